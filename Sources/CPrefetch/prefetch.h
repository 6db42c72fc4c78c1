// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

#ifndef QUARTET_PREFETCH_H
#define QUARTET_PREFETCH_H

/// Asks the processor to fetch the cache line at `address`; changes nothing and never faults.
static inline __attribute__((always_inline)) void quartet_prefetch(const void *address) {
  __builtin_prefetch(address, 0, 3);
}

#endif
