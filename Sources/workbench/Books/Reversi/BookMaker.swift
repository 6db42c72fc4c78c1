// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Reversi

/// Makes the opening book: studies ever more positions, and binds what was studied.
struct BookMaker: ~Copyable {
  private var search: Search
  private var plan = BookPlan()
  private let depth: Int

  /// - Parameters:
  ///   - weights: of the evaluation.
  ///   - depth: plies of each search.
  init(weights: Network?, depth: Int) {
    search = Search(capacity: 4 * Search.middling, weights: weights)
    self.depth = depth
  }

  /// How many positions were studied.
  var count: Int { plan.studies.count }

  /// Takes lines of studies; what is damaged is passed over.
  mutating func take(_ file: ArraySlice<UInt8>) {
    for line in String(decoding: file, as: UTF8.self).split(separator: "\n") {
      if let study = BookStudy(line, search.tables) { plan.add(study) }
    }
  }

  /// Studies the positions of this part that are wanted most.
  ///
  /// - Parameters:
  ///   - most: of them.
  ///   - again: whether those that were studied less deep are wanted, and not new ones.
  ///   - isMine: whether a position with this number, always the same, is of this part.
  ///   - write: gets a line about each.
  /// - Returns: how many there were.
  mutating func study(
    _ most: Int, again: Bool, where isMine: (UInt64) -> Bool, _ write: (String) -> Void
  ) -> Int {
    let wanted = again ? plan.wantedAgain(depth: depth) : plan.wanted()
    let mine = wanted.filter { isMine(BoundTable.key($0.own, $0.other).place) }.prefix(most)
    for board in mine {
      guard let study = BookStudy(board, depth: depth, &search) else { continue }
      plan.add(study)
      write(study.text + "\n")
    }
    return mine.count
  }

  /// How many positions there are of each number of discs.
  var counts: [(discs: Int, positions: Int)] {
    Dictionary(grouping: plan.studies.keys) { 64 - $0.emptyCount }
      .map { (discs: $0.key, positions: $0.value.count) }.sorted { $0.discs < $1.discs }
  }

  /// The bytes of the book.
  func book() -> [UInt8] {
    BookFile.bytes(studied: { plan.studies[$0] != nil }, leaves: plan.leaves(), search.tables)
  }
}
