#include "allocation_counter.h"

#include <stdlib.h>

#if defined(__GLIBC__) && !defined(__SANITIZE_THREAD__) && !__has_feature(thread_sanitizer)

// The names that the program's calls reach before the C library's own; each counts and passes on.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local long count;
static _Thread_local long bytes;

static void note(size_t size) {
  count += 1;
  bytes += (long)size;
}

void *malloc(size_t size) {
  note(size);
  return __libc_malloc(size);
}

void *calloc(size_t members, size_t size) {
  note(members * size);
  return __libc_calloc(members, size);
}

void *realloc(void *block, size_t size) {
  note(size);
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  note(size);
  *block = __libc_memalign(alignment, size);
  return *block == NULL ? 12 : 0;
}

long allocation_count(void) { return count; }

long allocated_bytes(void) { return bytes; }

#else

long allocation_count(void) { return -1; }

long allocated_bytes(void) { return 0; }

#endif
