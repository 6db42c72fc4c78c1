// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Words

extension Goal {
  /// What a move that keeps it is worth, and what any other is worth at most, in the measure of proven scores.
  private func worths(_ toldLoss: Int?) -> (right: Int, wrong: Int) {
    switch self {
    case .win, .fill: (1, 0)
    case .draw, .safe: (0, -1)
    case .discs(let least), .aim(_, let least): (least, least - (toldLoss ?? 1))
    }
  }

  /// What a move that does not keep it did wrong, as the review of a game would say it: that no other than the right ones keeps it is
  /// proven of every puzzle.
  /// - Parameters:
  ///   - value: what the move is proven to be worth, for whoever made it; nil when that is not known.
  ///   - line: how the other side makes use of it.
  ///   - right: a move that keeps it, and how that goes on.
  ///   - also: other moves that keep it.
  func explanation<G: Game>(
    of move: G.Move, value: Int? = nil, line: [G.Move], insteadOf right: [G.Move], also: [G.Move] = [],
    in position: G.Position, _ game: G.Type
  ) -> Explanation? {
    guard let after = position.playing(move), let best = right.first else { return nil }
    let worths = worths(G.facets.toldLoss)
    var values = Dictionary(
      position.legalMoves.map { ($0.description, worths.wrong) }, uniquingKeysWith: { first, _ in first })
    for keeper in [best] + also { values[keeper.description] = worths.right }
    let decisive = Explainer<G>.decisive(in: line, from: after, of: position.turn.other, ends: true)
    values[move.description] = value ?? (decisive == nil ? worths.wrong : min(worths.wrong, -1))
    var found = G.explanation(
      of: ReviewedMove(
        move.description, values: values, isWhole: true, line: line.map(\.description),
        betterLine: right.map(\.description)), in: position)
    // A puzzle tells of what comes later than a board could show in a review.
    if found?.lets == nil, let decisive {
      found?.lets = .init(
        decisive.idea, decisive.move.description, decisive.number - (after.turn == position.turn ? 1 : 0),
        isNew: !G.facets.stands(decisive.idea, of: decisive.move, in: position))
    }
    return found
  }
}

extension PackedPuzzle {
  /// What is seen of what the right move prevents: of the move that the danger begins with, nil where nothing is known of it.
  public func danger<G: Game>(in position: G.Position, _ game: G.Type) -> Explanation? {
    let moves = danger.compactMap { G.Move($0) }
    guard let wrong = moves.first else { return nil }
    return goal.explanation(
      of: wrong, line: Array(moves.dropFirst()), insteadOf: solution.compactMap { G.Move($0) },
      also: also.compactMap { G.Move($0) }, in: position, G.self)
  }

  /// What the other side would do if it were its turn, where that decides and the danger shows it; nil else. It names no move: that is
  /// often the one that is looked for.
  public func threat<G: Game>(in position: G.Position, _ game: G.Type) -> String? {
    let lets = danger(in: position, G.self)?.lets
    return lets.flatMap { $0.idea.isCertain && !$0.isNew && $0.distance < 2 ? $0.idea.clue : nil }
  }

  /// So many characters of reasons are read, and have room beside the board.
  fileprivate static var longest: Int { 300 }

  /// What another first move than the right one would have allowed, as a game tells it; nil where nothing is known of it.
  private func danger<G: Game>(from start: G.Position, _ game: G.Type) -> PuzzleDanger<G.Position>? {
    let moves = danger.compactMap { G.Move($0) }
    guard !moves.isEmpty, let found = danger(in: start, G.self) else { return nil }
    guard let lets = found.lets else {
      return PuzzleDanger(moves, idea: found.lets == nil ? found.prospect : nil)
    }
    let decider = start.line(moves).dropFirst().first { $0.move.description == lets.move }
    return PuzzleDanger(moves, idea: lets.idea, decider: lets.distance == 0 ? nil : decider)
  }

  /// Why the line of the puzzle was right, and the ids of what shows it. Every own turn is told by its moves, as far as the rules show
  /// what they are for, and numbered where there are more; a win up to the move that decides it, and of what is not to be won also
  /// what another first move would have allowed. Else it is told what was proven.
  /// - Parameters:
  ///   - line: all moves that were made, each in its position.
  ///   - name: of a side, in the middle of a sentence; nil for the reader.
  public func why<G: Game>(
    _ line: [(position: G.Position, move: G.Move)], _ game: G.Type, name: (Seat) -> String?
  ) -> (words: String, cells: [String]) {
    guard let start = line.first?.position else { return ("", []) }
    let reasons = PuzzleReasons<G>(
      goal: goal, turns: PuzzleReasons<G>.turns(of: line.map(\.move), from: start),
      all: start.line(line.map(\.move)),
      name: name(start.turn.other) ?? tr("the other side"))
    let proven = Self.why(goal, isOnly: also.isEmpty)
    if let won = reasons.won(proven) { return won }
    let danger = danger(from: start, G.self)
    let first = reasons.first(insteadOf: danger)
    let (right, whole) = (first.right ?? proven, [first.right ?? proven, first.wrong].spoken)
    let told = [whole.count <= Self.longest ? whole : right]
    if case .aim = goal { return (told[0], first.cells) }
    let all = (told + reasons.later).numbered
    return (all.count <= Self.longest ? all : told[0], first.cells)
  }

  /// Why the line of a puzzle was right where nothing else says so: what was proven of the others.
  /// - Parameter isOnly: true where one move alone is right.
  private static func why(_ goal: Goal, isOnly: Bool) -> String {
    guard isOnly else { return tr("It keeps the result.") }
    return switch goal {
    case .win: tr("No other move wins in time.")
    case .draw: tr("Every other move loses.")
    case .safe: tr("Every other piece loses.")
    case .discs(1): tr("No other move wins.")
    case .discs, .aim: tr("With every other move you end with fewer discs.")
    case .fill: ""
    }
  }
}

/// What the rules show of the own turns of a puzzle's line.
private struct PuzzleReasons<G: Game> {
  let goal: Goal
  /// The moves of each own turn, and all moves.
  let turns: [[LineMove<G.Position>]]
  let all: [LineMove<G.Position>]
  let name: String

  static func turns(of moves: [G.Move], from start: G.Position) -> [[LineMove<G.Position>]] {
    let own = start.line(moves).filter { $0.seat == start.turn }
    return Dictionary(grouping: own, by: \.number).sorted { $0.key < $1.key }.map(\.value)
  }

  private func ideas(_ step: LineMove<G.Position>) -> [Idea] {
    G.facets.ideas(of: step.move, in: step.position)
  }

  private func purpose(_ turn: [LineMove<G.Position>], _ danger: PuzzleDanger<G.Position>? = nil) -> Purpose {
    guard let first = turn.first else { return Purpose() }
    return G.facets.purpose(
      of: turn.map(\.move), for: goal, insteadOf: danger, in: first.position, name: name)
  }

  private func words(_ turn: [LineMove<G.Position>]) -> String { purpose(turn).right ?? "" }

  /// A win up to the move that decides it by the rules alone; nil where none does.
  /// - Parameter proven: what is told of the first turn where the rules show nothing of it.
  func won(_ proven: String) -> (words: String, cells: [String])? {
    guard goal.isWin, let last = turns.last?.last,
      last.position.playing(last.move)?.outcome?.winner == last.seat
    else { return nil }
    for (index, turn) in turns.enumerated() {
      guard let idea = turn.lazy.flatMap(ideas).first(where: { $0.isGood && $0.isCertain }) else { continue }
      let decides = [idea.sentence, idea.answer].spoken
      var before = filled(turns.prefix(index).map(words))
      if before.first == "" { before[0] = proven }
      var told = before + [decides]
      // Else of the turns between the first one and the one that decides one sentence is told, or their move alone.
      for isMove in [false, true] {
        for middle in before.indices.dropFirst() where told.numbered.count > PackedPuzzle.longest {
          told[middle] = isMove ? then(turns[middle], isShort: true) : told[middle].firstSentence
        }
      }
      return (told.numbered, idea.cells)
    }
    return nil
  }

  /// The first own turn.
  func first(insteadOf danger: PuzzleDanger<G.Position>?) -> Purpose {
    guard let turn = turns.first, let step = turn.first else { return Purpose() }
    var found = purpose(turn, danger)
    if found.right == nil, let virtue = virtue(step) {
      (found.right, found.cells) = (virtue.sentence, virtue.cells)
    }
    return found
  }

  /// The own turns after the first one.
  var later: [String] {
    let told = turns.map(words)
    return Array(filled(told, until: told.lastIndex { $0 != "" } ?? 0).dropFirst())
  }

  /// Where nothing is told of a turn, its move is named, so that the numbers go on.
  /// - Parameter last: after this index nothing is missed.
  private func filled(_ told: [String], until last: Int = .max) -> [String] {
    told.enumerated().map { index, words in
      words.isEmpty && index > 0 && index < last ? then(turns[index]) : words
    }
  }

  /// - Parameter isShort: true where there is no room for what the other side did in between.
  private func then(_ turn: [LineMove<G.Position>], isShort: Bool = false) -> String {
    guard let first = turn.first else { return "" }
    let move = G.name(of: first.move, in: first.position)
    let answer = all.last { $0.seat != first.seat && $0.number < first.number }
    guard !isShort, let answer, all.count(where: { $0.number == answer.number }) == 1 else {
      return tr("Then {move}.", ["move": move])
    }
    return tr(
      "{name} plays {answer}, and then you play {move}.",
      ["name": G.sentence(name), "answer": G.name(of: answer.move, in: answer.position), "move": move])
  }

  /// What speaks for a move, and for no other in its place.
  private func virtue(_ step: LineMove<G.Position>) -> Idea? {
    let others = step.position.legalMoves.filter { $0 != step.move }
    return ideas(step).first { idea in
      idea.isGood
        && !others.contains { other in
          G.facets.ideas(of: other, in: step.position).contains { $0.isGood && $0.name == idea.name }
        }
    }
  }
}

extension [String?] {
  /// Sentences that there are, one after the other.
  package var spoken: String { compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ") }
}

extension [String] {
  /// What is told of turns, with the numbers of those of which something is told; without where there is only one.
  fileprivate var numbered: String {
    let told = filter { !$0.isEmpty }
    guard told.count > 1 else { return told.first ?? "" }
    return enumerated().compactMap { index, words in
      guard !words.isEmpty else { return nil }
      // A number stays with what it counts.
      return tr("{number}. {reason}", ["number": String(index + 1), "reason": words])
        .replacing(" ", with: "\u{a0}", maxReplacements: 1)
    }.joined(separator: "\n")
  }
}

extension String {
  /// Without what follows its first sentence.
  fileprivate var firstSentence: String {
    let parts = split(separator: ". ", maxSplits: 1)
    return parts.count > 1 ? parts[0] + "." : self
  }
}
