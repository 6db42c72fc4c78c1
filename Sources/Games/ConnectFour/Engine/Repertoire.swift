// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Which positions the opening book holds, and in which order: the book's writer and reader both walk here, so the
/// file needs no keys.
package enum Repertoire {
  /// The first positions in which a seat is to move: the empty board, or the board after any first move.
  /// - Parameter firstPly: 0 or 1.
  package static func roots(firstPly: Int) -> [SearchPosition] {
    let empty = SearchPosition()
    return firstPly == 0 ? [empty] : ordered((0..<7).map { empty.playing($0) })
  }

  /// The positions two plies on in which the same seat is to move again: its book move in each position of `layer`,
  /// then every answer. Games that end in between are left out.
  /// - Parameter moves: the column of the book move, 0...6, for each position.
  package static func next(_ layer: [SearchPosition], moves: [Int]) -> [SearchPosition] {
    var found: [SearchPosition] = []
    found.reserveCapacity(layer.count * 7)
    for (position, move) in zip(layer, moves) where position.isLegal(move) && !position.isWin(move) {
      let child = position.playing(move)
      for column in 0..<7 where child.isLegal(column) && !child.isWin(column) {
        found.append(child.playing(column))
      }
    }
    return ordered(found)
  }

  /// How many positions `layers` has of each ply up to `OpeningBook.lastPly`: what tells the parts of the file apart without listing them.
  static let counts = [1, 4, 25, 121, 568, 2144, 8231, 27_109, 91_295, 269_531, 809_464]

  /// Every position of each ply from the empty board on in which the game is not over.
  package static func layers(through ply: Int) -> [[SearchPosition]] {
    linkedLayers(through: ply).map(\.positions)
  }

  /// The positions of a ply, and where those that follow them stand.
  struct Layer {
    var positions: [SearchPosition]
    /// For each position and column the place in the next layer, or `noLink` where the column is full or wins. Empty in the last layer.
    ///
    /// Sorting the next layer tells it by the way; to look for all of these places again would take twice as long as to list the
    /// positions.
    var links: [UInt32] = []
  }
  static let noLink = UInt32.max

  /// `layers`, with what leads from one to the next.
  static func linkedLayers(through ply: Int) -> [Layer] {
    var layers = [Layer(positions: [SearchPosition()])]
    while layers.count <= ply {
      let last = layers.count - 1
      let before = layers[last].positions
      var (keys, origins): ([UInt64], [UInt32]) = ([], [])
      keys.reserveCapacity(before.count * 7)
      origins.reserveCapacity(before.count * 7)
      for (index, position) in before.enumerated() {
        for column in 0..<7 where position.isLegal(column) && !position.isWin(column) {
          keys.append(position.playing(column).canonical.key)
          origins.append(UInt32(7 * index + column))
        }
      }
      sort(&keys, &origins)
      var links = [UInt32](repeating: noLink, count: 7 * before.count)
      var found: [SearchPosition] = []
      var latest: UInt64?
      for (key, origin) in zip(keys, origins) {
        if key != latest { found.append(SearchPosition(key: key)) }
        latest = key
        links[Int(origin)] = UInt32(found.count - 1)
      }
      layers[last].links = links
      layers.append(Layer(positions: found))
    }
    return layers
  }

  /// Every position after `ply` plies from the empty board in which the game is not over.
  package static func all(ply: Int) -> [SearchPosition] { layers(through: ply)[ply] }

  /// One of each position and its mirror image, once each, by ascending key.
  private static func ordered(_ positions: [SearchPosition]) -> [SearchPosition] {
    var keys = positions.map(\.canonical.key)
    var none = [UInt32](repeating: 0, count: keys.count)
    sort(&keys, &none)
    var last: UInt64?
    return keys.compactMap { key in
      if key == last { return nil }
      last = key
      return SearchPosition(key: key)
    }
  }

  /// Brings keys into ascending order, and what belongs to each with it, digit after digit from the lowest: of a million keys in a third
  /// of the time that comparing takes.
  private static func sort(_ keys: inout [UInt64], _ others: inout [UInt32]) {
    var (nextKeys, nextOthers) = (keys, others)
    let digit = 10
    for shift in stride(from: 0, to: 7 * 7, by: digit) {
      var ends = Array(repeating: 0, count: 1 << digit)
      for key in keys { ends[Int(key &>> UInt64(shift)) & (1 << digit - 1)] += 1 }
      var sum = 0
      for index in ends.indices { (ends[index], sum) = (sum, sum + ends[index]) }
      for place in keys.indices {
        let index = Int(keys[place] &>> UInt64(shift)) & (1 << digit - 1)
        nextKeys[ends[index]] = keys[place]
        nextOthers[ends[index]] = others[place]
        ends[index] += 1
      }
      swap(&keys, &nextKeys)
      swap(&others, &nextOthers)
    }
  }
}
