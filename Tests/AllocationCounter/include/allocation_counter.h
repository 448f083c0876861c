#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

// Returns how many blocks of memory the calling thread has asked for so far,
// or -1 where allocations cannot be counted.
long allocation_count(void);

// Returns how many bytes it has asked for.
long allocated_bytes(void);

#endif
