// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// Who has played on a board that was set up elsewhere, and in which order that can have been.
extension ConnectFour.Board {
  /// Signs of the side that begins.
  private static let first = Set<Character>("x1")
  private static let second = Set<Character>("o2")

  func moves() throws(TranscriptError) -> [ConnectFour.Move] {
    let counts = stacks.joined().reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
    guard let first = try beginner(counts) else { return [] }
    let discs = stacks.map { $0.map { $0 == first ? Seat.first : .second } }
    guard let order = ConnectFour.FallingOrder(discs).columns else {
      throw TranscriptError(.picture, tr("no game leads to this board: four lie in a row too early."))
    }
    return order.compactMap { ConnectFour.Move(column: $0) }
  }

  /// The side that has begun: x and 1 always do; of colours the one that has a disc more, and of equal numbers red or the one
  /// whose turn it is. Nil of the empty board.
  private func beginner(_ counts: [Character: Int]) throws(TranscriptError) -> Character? {
    let signs = counts.keys.sorted { Self.rank($0) < Self.rank($1) }
    guard let one = signs.first else { return nil }
    let other = signs.count > 1 ? signs[1] : nil
    let (own, others) = (counts[one] ?? 0, other.flatMap { counts[$0] } ?? 0)
    func wrong() -> TranscriptError {
      let places: KeyValuePairs = [
        "one": String(one), "count": String(own), "other": other.map { String($0) } ?? "-",
        "others": String(others),
      ]
      return TranscriptError(
        .picture,
        tr("{one} has {count} discs and {other} {others}: whoever begins has as many or one more.", places))
    }
    if Self.second.contains(one), other == nil { throw wrong() }
    guard abs(own - others) <= 1 else { throw wrong() }
    let isFixed = Self.first.contains(one)
    if own < others {
      guard !isFixed, let other else { throw wrong() }
      return other
    }
    guard own == others, let told, let other, !isFixed else {
      if let told, other != nil, (told == one) != (own == others) { throw toldWrong(told) }
      return one
    }
    return told == other ? other : one
  }

  private func toldWrong(_ sign: Character) -> TranscriptError {
    TranscriptError(
      .picture, tr("by the count of discs it is not the turn of {side}.", ["side": String(sign)]))
  }

  private static func rank(_ sign: Character) -> (Int, String) {
    let isFirst = first.contains(sign) || (colours["red"] ?? []).contains(sign)
    return (isFirst ? 0 : 1, String(sign))
  }
}
