// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Words

extension TextForm {
  fileprivate static let quest = TextForm("quest", Phrase("a game of Othello Quest"))
}

extension Reversi {
  /// Whatever people have of a game: a transcript in any spelling, PGN as the database of tournaments writes it, GGF, SGF, Othello
  /// Quest's JSON, a board with or without moves behind it.
  public static func read(
    transcript text: String, _ options: GameOptions
  ) throws(TranscriptError) -> PastedGame<Reversi.Move> {
    let given = GivenText(text)
    if PropertyTree.isOne(given.whole) { return try Tree.read(given.whole) }
    if given.whole.first == "{" || given.whole.first == "[", let document = JSONDocument(given.whole) {
      return try read(document)
    }
    guard !given.lines.isEmpty else { throw TranscriptError(tr("There is no game here.")) }
    if let game = try board(given) { return game }
    guard Transcript.isOne(given.body) else {
      throw TranscriptError(tr("This text is no game of {game}.", ["game": info.title.said]))
    }
    var game = PastedGame(
      moves: try Transcript.read(given.body), names: given.names("black", "white"))
    guard !game.moves.isEmpty else { throw TranscriptError(.transcript, tr("there is no move in it.")) }
    game.result = given.headers["result"] ?? given.result
    return game
  }

  /// `{"players": [{"name": ...}], "position": {"moves": [{"m": "f5"}, {"m": "-"}]}}`, wherever it stands in the document.
  private static func read(_ document: JSONDocument) throws(TranscriptError) -> PastedGame<Reversi.Move> {
    if let kind = document.first(with: "gtype")?["gtype"]?.string, !kind.contains("reversi") {
      throw TranscriptError(
        .quest, tr("it is of another game: {kind}.", ["kind": Readable.quoted(kind, most: 20)]))
    }
    let isList = document.list?.contains { $0.string != nil } ?? false
    guard let moves = document.first(with: "moves")?["moves"] ?? (isList ? document : nil) else {
      throw TranscriptError(tr("This text is no game of {game}.", ["game": info.title.said]))
    }
    let players = document.first(with: "players")?["players"]?.list ?? []
    let names = players.prefix(2).map { $0["name"]?.string ?? $0.string ?? "" }
    if let text = moves.string {
      return PastedGame(moves: try Transcript.read(text), names: names.count == 2 ? names : [])
    }
    var replay = Replay(.quest)
    for move in moves.list ?? [] {
      guard let name = move["m"]?.string ?? move["move"]?.string ?? move.string else { continue }
      try replay.play(name)
    }
    return replay.game(names: names.count == 2 ? names : [])
  }

  /// A board, and perhaps moves after it; nil of a text that is none.
  private static func board(_ given: GivenText) throws(TranscriptError) -> PastedGame<Reversi.Move>? {
    guard let board = BoardText(lines: given.lines) ?? BoardText(given.body) else {
      // A long run of signs was meant as a board.
      let run = given.words.prefix { $0.count > 1 && $0.allSatisfy { "x*o-._".contains($0) } }.joined()
      guard run.count > 16 || run.count == 8 else { return nil }
      let fault = Fault(
        "the board has {count} characters; it needs 64, a1 b1 .. h1 a2 .. h8.", ["count": String(run.count)])
      throw TranscriptError(.position, tr(fault.text, filling: fault.places))
    }
    func position(_ turn: Seat) -> Reversi.Position {
      Reversi.Position(black: board.black, white: board.white, turn: turn)
    }
    let discs = (board.black | board.white).nonzeroBitCount
    let byCount: Seat = discs.isMultiple(of: 2) ? .first : .second
    let start = position(board.turn ?? (position(byCount).legalSquares == 0 ? byCount.other : byCount))
    // Values of moves, as lists of positions have them, are no moves.
    let rest = board.rest.split(whereSeparator: { $0.isNewline || $0 == ";" || $0 == "%" })
      .filter { !$0.contains(":") }.joined(separator: " ")
    var game = PastedGame(
      setup: start.notation, moves: try Transcript.read(rest, from: start),
      names: given.names("black", "white"))
    game.result = given.result
    if board.turn == nil {
      game.note =
        start.turn == .first
        ? tr("Who moves is not said there; by the count of discs it is black.")
        : tr("Who moves is not said there; by the count of discs it is white.")
    }
    return game
  }
}
