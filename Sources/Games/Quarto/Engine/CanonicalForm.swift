// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A position in its canonical form, and how its pieces are called there.
struct CanonicalForm {
  var key: UInt64
  /// For each trait of the canonical form: which trait it is here, and whether it is turned round.
  var traits: [(trait: Int, isFlipped: Bool)]

  func image(of piece: Int) -> Int {
    var image = 0
    for (index, entry) in traits.enumerated() {
      let bit = piece >> entry.trait & 1 ^ (entry.isFlipped ? 1 : 0)
      image |= bit << index
    }
    return image
  }
}

extension Solver {
  /// The key together with a relabelling that leads to it.
  func canonical(_ position: SearchPosition) -> CanonicalForm {
    canonicalForms(position).first ?? CanonicalForm(key: 0, traits: (0..<4).map { ($0, false) })
  }

  /// The key together with every relabelling that leads to it.
  func canonicalForms(_ position: SearchPosition) -> [CanonicalForm] {
    let occupied = position.occupied
    let to = masks.smallest[Int(occupied)]
    let lowest = to == 0 ? 0 : to.trailingZeroBitCount
    let first = Int(masks.firstSymmetry[Int(occupied)])
    var best = UInt64.max
    var found: [[(plane: UInt16, trait: Int, isFlipped: Bool)]] = []
    for index in 0..<Int(masks.symmetryCount[Int(occupied)]) {
      let offset = Int(masks.symmetries[first + index]) << 8
      var images: [(plane: UInt16, trait: Int, isFlipped: Bool)] = (0..<4).map { trait in
        let plane = Int(position.planes >> UInt64(16 * trait) & 0xFFFF)
        let moved = masks.low[offset + (plane & 255)] | masks.high[offset + (plane >> 8)]
        let isFlipped = moved >> UInt16(lowest) & 1 == 1
        return (isFlipped ? moved ^ to : moved, trait, isFlipped)
      }
      images.sort { ($0.plane, $0.trait) < ($1.plane, $1.trait) }
      let word = images.enumerated().reduce(UInt64(0)) {
        $0 | UInt64($1.element.plane) << UInt64(16 * $1.offset)
      }
      if word < best { found.removeAll() }
      best = min(best, word)
      if word == best { found += Self.orders(images) }
    }
    let packed = key(position.planes, occupied, position.count)
    return found.map { images in
      CanonicalForm(key: packed, traits: images.map { ($0.trait, $0.isFlipped) })
    }
  }

  /// Every order of the sorted `images` in which the planes stay sorted: equal ones may change places.
  private static func orders(
    _ images: [(plane: UInt16, trait: Int, isFlipped: Bool)]
  ) -> [[(plane: UInt16, trait: Int, isFlipped: Bool)]] {
    guard let smallest = images.first?.plane else { return [[]] }
    return images.indices.filter { images[$0].plane == smallest }.flatMap { index in
      var rest = images
      let chosen = rest.remove(at: index)
      return orders(rest).map { [chosen] + $0 }
    }
  }
}
