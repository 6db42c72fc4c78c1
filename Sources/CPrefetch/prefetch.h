// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

#ifndef QUARTET_PREFETCH_H
#define QUARTET_PREFETCH_H

#include <features.h>
#include <stdint.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Asks the processor to fetch the cache line at `address`; changes nothing and never faults.
static inline __attribute__((always_inline)) void quartet_prefetch(const void *_Nonnull address) {
  __builtin_prefetch(address, 0, 3);
}

/// The memory at an address that is not 0: an address may be handed from thread to thread, a pointer may not.
static inline __attribute__((always_inline)) void *_Nonnull quartet_memory(uintptr_t address) {
  return (void *_Nonnull)address;
}

/// Keeps the heap in one piece: one arena for all threads, and whatever is as large as a picture mapped by itself, so that it
/// goes back to the system as soon as it is free. Searches and drawing take their memory in large pieces and seldom, so that
/// nobody waits for the one arena. Before the first thread.
static inline void quartet_gather_heap(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_MMAP_THRESHOLD, 128 << 10);
  mallopt(M_TRIM_THRESHOLD, 256 << 10);
#endif
}

/// Gives what lies free on the heap back to the system, where the library can.
static inline void quartet_trim_heap(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

#endif
