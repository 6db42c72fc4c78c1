// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// What boards of few pieces are worth to whoever must give, and for those with the most pieces what each gift is worth,
/// as far as it is known: a book may be used while it is still being made, and what is missing is searched.
///
/// The file: "QBV2", then for each number of pieces from 0 on that there are boards of: the number of boards (4 bytes,
/// little-endian), the bits of the low part of Rice's code (1 byte), 1 where gifts are known and else 0 (1 byte), and, as
/// one stream of bits filled up to whole bytes, for each board in ascending order of its name how far the name is from
/// the one before less one, two bits: not known, or whoever gives loses, draws, wins; and where gifts are known and the
/// board is not lost the number of `GiftWorths`. Then a checksum: what is in the book is taken for proven. An empty
/// book knows nothing.
package struct ValueBook: Sendable {
  package static let magic: [UInt8] = Array("QBV2".utf8)

  /// Boards with the same number of pieces.
  package struct Layer: Sendable {
    /// Ascending.
    package var names: [UInt64] = []
    /// For each board its value + 2, or 0 where it is not known.
    package var values: [UInt8] = []
    /// For each board what its gifts are worth, as `GiftWorths` says it; empty where that follows from the next layer or
    /// is not known of any board.
    package var gifts: [UInt32] = []

    package init() {}
  }

  private(set) var layers: [Layer] = []

  /// Where a book is, by the rules.
  static func path(_ rules: Quarto.Rules) -> String { "books/quarto-\(rules.rawValue).values" }

  /// - Returns: nil when the bytes are not a whole book.
  package init?(_ bytes: [UInt8]) {
    guard let body = withoutChecksum(bytes), body.starts(with: Self.magic) else { return nil }
    var rest = body.dropFirst(4)
    while !rest.isEmpty {
      guard let layer = Self.layer(&rest, pieces: layers.count) else { return nil }
      layers.append(layer)
    }
  }

  private static func layer(_ rest: inout ArraySlice<UInt8>, pieces: Int) -> Layer? {
    guard rest.count > 6, pieces < 16 else { return nil }
    let count = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    let lowBits = UInt64(rest[rest.startIndex + 4])
    let hasGifts = rest[rest.startIndex + 5] != 0
    guard lowBits <= 32, count <= 8 * rest.count else { return nil }
    var bits = BitReader(rest.dropFirst(6))
    let giftBits = giftBits(pieces)
    var layer = Layer()
    layer.names.reserveCapacity(count)
    layer.values.reserveCapacity(count)
    if hasGifts { layer.gifts.reserveCapacity(count) }
    var next: UInt64 = 0
    for _ in 0..<count {
      guard let step = bits.readRice(lowBits: lowBits), let value = bits.read(bits: 2) else { return nil }
      layer.names.append(next &+ step)
      layer.values.append(UInt8(value))
      if hasGifts {
        guard let code = bits.read(bits: giftBits[Int(value)]) else { return nil }
        layer.gifts.append(UInt32(truncatingIfNeeded: code))
      }
      next = next &+ step &+ 1
    }
    rest = bits.rest
    return layer
  }

  /// How many bits the gifts of a board take, by what stands for its value.
  private static func giftBits(_ pieces: Int) -> [UInt64] {
    (0..<4).map { GiftWorths.bits(gifts: 16 - pieces, value: $0 - 2) }
  }

  package init(layers: [Layer] = []) { self.layers = layers }

  /// The book of these rules; an empty one where it is missing or damaged.
  init(_ rules: Quarto.Rules, _ resources: Resources) {
    self = resources.read(Self.path(rules)) { ValueBook($0) } ?? ValueBook()
  }

  var isEmpty: Bool { layers.isEmpty }

  package var bytes: [UInt8] {
    var bytes = Self.magic
    for (pieces, layer) in layers.enumerated() {
      let giftBits = Self.giftBits(pieces)
      let spread = (layer.names.last ?? 0) / UInt64(max(1, layer.names.count))
      let lowBits = UInt64(max(0, 63 - (spread | 1).leadingZeroBitCount))
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: layer.names.count >> (8 * $0)) }
      bytes += [UInt8(lowBits), layer.gifts.isEmpty ? 0 : 1]
      var bits = BitWriter()
      var next: UInt64 = 0
      for (index, (name, value)) in zip(layer.names, layer.values).enumerated() {
        bits.writeRice(name - next, lowBits: lowBits)
        bits.write(UInt64(value), bits: 2)
        if !layer.gifts.isEmpty { bits.write(UInt64(layer.gifts[index]), bits: giftBits[Int(value)]) }
        next = name + 1
      }
      bytes += bits.finish()
    }
    return withChecksum(bytes)
  }

  /// How many boards of so many pieces have a value, and how many there are.
  package func coverage(pieces: Int) -> (known: Int, all: Int) {
    guard layers.indices.contains(pieces) else { return (0, 0) }
    return (layers[pieces].values.count { $0 > 0 }, layers[pieces].values.count)
  }

  /// What is known, by number of pieces: the number for the gifts is 0 where they are not.
  package var entries: [[(name: UInt64, value: Int, gifts: UInt32)]] {
    layers.map { layer in
      layer.names.indices.compactMap { index in
        guard layer.values[index] > 0 else { return nil }
        let gifts = layer.gifts.isEmpty ? 0 : layer.gifts[index]
        return (layer.names[index], Int(layer.values[index]) - 2, gifts)
      }
    }
  }

  /// Of how many boards of so many pieces that are not lost each gift is known, and how many of these there are.
  package func giftCoverage(pieces: Int) -> (known: Int, all: Int) {
    guard layers.indices.contains(pieces) else { return (0, 0) }
    return (layers[pieces].gifts.count { $0 > 0 }, layers[pieces].values.count { $0 > 1 })
  }

  /// Where a board stands in its layer; nil when it is not there.
  private func index(of position: SearchPosition, _ solver: borrowing Solver) -> Int? {
    guard layers.indices.contains(position.count), !layers[position.count].names.isEmpty else { return nil }
    let names = layers[position.count].names
    return names.place(of: solver.name(position), in: 0..<names.count)
  }

  /// What a board on which nobody has won is worth to whoever must give; nil when it is not known.
  package func value(giving position: SearchPosition, _ solver: borrowing Solver) -> Int? {
    guard let index = index(of: position, solver) else { return nil }
    let value = Int(layers[position.count].values[index])
    return value == 0 ? nil : value - 2
  }

  /// What each gift of a board on which nobody has won is worth to the giver; nil when it is not known.
  func gifts(of position: SearchPosition, _ solver: borrowing Solver) -> [Int: Int]? {
    guard let index = index(of: position, solver) else { return nil }
    let layer = layers[position.count]
    let value = Int(layer.values[index]) - 2
    guard value > -2, value < 0 || !layer.gifts.isEmpty else { return nil }
    let form = solver.canonical(position)
    var worths: [Int: Int] = [:]
    for gift in 0..<16 where position.left >> UInt16(gift) & 1 == 1 {
      let number = form.number(of: gift, left: position.left)
      let code = value < 0 ? 0 : layer.gifts[index]
      guard let worth = GiftWorths.worth(of: number, in: code, value: value) else { return nil }
      worths[gift] = worth
    }
    return worths
  }

  /// What a gift is worth to the giver of a board, as far as that is known.
  func worth(giving piece: Int, of position: SearchPosition, _ solver: borrowing Solver) -> Int? {
    if let worth = gifts(of: position, solver)?[piece] { return worth }
    var given = position
    given.left &= ~(1 << UInt16(piece))
    return value(given, placing: piece, solver).map { -$0 }
  }

  /// What `position` is worth to whoever must place `piece`, by the boards of one piece more; nil unless enough of them
  /// are known.
  package func value(_ position: SearchPosition, placing piece: Int, _ solver: borrowing Solver) -> Int? {
    if solver.winningCells(position.planes, position.occupied, piece) != 0 { return 1 }
    guard layers.indices.contains(position.count + 1) else { return nil }
    var (best, isWhole) = (-1, true)
    for cell in 0..<16 where position.occupied >> UInt16(cell) & 1 == 0 {
      var after = position
      after.put(piece, on: cell)
      if let value = value(giving: after, solver) { best = max(best, value) } else { isWhole = false }
      if best == 1 { return 1 }
    }
    return isWhole ? best : nil
  }
}

extension Solver {
  /// The board's name in the book: its key without the gap between its parts.
  package func name(_ position: SearchPosition) -> UInt64 {
    let count = position.count
    let key = key(position.planes, position.occupied, count)
    return (key >> table.numberShift) << UInt64(4 * count) | key & (1 << UInt64(4 * count) - 1)
  }
}
