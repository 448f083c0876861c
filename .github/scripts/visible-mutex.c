// Tells the thread sanitizer what Synchronization.Mutex does.
//
// On Linux an uncontended lock is inlined into its user and seen, but a contended one is taken and
// released inside libswiftSynchronization, which is not instrumented: whatever a Mutex protects
// would be reported as a race. The linker's --wrap puts these functions around that library's.

#include <sanitizer/tsan_interface.h>
#include <stdbool.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *mutex

// _MutexHandle._lockSlow(_: UInt32)
SWIFT void real_lock(uint32_t thread, SELF)
    __asm__("__real_$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
SWIFT void visible_lock(uint32_t thread, SELF)
    __asm__("__wrap_$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");

SWIFT void visible_lock(uint32_t thread, SELF) {
  real_lock(thread, mutex);
  __tsan_acquire(mutex);
}

// _MutexHandle._tryLockSlow() -> Bool
SWIFT bool real_try(SELF)
    __asm__("__real_$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF");
SWIFT bool visible_try(SELF)
    __asm__("__wrap_$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF");

SWIFT bool visible_try(SELF) {
  bool locked = real_try(mutex);
  if (locked) __tsan_acquire(mutex);
  return locked;
}

// _MutexHandle._unlockSlow()
SWIFT void real_unlock(SELF)
    __asm__("__real_$s15Synchronization12_MutexHandleV11_unlockSlowyyF");
SWIFT void visible_unlock(SELF)
    __asm__("__wrap_$s15Synchronization12_MutexHandleV11_unlockSlowyyF");

SWIFT void visible_unlock(SELF) {
  __tsan_release(mutex);
  real_unlock(mutex);
}
