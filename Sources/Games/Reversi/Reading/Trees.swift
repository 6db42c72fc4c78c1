// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension TextForm {
  static let ggf = TextForm("ggf", Phrase("a game in GGF"))
}

extension Reversi {
  /// Games in trees of properties: GGF, as the server GGS and NBoard write it (M. Buro, "Generic Game Format"), and SGF with
  /// `GM[2]`.
  enum Tree {
    /// The first game of a text; how many there are is said.
    static func read(_ text: String) throws(TranscriptError) -> PastedGame<Reversi.Move> {
      let lines = PropertyTree.mainLines(of: text)
      guard let first = lines.first else { throw TranscriptError(.sgf, tr("there is no move in it.")) }
      var game = try read(first)
      if lines.count > 1 {
        game.note = tr("This is the first of {count} games.", ["count": String(lines.count)])
      }
      return game
    }

    static func read(_ line: PropertyTree.MainLine) throws(TranscriptError) -> PastedGame<Reversi.Move> {
      let kind = line.first("GM")?.lowercased() ?? ""
      let isGGF = kind.contains("othello") || kind.contains("reversi") || line.first("BO") != nil
      let form = isGGF ? TextForm.ggf : .sgf
      guard isGGF || kind == "2" || kind.isEmpty else {
        throw TranscriptError(
          form, tr("it is of another game: GM[{kind}].", ["kind": Readable.quoted(kind)]))
      }
      if let size = line.first("SZ"), Int(size.filter(\.isNumber)) != 8 { throw wrongSize(form) }
      let start = isGGF ? try board(line.first("BO")) : try SetUp(line).position
      var replay = try replay(line, from: start, form, opening: nil)
      // In a game with komi both sides offer a first move, and that of the side to move is played; some programs write it
      // again as a move.
      if replay == nil, let offer = line.first(start.turn == .first ? "KB" : "KW") {
        replay = try self.replay(line, from: start, form, opening: offer)
      }
      guard let replay else { throw TranscriptError(form, tr("there is no move in it.")) }
      let names = [line.first("PB") ?? "", line.first("PW") ?? ""]
      var game = replay.game(from: start, names: names == ["", ""] ? [] : names)
      game.result = line.first("RE").map { Readable.quoted($0) }
      return game
    }

    static func wrongSize(_ form: TextForm) -> TranscriptError {
      TranscriptError(form, tr("its board is not of 8 x 8 squares."))
    }

    /// All moves of a line. Nil where they cannot be played because the first one was offered before.
    private static func replay(
      _ line: PropertyTree.MainLine, from start: Reversi.Position, _ form: TextForm, opening: String?
    ) throws(TranscriptError) -> Replay? {
      var replay = Replay(form, from: start)
      let moves = line.joined().filter { ["B", "W"].contains($0.name) }.flatMap { move in
        move.values.map { (seat: move.name == "B" ? Seat.first : .second, text: name($0)) }
      }
      if let opening { try replay.play(name(opening)) }
      let style = Style(moves.map(\.text), form)
      do throws(TranscriptError) {
        for move in moves {
          try replay.play(style.square(move.text), by: move.seat)
        }
      } catch {
        if opening == nil, replay.count == 0, line.first("KB") ?? line.first("KW") != nil { return nil }
        throw error
      }
      return replay
    }

    /// "F5" of "F5/1.50/0.5".
    private static func name(_ value: String) -> String { String(value.prefix { $0 != "/" }) }

    /// "8 ---*O--- ... *": the size, the squares and the side to move.
    static func board(_ text: String?) throws(TranscriptError) -> Reversi.Position {
      guard let text else { return Reversi.Position() }
      let size = text.prefix { $0.isNumber || $0.isWhitespace }
      guard Int(size.filter(\.isNumber)) == 8 else { throw wrongSize(.ggf) }
      guard let board = BoardText(String(text.dropFirst(size.count))), let turn = board.turn else {
        throw TranscriptError(.ggf, tr("its board has not 64 squares and a side to move."))
      }
      return Reversi.Position(black: board.black, white: board.white, turn: turn)
    }

    /// How squares are written: "e6", or "ef" for column and row.
    struct Style {
      private let isLetters: Bool

      init(_ names: [String], _ form: TextForm) {
        isLetters = form != .ggf && !names.contains { $0.contains(where: \.isNumber) }
      }

      func square(_ name: String) -> String {
        let signs = Array(name.lowercased())
        guard isLetters, signs.count == 2, let row = signs[1].asciiValue, (97...122).contains(row) else {
          return name
        }
        // What lies beside the board is a pass in the oldest versions.
        return name.lowercased() == "tt" ? "pass" : "\(signs[0])\(Int(row) - 96)"
      }
    }
  }
}
