// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import Files
import GameCore
import Glibc
import Words

/// Reads what people have of a game, in whatever form, and writes it in another one.
struct Read: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Read a game in any form that can be pasted, and print its moves, or the game in another form.")

  @Argument(help: "The game.")
  var game: GameName
  @Option(help: ArgumentHelp("The form to write it in: own, or one that the game has.", valueName: "form"))
  var `as`: String?
  @Argument(help: "The file; without one, standard input.")
  var file: String?

  func run() throws {
    try answer(game.type, GivenBytes.text(of: bytes()))
  }

  private func bytes() throws -> [UInt8] {
    guard let file else { return InputLines.everything() }
    do throws(FileError) {
      return try File.start(file, count: GivenBytes.most)
    } catch {
      throw ValidationError("'\(file)' cannot be read (\(error.reason)); allowed is a file with a game in it")
    }
  }

  private func answer<G: Game>(_ game: G.Type, _ text: String) throws {
    let forms = game.facets.written
    let form = forms.first { $0.name == `as` }
    if let name = `as`, name != "own", form == nil {
      let allowed = ["own"] + forms.map(\.name).filter { $0 != "own" }
      throw ValidationError(
        "--as '\(name)' is wrong for \(game.info.name); allowed: \(allowed.joined(separator: ", "))")
    }
    do throws(TranscriptError) {
      let read = try game.facets.read(transcript: text, GameOptions())
      if let own = read.own, read.setup == nil {
        throw TranscriptError(.board, game.boardMaker?.fault(of: own.squares)?.what ?? "")
      }
      print(try game.line(of: read, as: form, isOwn: `as` == "own"))
    } catch {
      print("error: \(error.form?.name ?? "no known form"): \(error.fault)")
      flushAnswers()
      throw ExitCode(EX_DATAERR)
    }
  }
}

extension Game {
  /// The game in one line, then what the text says of its result and its people, with tabs between.
  fileprivate static func line(
    of game: PastedGame<Move>, as form: TextForm?, isOwn: Bool
  ) throws(TranscriptError) -> String {
    var options = GameOptions()
    options.setup = game.setup
    let start = start(options)
    let end = game.moves.reduce(start) { playing($1, in: $0) ?? $0 }
    let moves = game.moves.map(\.description)
    let text: String
    if isOwn || form != nil {
      let written =
        isOwn
        ? facets.transcript(of: game.moves, options)
        : form.flatMap { facets.text(of: game.moves, options, as: $0, names: game.names) }
      guard let written else { throw TranscriptError(tr("This game cannot be written in that form.")) }
      return written
    } else if game.isBoard {
      text = "position \(end.notation) moves"
    } else if game.setup != nil {
      text = (["position", start.notation, "moves"] + moves).joined(separator: " ")
    } else {
      text = (["moves"] + moves).joined(separator: " ")
    }
    let result = outcome(of: end).map { facets.result($0, of: end) } ?? game.result ?? "*"
    return ([text, result] + game.names).joined(separator: "\t")
  }
}
