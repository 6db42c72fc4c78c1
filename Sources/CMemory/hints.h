// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

#ifndef QUARTET_MEMORY_HINTS_H
#define QUARTET_MEMORY_HINTS_H

#include <features.h>
#include <stddef.h>
#include <stdint.h>
#ifdef __GLIBC__
#include <link.h>
#include <malloc.h>
#include <string.h>
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

#ifdef __GLIBC__
/// Whether a loaded object is the program itself, whose name is empty, or a library of Swift. Others may change their code while
/// they run, as those of graphics cards do, and must keep it.
static inline int quartet_has_plain_code(const char *_Nullable path) {
  if (!path || !*path) return 1;
  const char *slash = strrchr(path, '/');
  const char *name = slash ? slash + 1 : path;
  static const char *const beginnings[] = {"libswift", "lib_swift", "libFoundation", "lib_Foundation", "libdispatch"};
  for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++) {
    if (!strncmp(name, beginnings[i], strlen(beginnings[i]))) return 1;
  }
  return 0;
}

/// Gives back the segments that nobody writes to of an object that begins at this address; see elf(5).
static inline void quartet_release_segments(uintptr_t base) {
  const ElfW(Ehdr) *header = (const ElfW(Ehdr) *)base;
  const ElfW(Phdr) *segments = (const ElfW(Phdr) *)(base + header->e_phoff);
  const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (size_t i = 0; i < header->e_phnum; i++) {
    if (segments[i].p_type != PT_LOAD || segments[i].p_flags & PF_W) continue;
    const uintptr_t start = (base + segments[i].p_vaddr) & ~(page - 1);
    madvise((void *)start, base + segments[i].p_vaddr + segments[i].p_memsz - start, MADV_DONTNEED);
  }
}
#endif

/// Gives the pages of code and constants of the program and of the Swift library back: those that are used again come from the
/// system's cache. When no library is about to be loaded.
static inline void quartet_release_code(void) {
#ifdef __GLIBC__
  // A program that cannot be moved has no address here, and keeps its pages.
  for (const struct link_map *object = _r_debug.r_map; object; object = object->l_next) {
    if (object->l_addr && quartet_has_plain_code(object->l_name)) quartet_release_segments(object->l_addr);
  }
#endif
}

#endif
