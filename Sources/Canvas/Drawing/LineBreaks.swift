// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Where a line may end: the rules of Unicode Standard Annex #14, "Unicode Line Breaking Algorithm" (version 15.1), for the
/// scripts that the game is written in and for names in others. Left out is what none of these has: Thai and its like,
/// whose words a dictionary has to find, and rules for Hebrew, Korean letters and Brahmic scripts.
public enum LineBreaks {
  /// Lines no longer than `limit` by `width`, without the spaces at their ends; a longer word stands alone.
  public static func lines(of text: String, width limit: Double, by width: (String) -> Double) -> [String] {
    var (lines, line) = ([String](), "")
    for piece in pieces(of: text) {
      let longer = line + piece
      if !line.isEmpty && width(longer.withoutEnd) > limit {
        lines.append(line.withoutEnd)
        line = String(piece)
      } else {
        line = longer
      }
      if piece.last?.isNewline == true {
        lines.append(line.withoutEnd)
        line = ""
      }
    }
    line = line.withoutEnd
    return line.isEmpty ? lines : lines + [line]
  }

  /// The longest part by `width` that no line ends in.
  public static func longestPiece(of text: String, by width: (String) -> Double) -> Double {
    pieces(of: text).map { width(String($0).withoutEnd) }.max() ?? 0
  }

  /// The text in pieces, each with the spaces behind it: a line is some of them, and may end after any. After one that ends in a
  /// line feed, or its like, it has to.
  static func pieces(of text: String) -> [Substring] {
    let scalars = text.unicodeScalars
    var pieces: [Substring] = []
    var (start, place) = (scalars.startIndex, scalars.startIndex)
    var before = Context()
    var later = scalars.first.map { BreakClass($0) }
    while let kind = later {
      let next = scalars.index(after: place)
      later = next < scalars.endIndex ? BreakClass(scalars[next]) : nil
      if place > start, before.mayEnd(before: kind, scalars[place], later) {
        pieces.append(text[start..<place])
        start = place
      }
      before.take(kind, scalars[place])
      place = next
    }
    return start < scalars.endIndex ? pieces + [text[start...]] : pieces
  }

  /// What stands before a place in the text.
  private struct Context {
    /// Of the last character that is no space, with those that combine with it.
    private var last: BreakClass?
    private var scalar: Unicode.Scalar = " "
    /// What stood before that one; nil at the start of the text.
    private var former: BreakClass?
    /// Whether spaces stood between the last character and this place.
    private var isSpaced = false
    /// Whether the last of all was a joiner between pictures.
    private var isJoined = false

    mutating func take(_ kind: BreakClass, _ scalar: Unicode.Scalar) {
      isJoined = scalar == "\u{200D}"
      if kind == .space {
        isSpaced = true
        return
      }
      // LB9: what combines is one with what it stands on.
      if kind == .combining, let last, !isSpaced, last != .newline, last != .zeroWidth { return }
      former = isSpaced ? .space : last
      // LB10: what has nothing to stand on is a letter.
      (last, self.scalar, isSpaced) = (kind == .combining ? .letter : kind, scalar, false)
    }

    /// What may stand before a quotation mark that opens, and what after one that closes (LB15a and LB15b).
    private static let mayOpen: [BreakClass?] = [
      nil, .newline, .open, .quotation, .glue, .space, .zeroWidth,
    ]
    private static let mayFollow: [BreakClass?] = [
      nil, .space, .glue, .joiner, .close, .quotation, .closeRound, .exclamation, .infix, .slash, .newline,
      .zeroWidth,
    ]
    /// What may stand before a hyphen that begins a word (LB20a).
    private static let mayBegin: [BreakClass?] = [nil, .newline, .space, .zeroWidth, .glue]

    /// Whether a line may end between what was taken and a character of this kind, which is followed by one of the kind `later`.
    func mayEnd(before next: BreakClass, _ scalar: Unicode.Scalar, _ later: BreakClass?) -> Bool {
      // Only spaces so far: they belong to the first word.
      guard let last else { return false }
      // Most of any text, and held by LB28 below as well.
      if next == .letter, last == .letter, !isSpaced, !isJoined { return false }
      // LB4 to LB8: what ends lines, and spaces.
      if last == .newline, !isSpaced { return !(self.scalar == "\r" && scalar == "\n") }
      if next == .newline || next == .space || next == .zeroWidth { return false }
      if last == .zeroWidth { return true }
      // LB8a.
      if isJoined { return false }
      if next == .combining, !isSpaced { return false }
      let next = next == .combining ? .letter : next
      // LB11 and LB12: what joins.
      if next == .joiner || (!isSpaced && (last == .joiner || last == .glue)) { return false }
      if next == .glue, !isSpaced, last != .after, last != .hyphen { return false }
      // LB13 to LB17, which see through spaces.
      if next == .close || next == .closeRound || next == .exclamation || next == .slash { return false }
      if last == .open { return false }
      if last == .quotation, self.scalar.isInitialQuotation, Self.mayOpen.contains(former) { return false }
      if next == .quotation, scalar.isFinalQuotation, Self.mayFollow.contains(later) { return false }
      if next == .infix { return isSpaced && later == .number }
      if next == .nonStarter, last == .close || last == .closeRound { return false }
      if next == .dash, last == .dash { return false }
      // LB18: after spaces.
      if isSpaced { return true }
      return !isHeld(next)
    }

    /// LB19 to LB30, of two characters that stand beside each other.
    private func isHeld(_ next: BreakClass) -> Bool {
      return switch (last ?? .letter, next) {
      case (.quotation, _), (_, .quotation): true
      // LB20a: a hyphen at the start of a word.
      case (.hyphen, .letter) where Self.mayBegin.contains(former): true
      case (.after, .letter) where scalar == "\u{2010}" && Self.mayBegin.contains(former): true
      case (_, .after), (_, .hyphen), (_, .nonStarter), (_, .ellipsis): true
      case (.letter, .number), (.number, .letter), (.letter, .letter), (.infix, .letter): true
      case (.prefix, .ideograph), (.ideograph, .postfix): true
      case (.prefix, .letter), (.postfix, .letter), (.letter, .prefix), (.letter, .postfix): true
      // LB25: numbers.
      case (.close, .postfix), (.close, .prefix), (.closeRound, .postfix), (.closeRound, .prefix): true
      case (.number, .postfix), (.number, .prefix), (.postfix, .open), (.prefix, .open): true
      case (.postfix, .number), (.prefix, .number), (.hyphen, .number), (.infix, .number): true
      case (.number, .number), (.slash, .number): true
      // LB30: brackets inside words.
      case (.letter, .open), (.number, .open), (.closeRound, .letter), (.closeRound, .number): true
      default: false
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isInitialQuotation: Bool { properties.generalCategory == .initialPunctuation }
  fileprivate var isFinalQuotation: Bool { properties.generalCategory == .finalPunctuation }
}

extension String {
  /// Without the spaces, and the line feed, at its end: they take no room.
  fileprivate var withoutEnd: String {
    guard let last = lastIndex(where: { $0 != " " && !$0.isNewline }) else { return "" }
    return String(self[...last])
  }
}
