// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

#ifndef QUARTET_MEMORY_HINTS_H
#define QUARTET_MEMORY_HINTS_H

#include <features.h>
#include <stdint.h>
#ifdef __GLIBC__
#include <link.h>
#include <malloc.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <unistd.h>
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

/// Gives the pages of the program's own code and constants back: those that are used again come from the system's cache. Its
/// segments that nobody writes to are where its headers say; see elf(5).
static inline void quartet_release_code(void) {
#ifdef __GLIBC__
  const ElfW(Phdr) *headers = (const ElfW(Phdr) *)getauxval(AT_PHDR);
  const size_t count = headers ? getauxval(AT_PHNUM) : 0;
  const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t base = 0;
  for (size_t i = 0; i < count; i++) {
    if (headers[i].p_type == PT_PHDR) base = (uintptr_t)headers - headers[i].p_vaddr;
  }
  for (size_t i = 0; i < count; i++) {
    if (headers[i].p_type != PT_LOAD || headers[i].p_flags & PF_W) continue;
    const uintptr_t start = (base + headers[i].p_vaddr) & ~(page - 1);
    madvise((void *)start, base + headers[i].p_vaddr + headers[i].p_memsz - start, MADV_DONTNEED);
  }
#endif
}

#endif
