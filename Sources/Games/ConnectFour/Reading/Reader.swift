// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension TextForm {
  static let columns = TextForm("columns", Phrase("a list of columns"))
  fileprivate static let cells = TextForm("cells", Phrase("a list of cells"))
}

extension ConnectFour {
  /// Whatever people have of a game: digits of columns with or without anything between them, a dash for the empty board, letters of
  /// columns with or without rows, a link of a page that solves positions, lists of columns from 0, boards. A score behind a position,
  /// as in lists of positions, is left out.
  public static func read(
    transcript text: String, _ options: GameOptions
  ) throws(TranscriptError) -> PastedGame<ConnectFour.Move> {
    let given = GivenText(text)
    guard !given.lines.isEmpty else { throw TranscriptError(tr("There is no game here.")) }
    if let digits = link(given.whole) { return try game(given, columns: digits, .link) }
    if let board = try Board.read(given) { return board }
    var words = given.words.map(withoutNumber).filter { !$0.isEmpty }
    if words.count == 2, given.lines.count == 1, words[0].count > 1, isScore(words[1]) { words.removeLast() }
    if words == ["-"] { return PastedGame(moves: []) }
    words = words.map { word in
      word.utf8.contains(UInt8(ascii: "-")) ? word.replacing(#/(\d)-(?=\d)/#) { $0.1 } : word
    }
    if let cells = try cells(words) { return try game(given, columns: cells, .cells) }
    // What else happened to be on the clipboard, or in a file, is not worth quoting; nor is a picture of another board, whose empty
    // squares are dots.
    guard words.contains(where: { $0.allSatisfy(\.isNumber) }),
      !words.joined(separator: " ").contains(#/[a-z]{3}|[._]{4}/#)
    else {
      throw TranscriptError(tr("This text is no game of {game}.", ["game": info.title.said]))
    }
    return try game(given, columns: words.joined().filter { !"[]()|/>.:_".contains($0) }, .columns)
  }

  /// The digits of a link, "https://.../?pos=4435"; nil where there is none.
  private static func link(_ text: String) -> String? {
    // Most texts have no digit behind one of these signs, and a pattern takes longer to be made than they to be read.
    let bytes = text.utf8
    guard
      zip(bytes, bytes.dropFirst()).contains(where: { sign, next in
        "/=#?".utf8.contains(sign) && (next >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next))
      })
    else { return nil }
    let address = #/(?i)(?:[?&#\/]pos(?:ition)?=|(?:https?:\/\/|www\.)\S{0,200}?[\/=#?])(\d+)\b/#
    return text.firstMatch(of: address).map { String($0.1) }
  }

  /// "12." before moves is the number of a list, which may stand right before one.
  private static func withoutNumber(_ word: String) -> String {
    guard word.first?.isNumber ?? false, word.utf8.contains(where: { ".):".utf8.contains($0) }),
      let number = word.prefixMatch(of: #/\d{1,2}[.):]/#)
    else { return word }
    return String(word[number.range.upperBound...])
  }

  /// True of a number by which a game can be won or lost.
  private static func isScore(_ word: String) -> Bool {
    Int(word).map { abs($0) <= Position.columns * Position.rows / 2 } ?? false
  }

  /// The columns of letters, "d1 d2 c1" or "ddc", as digits: a row that is written must be the one where the disc comes to lie. Nil
  /// of words that are none.
  private static func cells(_ words: [String]) throws(TranscriptError) -> String? {
    let text = words.joined()
    guard let first = text.first, ("a"..."g").contains(first),
      text.wholeMatch(of: #/(?:[a-g][1-6])+|[a-g]+/#) != nil
    else { return nil }
    var heights = [Int](repeating: 0, count: Position.columns)
    var digits = ""
    for match in text.matches(of: #/([a-g])([1-6])?/#) {
      let column = Int(match.1.first?.asciiValue ?? 97) - 97
      heights[column] += 1
      digits.append(String(column + 1))
      guard let row = match.2.flatMap({ Int($0) }), row != heights[column] else { continue }
      var error = TranscriptError(
        .cells,
        tr(
          "move {number}, {move}, cannot lie there: the disc falls to row {row}.",
          ["number": String(digits.count), "move": String(match.0), "row": String(heights[column])]))
      error.progress = digits.count - 1
      throw error
    }
    return digits
  }

  /// Plays columns, from 1 or, where there is a 0, from there.
  private static func game(
    _ given: GivenText, columns: String, _ form: TextForm
  ) throws(TranscriptError) -> PastedGame<ConnectFour.Move> {
    let isFromZero = columns.contains("0") && !columns.contains("7")
    var (position, moves): (Position, [Move]) = (Position(), [])
    func refusal(_ fault: String) -> TranscriptError {
      var error = TranscriptError(form, fault)
      error.progress = moves.count
      return error
    }
    for (index, sign) in columns.enumerated() {
      let places: KeyValuePairs = ["number": String(index + 1), "move": Readable.quoted(String(sign))]
      let column = sign.isASCII ? sign.wholeNumberValue.map { isFromZero ? $0 : $0 - 1 } : nil
      guard let move = column.flatMap({ Move(column: $0) }) else {
        throw refusal(tr("move {number}, “{move}”, is no column from 1 to 7.", places))
      }
      guard let next = position.playing(move) else {
        throw refusal(
          position.outcome != nil
            ? tr("move {number}, {move}, comes after the end of the game.", places)
            : tr("move {number}, {move}, is in a column that is full.", places))
      }
      position = next
      moves.append(move)
    }
    var game = PastedGame(moves: moves, names: given.names("red", "yellow"))
    game.result = given.result
    if isFromZero { game.note = tr("Its columns are counted from 0.") }
    return game
  }

  // MARK: - Out again

  public static var written: [TextForm] { [.columns, .link] }

  public static func text(
    of moves: [Move], _ options: GameOptions, as form: TextForm, names: [String]
  ) -> String? {
    let digits = transcript(of: moves, options).filter { $0 != " " }
    return switch form {
    case .columns: digits
    // The page of the solver by Pascal Pons, which reads the digits of a game.
    case .link: "https://connect4.gamesolver.org/?pos=" + digits
    default: nil
    }
  }
}
