// The program's malloc: glibc's, which is told apart from it only while something is being counted.
#define _GNU_SOURCE
#include "heap.h"
#include <errno.h>
#include <malloc.h>
#include <stdbool.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static bool is_counting;
static uint64_t allocations;
static int64_t live, peak;

static void *count(void *block) {
  if (__builtin_expect(is_counting, 0) && block) {
    allocations++;
    live += (int64_t)malloc_usable_size(block);
    if (live > peak) peak = live;
  }
  return block;
}

static void uncount(void *block) {
  if (__builtin_expect(is_counting, 0) && block) live -= (int64_t)malloc_usable_size(block);
}

void *malloc(size_t size) { return count(__libc_malloc(size)); }
void *calloc(size_t number, size_t size) { return count(__libc_calloc(number, size)); }
void *memalign(size_t alignment, size_t size) { return count(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return count(__libc_memalign(alignment, size)); }

void *realloc(void *block, size_t size) {
  uncount(block);
  return count(__libc_realloc(block, size));
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *block = count(__libc_memalign(alignment, size));
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

void free(void *block) {
  uncount(block);
  __libc_free(block);
}

void heap_start_counting(void) {
  allocations = 0;
  live = 0;
  peak = 0;
  is_counting = true;
}

void heap_stop_counting(void) { is_counting = false; }
uint64_t heap_allocations(void) { return allocations; }
uint64_t heap_peak(void) { return (uint64_t)peak; }
