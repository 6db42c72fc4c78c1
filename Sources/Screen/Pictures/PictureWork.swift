// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Synchronization
import Threads

/// Pictures that are rasterised by two threads, each of which takes the next one that nobody has begun.
final class PictureWork: Sendable {
  private final class Slot: Sendable {
    let order: PictureOrder
    let bitmap = Mutex<Bitmap?>(nil)

    init(_ order: PictureOrder) { self.order = order }
  }

  private let folder: String
  private let slots: [Slot]
  /// Places in `slots`, the largest picture first, so that both threads end at about the same time.
  private let turns: [Int]
  private let next = Atomic<Int>(0)

  /// From this many pixels in all, a second thread is worth its start.
  private static let worthSharing = 96 * 96

  init(_ orders: [PictureOrder], folder: String) {
    self.folder = folder
    slots = orders.map(Slot.init)
    turns = orders.indices.sorted { orders[$0].area > orders[$1].area }
  }

  /// One bitmap for each order, nil where there is none. To be called once.
  func done() -> [Bitmap?] {
    let pixels = slots.reduce(0) { $0 + $1.order.area }
    if slots.count > 1 && pixels >= PictureWork.worthSharing,
      let helper = try? Thread({ [self] in
        work()
        // SDL keeps its last error for each thread, and hears only of its own threads when they end.
        SDL_TLSCleanup()
      })
    {
      work()
      helper.join()
    } else {
      work()
    }
    return slots.map { slot in
      slot.bitmap.withLock { bitmap in
        let taken = bitmap
        bitmap = nil
        return taken
      }
    }
  }

  private func work() {
    while true {
      let turn = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard turn < turns.count else { return }
      let slot = slots[turns[turn]]
      slot.bitmap.withLock { $0 = slot.order.bitmap(folder: folder) }
    }
  }
}
