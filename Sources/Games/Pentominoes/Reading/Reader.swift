// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Words

extension Pentominoes {
  /// Whatever people have of a board: our own form with or without moves; pictures in the letters of Golomb or of Conway, or in any
  /// signs; boards in two signs, lists of squares, sizes, BurrTools' puzzles, all for whoever makes boards.
  public static func read(
    transcript text: String, _ options: GameOptions
  ) throws(TranscriptError) -> PastedGame<Pentominoes.Move> {
    let given = GivenText(text)
    if given.whole.contains("<voxel") { return try game(BurrTools.board(in: given.whole)) }
    if let own = OwnBoard(text: given.whole, on: Maker().slab) { return game(own) }
    guard !given.lines.isEmpty else { throw TranscriptError(tr("There is no game here.")) }
    if let words = BoardWords(given) { return try game(words) }
    if let sketch = Sketch(listed: given) { return try game(sketch) }
    guard let picture = TilePicture(given) else {
      throw TranscriptError(tr("This text is no board of {game}.", ["game": info.title.said]))
    }
    return try game(picture)
  }

  /// Our own form: the board in the format of the command line, with the tiles that lie on it as moves, and moves after it.
  private static func game(_ words: BoardWords) throws(TranscriptError) -> PastedGame<Pentominoes.Move> {
    var (game, position) = try begin(words.position, .position)
    for (index, word) in words.moves.enumerated() {
      guard let move = move(word), let next = position.playing(move) else {
        var error = TranscriptError(
          .position,
          tr(
            "move {number}, “{move}”, is not possible there.",
            ["number": String(index + 1), "move": Readable.quoted(word)]))
        error.progress = index
        throw error
      }
      position = next
      game.moves.append(move)
    }
    return game
  }

  private static func game(_ picture: TilePicture) throws(TranscriptError) -> PastedGame<Pentominoes.Move> {
    if let sketch = picture.sketch { return try game(sketch) }
    var game = try begin(try picture.position(), .picture).game
    game.isBoard = true
    return game
  }

  /// A game that goes on from a position.
  private static func begin(
    _ notation: String, _ form: TextForm
  ) throws(TranscriptError) -> (game: PastedGame<Pentominoes.Move>, position: Pentominoes.Position) {
    let position: Pentominoes.Position
    do throws(EngineError) {
      position = try Pentominoes.Position(parsing: notation)
    } catch { throw TranscriptError(form, error.said) }
    var puzzle = position.puzzle
    puzzle.name = pasted
    if puzzle.board == Puzzle.classic.board && puzzle.allowed == .all { puzzle = Puzzle.classic }
    let moves = position.placements.values.sorted { $0.tile < $1.tile }.map { Pentominoes.Move.place($0) }
    return (PastedGame(setup: puzzle.text, moves: moves), position)
  }

  /// A board without tiles goes to whoever makes boards; one that is too large for that is played at once.
  private static func game(_ sketch: Sketch) throws(TranscriptError) -> PastedGame<Pentominoes.Move> {
    if let own = sketch.own { return game(own) }
    return try begin("\(sketch.notation) \(PentominoSet.all) \(sketch.count / 5)", .board).game
  }

  private static func game(_ own: OwnBoard) -> PastedGame<Pentominoes.Move> {
    let notation = "\(own.rows.joined(separator: "/")) \(PentominoSet.all) \(own.squares.count / 5)"
    var game = (try? begin(notation, .board).game) ?? PastedGame(moves: [])
    if Maker().fault(of: own.squares) != nil { game.setup = nil }
    game.own = own
    return game
  }

  /// A move in large letters.
  private static func move(_ word: String) -> Pentominoes.Move? {
    let head = word.hasPrefix("-") ? 2 : 1
    return Pentominoes.Move(word.prefix(head) + word.dropFirst(head).lowercased())
  }

  // MARK: - Out again

  public static func result(_ outcome: Outcome, of position: Pentominoes.Position) -> String {
    outcome.reason
  }

  public static var written: [TextForm] { [.moves, .picture] }

  public static func text(
    of moves: [Pentominoes.Move], _ options: GameOptions, as form: TextForm, names: [String]
  ) -> String? {
    switch form {
    case .moves: transcript(of: moves, options)
    case .picture:
      moves.reduce(start(options)) { $0.playing($1) ?? $0 }.rows.joined(separator: "\n")
    default: nil
    }
  }
}

extension Pentominoes.Maker {
  func read(_ text: String) throws(TranscriptError) -> OwnBoard {
    guard let own = try Pentominoes.read(transcript: text, GameOptions()).own else {
      throw TranscriptError(
        .position, tr("tiles lie on it: it can be played, and is no board to be made."))
    }
    return own
  }
}

/// The words of our own form. A chat may have broken them: all blanks may stand anywhere, because every part tells where it ends.
private struct BoardWords {
  /// Rows, tiles and their number, with blanks between.
  private(set) var position = ""
  private(set) var moves: [String] = []

  /// Nil of another form.
  init?(_ given: GivenText) {
    let words = given.words.map { $0.uppercased() }
    let text = words.joined()
    // Most texts have no row with its end, and a pattern takes longer to be made than they to be read.
    if text.utf8.contains(UInt8(ascii: "/")),
      let match = text.prefixMatch(
        of: #/((?:[A-Z.#]+\/)+)([A-Z.#]+?)(\d{1,2})((?:-?[A-Z](?:\dR\d+C\d+)?)*)/#),
      match.range.upperBound == text.endIndex
    {
      // The last row is as long as the first.
      let width = match.1.prefix { $0 != "/" }.count
      let (row, tiles) = (match.2.prefix(width), match.2.dropFirst(width))
      position = "\(match.1)\(row) \(tiles) \(match.3)"
      moves = match.4.matches(of: #/-?[A-Z](?:\dR\d+C\d+)?/#).map { String($0.output) }
      return
    }
    // Less than whole, or wrong in places: word by word.
    guard words.count >= 3, words[0].contains(where: { ".#/".contains($0) }), Int(words[2]) != nil else {
      return nil
    }
    position = words.prefix(3).joined(separator: " ")
    moves = Array(words.dropFirst(3))
  }
}
