// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Testing

@testable import Screen

struct CacheTests {
  private func key(_ i: Int) -> RasterCache.Key { .fill(.disc(radius: Double(i)), scale: 1) }

  @Test func whatIsUsedIsMadeOnce() {
    let cache = RasterCache(budget: 1 << 20)
    var made = 0
    for _ in 0..<3 {
      _ = cache.value(key(1)) {
        made += 1
        return .mask(Mask(width: 10, height: 10))
      }
    }
    #expect(made == 1)
  }

  @Test func theLongestUnusedGoesFirstAndTheScreenStays() {
    let cache = RasterCache(budget: 50_000)
    // Number 0 is on screen all the time.
    for i in 0..<40 {
      cache.nextFrame()
      cache.touch(key(0))
      _ = cache.value(key(i)) { .mask(Mask(width: 100, height: 100)) }
      if cache.isFull {
        cache.touch(key(0))
        cache.evict()
      }
      #expect(cache.bytes <= 50_000 + 10_200)
    }
    var remade = false
    _ = cache.value(key(0)) {
      remade = true
      return .nothing
    }
    #expect(!remade)
  }

  @Test func framesInUseAreKeptWhateverTheyCost() {
    let cache = RasterCache(budget: 1000)
    cache.nextFrame()
    for i in 0..<5 { _ = cache.value(key(i)) { .mask(Mask(width: 100, height: 100)) } }
    cache.evict()
    #expect(cache.bytes > 50_000)
  }
}
