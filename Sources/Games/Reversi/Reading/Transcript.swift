// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension Reversi {
  /// Games as their squares one after another, "f5d6c3d3c4", as the programs, pages and books of the field write them.
  public enum Transcript {
    /// The ways in which a pass is written.
    static let passes = ["pass", "--", "ps", "pa"]

    /// Reads a game from the start position, or from another one. Letters may be large or small, numbers may stand before letters
    /// ("5f"); blanks, signs, times in brackets and the numbers of a list ("1. f5 d6 2. c3") may stand between the moves, and a line
    /// may end within one. Passes may be written or left out; the answer always has them.
    ///
    /// - Throws: a `TranscriptError` that gives the number of the move; passes are not counted.
    public static func read(
      _ text: some StringProtocol, from start: Reversi.Position = Reversi.Position()
    ) throws(TranscriptError) -> [Reversi.Move] {
      var replay = Replay(.transcript, from: start)
      var words = Words(text)
      while let word = words.next() {
        switch word {
        case .square(let square): try replay.place(square)
        case .pass: try replay.pass()
        // The number of a list counts moves or pairs of them; one that counts neither is no number.
        case .number(let number, let isMarked):
          let isCount = number == replay.count + 1 || number == replay.count / 2 + 1
          guard isMarked || isCount else { throw replay.noSquare(String(number)) }
        case .wrong(let text): throw replay.noSquare(text)
        }
      }
      return replay.moves
    }

    /// The squares of a game. Passes are left out, as is the custom; only one at the very end is written, as "--".
    public static func write(_ moves: [Reversi.Move]) -> String {
      let squares = moves.compactMap { $0.square.map(Reversi.Move.name(ofSquare:)) }.joined()
      return moves.last == .pass ? squares + "--" : squares
    }

    /// True of a text with a square in it.
    static func isOne(_ text: some StringProtocol) -> Bool {
      let text = text.lowercased()
      if let glance = SquareGlance(text) {
        if glance.hasSquare { return true }
        if !glance.mayBeginWithDigit { return false }
      }
      return text.contains(#/[a-h]\s?[1-8]|\b[1-8][a-h]/#)
    }
  }

  private enum Word {
    case square(Int)
    case pass
    /// A number that stands alone.
    /// - Parameter isMarked: true with a dot or a bracket behind it, as in a list.
    case number(Int, isMarked: Bool)
    case wrong(String)
  }

  /// What a look at the bytes tells of the squares of a text: a pattern takes longer to be made than most texts to be read.
  private struct SquareGlance {
    /// True where a letter stands before its number somewhere, "f5" or "f 5".
    private(set) var hasSquare = false
    /// True where a number stands before a letter, "5f" or "5 f", before the first of these.
    private(set) var mayBeginWithDigit = false

    /// Nil of a text with other signs than those of ASCII, or with line breaks of two signs: of these only the pattern knows.
    /// - Parameter text: in small letters.
    init?(_ text: String) {
      // The last sign but a blank, and whether a blank stands behind it.
      var (last, isApart): (UInt8, Bool) = (0, false)
      for byte in text.utf8 {
        guard byte < 0x80, byte != UInt8(ascii: "\r") else { return nil }
        if hasSquare { continue }
        if byte == UInt8(ascii: " ") || (9...12).contains(byte) {
          // One blank may stand between, not two.
          (last, isApart) = (isApart ? 0 : last, true)
          continue
        }
        if Self.isNumber(byte), Self.isLetter(last) { hasSquare = true }
        if Self.isLetter(byte), Self.isNumber(last) { mayBeginWithDigit = true }
        (last, isApart) = (byte, false)
      }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "h")).contains(byte)
    }
    private static func isNumber(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "1")...UInt8(ascii: "8")).contains(byte)
    }
  }

  /// Cuts a text into squares, passes and the numbers of a list.
  private struct Words {
    private var rest: Substring
    /// The number of a square stands before its letter.
    private let isDigitFirst: Bool

    init(_ text: some StringProtocol) {
      let text = text.lowercased()
      rest = text[...]
      if let glance = SquareGlance(text), !glance.mayBeginWithDigit {
        isDigitFirst = false
      } else {
        let first = text.firstMatch(of: #/[a-h]\s?[1-8]|\b[1-8]\s?[a-h](?![a-z])/#)
        isDigitFirst = first?.output.first?.isNumber ?? false && first?.output.contains(" ") == false
      }
    }

    private static let between = Set(" \n\t,;:./|_<>!?+=#'\"()[]*~")
    /// What is said beside the moves.
    private static let said: Set = [
      "black", "white", "wins", "won", "by", "draw", "resigns", "resigned", "timeout",
    ]

    mutating func next() -> Word? {
      while let sign = rest.first {
        if let remark = remark(beginning: sign) {
          rest = rest.dropFirst(remark)
        } else if Self.between.contains(sign) || sign.isWhitespace {
          rest.removeFirst()
        } else if sign == "-", !rest.hasPrefix("--") {
          // Alone it says no more than what follows from the board.
          rest.removeFirst()
        } else {
          return word(beginning: sign)
        }
      }
      return nil
    }

    /// The length of what stands between the moves without being one: "(0:12)", "[%clk 1:00]", "Ann:", "black".
    private func remark(beginning sign: Character) -> Int? {
      if sign == "(" || rest.hasPrefix("[%"), let end = rest.firstIndex(of: sign == "(" ? ")" : "]") {
        let inside = rest[..<end]
        return Transcript.isOne(inside) ? nil : inside.count + 1
      }
      let name = rest.prefix(while: \.isLetter)
      guard !name.isEmpty, !Transcript.passes.contains(String(name)) else { return nil }
      let isCalled = rest.dropFirst(name.count).first == ":"
      return isCalled || Self.said.contains(String(name)) ? name.count : nil
    }

    private mutating func word(beginning sign: Character) -> Word {
      if let pass = Transcript.passes.first(where: { rest.hasPrefix($0) }) {
        rest = rest.dropFirst(pass.count)
        if pass == "--" { rest = rest.drop { $0 == "-" } }
        return .pass
      }
      if sign.isNumber, let number = number() { return number }
      // A chat may have broken the line within a square.
      let tail = rest.dropFirst()
      let gap = tail.prefix(while: \.isWhitespace)
      let second = gap.isEmpty || gap.contains("\n") ? tail.dropFirst(gap.count).first : nil
      let name = [sign, second].compactMap { $0 }
      let ordered = String(isDigitFirst ? name.reversed() : name)
      guard name.count == 2, let square = Reversi.Move.square(named: ordered) else {
        return .wrong(String(rest.prefix { !$0.isWhitespace }.prefix(sign.isLetter ? 2 : 6)))
      }
      rest = tail.dropFirst(gap.count + 1)
      return .square(square)
    }

    /// Takes the number of a list; nil of one that belongs to a square.
    private mutating func number() -> Word? {
      let digits = rest.prefix(while: \.isNumber)
      let behind = rest.dropFirst(digits.count)
      let isMarked = behind.first.map { ".):".contains($0) } ?? false
      let isAlone = behind.first?.isWhitespace ?? true
      guard digits.count < 4, let number = Int(digits), isMarked || isAlone else { return nil }
      if isDigitFirst, !isMarked, digits.count == 1,
        behind.drop(while: \.isWhitespace).first?.isLetter == true,
        behind.first == "\n"
      {
        return nil
      }
      rest = isMarked ? behind.dropFirst() : behind
      return .number(number, isMarked: isMarked)
    }
  }
}
