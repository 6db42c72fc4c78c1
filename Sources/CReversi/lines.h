// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

// The four lines through a square side by side in one vector (AVX2). Written in C, because Swift cannot tell what it is compiled
// for, and where a processor cannot shift each lane by its own step, that is slower than one line after the other. A twin of each
// in Swift serves those.
#ifndef QUARTET_REVERSI_LINES_H
#define QUARTET_REVERSI_LINES_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __x86_64__
#include <immintrin.h>

/// Whether this program is compiled for processors that have such vectors.
static inline __attribute__((always_inline)) bool quartet_has_lines(void) {
#ifdef __AVX2__
  return true;
#else
  return false;
#endif
}

/// Whether the processor at hand has them: for tests of a program that does not use them.
static inline bool quartet_can_lines(void) { return __builtin_cpu_supports("avx2"); }

#ifdef __AVX2__
#define QUARTET_LINES static inline __attribute__((always_inline))
#else
#define QUARTET_LINES static inline __attribute__((target("avx2")))
#endif

/// Any bit of the four lanes.
QUARTET_LINES uint64_t quartet_any(__m256i lanes) {
  const __m128i half = _mm_or_si128(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256(lanes, 1));
  return (uint64_t)_mm_cvtsi128_si64(_mm_or_si128(half, _mm_unpackhi_epi64(half, half)));
}

/// The squares that `own` can play, the other side being `other`: Kogge and Stone's parallel prefix, all lines at once.
QUARTET_LINES uint64_t quartet_moves(uint64_t own, uint64_t other) {
  const __m256i step = _mm256_setr_epi64x(1, 8, 7, 9);
  const __m256i twice = _mm256_setr_epi64x(2, 16, 14, 18);
  const int64_t inner = 0x7E7E7E7E7E7E7E7E;
  const __m256i from = _mm256_set1_epi64x((int64_t)own);
  // A disc on the left or right edge is never between two others in a row or a diagonal.
  const __m256i through =
      _mm256_and_si256(_mm256_set1_epi64x((int64_t)other), _mm256_setr_epi64x(inner, -1, inner, inner));
  __m256i up = _mm256_and_si256(through, _mm256_sllv_epi64(from, step));
  __m256i down = _mm256_and_si256(through, _mm256_srlv_epi64(from, step));
  up = _mm256_or_si256(up, _mm256_and_si256(through, _mm256_sllv_epi64(up, step)));
  down = _mm256_or_si256(down, _mm256_and_si256(through, _mm256_srlv_epi64(down, step)));
  const __m256i up_pairs = _mm256_and_si256(through, _mm256_sllv_epi64(through, step));
  const __m256i down_pairs = _mm256_srlv_epi64(up_pairs, step);
  up = _mm256_or_si256(up, _mm256_and_si256(up_pairs, _mm256_sllv_epi64(up, twice)));
  down = _mm256_or_si256(down, _mm256_and_si256(down_pairs, _mm256_srlv_epi64(down, twice)));
  up = _mm256_or_si256(up, _mm256_and_si256(up_pairs, _mm256_sllv_epi64(up, twice)));
  down = _mm256_or_si256(down, _mm256_and_si256(down_pairs, _mm256_srlv_epi64(down, twice)));
  const __m256i ends = _mm256_or_si256(_mm256_sllv_epi64(up, step), _mm256_srlv_epi64(down, step));
  return quartet_any(ends) & ~(own | other);
}

/// The discs of `other` that `own` turns with a disc on an empty square.
/// - Parameter rays: the squares in each direction from there: to the right, down, down and left, down and right, then their
///   opposites; 32 bytes aligned.
QUARTET_LINES uint64_t quartet_flips(uint64_t own, uint64_t other, const uint64_t *_Nonnull rays) {
  const __m256i none = _mm256_setzero_si256();
  const __m256i mine = _mm256_set1_epi64x((int64_t)own);
  const __m256i theirs = _mm256_set1_epi64x((int64_t)other);
  // Upwards in the bits the nearest square that is not the other side's is the lowest.
  const __m256i after = _mm256_load_si256((const __m256i *)rays);
  __m256i end = _mm256_andnot_si256(theirs, after);
  end = _mm256_and_si256(mine, _mm256_and_si256(end, _mm256_sub_epi64(none, end)));
  const __m256i below = _mm256_add_epi64(end, _mm256_set1_epi64x(-1));
  __m256i flips =
      _mm256_andnot_si256(_mm256_cmpeq_epi64(end, none), _mm256_and_si256(after, below));
  // Downwards it is the highest, above which everything else lies when all lower squares are filled.
  const __m256i before = _mm256_load_si256((const __m256i *)rays + 1);
  const __m256i step = _mm256_setr_epi64x(1, 8, 7, 9);
  end = _mm256_andnot_si256(theirs, before);
  end = _mm256_or_si256(end, _mm256_srlv_epi64(end, step));
  end = _mm256_or_si256(end, _mm256_srlv_epi64(end, _mm256_setr_epi64x(2, 16, 14, 18)));
  end = _mm256_or_si256(end, _mm256_srlv_epi64(end, _mm256_setr_epi64x(4, 32, 28, 36)));
  end = _mm256_and_si256(mine, _mm256_andnot_si256(_mm256_srlv_epi64(end, step), end));
  const __m256i above = _mm256_sub_epi64(none, _mm256_slli_epi64(end, 1));
  flips = _mm256_or_si256(flips, _mm256_and_si256(before, above));
  return quartet_any(flips);
}

#endif
#endif
