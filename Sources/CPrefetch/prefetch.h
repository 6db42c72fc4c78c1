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

/// Gives what lies free on the heap back to the system, where the library can.
static inline void quartet_trim_heap(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

#endif
