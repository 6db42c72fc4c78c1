// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// Positions of few pieces with the gifts that are proven not to lose, by canonical key.
///
/// The file: "QBK2", then for each entry eight bytes of key and two bytes of mask, little-endian, sorted by key, and a
/// checksum: what is in the book is taken for proven, so a damaged one must not be believed. Bit p of the mask: giving
/// canonical piece p does not lose. Made by `workbench quarto`; a missing or damaged book is an empty one.
struct GiftBook: Sendable {
  static let magic: [UInt8] = Array("QBK2".utf8)
  static let entrySize = 10

  let gifts: [UInt64: UInt16]

  init(_ bytes: [UInt8]?) {
    guard let bytes = bytes.flatMap(withoutChecksum), bytes.starts(with: Self.magic),
      (bytes.count - 4) % Self.entrySize == 0
    else {
      gifts = [:]
      return
    }
    var gifts: [UInt64: UInt16] = [:]
    for start in stride(from: 4, to: bytes.count, by: Self.entrySize) {
      let key = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << UInt64(8 * $1) }
      gifts[key] = UInt16(bytes[start + 8]) | UInt16(bytes[start + 9]) << 8
    }
    self.gifts = gifts
  }

  init(gifts: [UInt64: UInt16]) { self.gifts = gifts }

  var count: Int { gifts.count }

  /// Pieces of `position` whose gift is proven not to lose; nil when the position is not in the book.
  func safeGifts(_ position: SearchPosition, _ solver: borrowing Solver) -> UInt16? {
    if gifts.isEmpty { return nil }
    let forms = solver.canonicalForms(position)
    guard let mask = forms.first.flatMap({ gifts[$0.key] }) else { return nil }
    var pieces: UInt16 = 0
    // A board that is symmetric itself has several names for the same gift.
    for form in forms {
      for piece in 0..<16 where mask >> UInt16(form.image(of: piece)) & 1 == 1 {
        pieces |= 1 << UInt16(piece)
      }
    }
    return pieces & position.left
  }

  /// The file for these entries.
  static func bytes(_ entries: [UInt64: UInt16]) -> [UInt8] {
    var bytes = magic
    for (key, mask) in entries.sorted(by: { $0.key < $1.key }) {
      for shift in 0..<8 { bytes.append(UInt8(key >> UInt64(8 * shift) & 255)) }
      bytes += [UInt8(mask & 255), UInt8(mask >> 8)]
    }
    return withChecksum(bytes)
  }
}

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
