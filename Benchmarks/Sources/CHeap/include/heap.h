#pragma once
#include <stdint.h>

/// Starts counting from zero.
void heap_start_counting(void);
/// Stops counting.
void heap_stop_counting(void);
/// How many blocks have been allocated while counting.
uint64_t heap_allocations(void);
/// By how many bytes the heap was larger at most than when counting started.
uint64_t heap_peak(void);
