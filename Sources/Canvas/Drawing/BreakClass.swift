// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// How a character behaves at the end of a line: the classes of Unicode Standard Annex #14 that `LineBreaks` tells apart.
enum BreakClass {
  /// AL and what is treated like it.
  case letter
  /// BA: a line may end after it.
  case after
  /// BK, CR, LF, NL.
  case newline
  /// CL, and CP: round and square brackets.
  case close, closeRound
  /// CM, ZWJ and the modifiers of pictures.
  case combining
  /// B2: a dash that may end and begin a line.
  case dash
  /// EX, GL, HY, ID, IN, IS.
  case exclamation, glue, hyphen, ideograph, ellipsis, infix
  /// WJ, NS, NU, OP, PO, PR, QU, SP, SY, ZW.
  case joiner, nonStarter, number, open, postfix, prefix, quotation, space, slash, zeroWidth

  init(_ scalar: Unicode.Scalar) {
    self =
      switch scalar {
      // Latin, Greek and Cyrillic letters, without what combines or parts.
      case "a"..."z", "A"..."Z", "\u{C0}"..."\u{2AF}", "\u{388}"..."\u{481}", "\u{48A}"..."\u{52F}": .letter
      case " ": .space
      case "0"..."9": .number
      default: Self.marks[scalar] ?? Self(category: scalar)
      }
  }

  private init(category scalar: Unicode.Scalar) {
    switch scalar.value {
    // Ideographs, kana, Korean syllables, and pictures with their modifiers.
    case 0x1F3FB...0x1F3FF: self = .combining
    case 0x2E80...0x2FFF, 0x3003...0x3004, 0x3006...0x3007, 0x3012...0x3013, 0x3020...0x30FA, 0x30FF...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF02...0xFFEF, 0x1F000...0x1F1E5, 0x1F200...0x1FAFF,
      0x20000...0x3FFFD:
      self = .ideograph
    default:
      self =
        switch scalar.properties.generalCategory {
        case .decimalNumber: .number
        case .nonspacingMark, .spacingMark, .enclosingMark: .combining
        case .initialPunctuation, .finalPunctuation: .quotation
        case .openPunctuation: .open
        case .closePunctuation: .close
        case .currencySymbol: .prefix
        case .lineSeparator, .paragraphSeparator: .newline
        default: .letter
        }
    }
  }

  private static let marks: [Unicode.Scalar: BreakClass] = table.reduce(into: [:]) { marks, entry in
    for scalar in entry.1.unicodeScalars { marks[scalar] = entry.0 }
  }

  private static let table: [(BreakClass, String)] = [
    (.newline, "\n\r\u{B}\u{C}\u{85}"), (.zeroWidth, "\u{200B}"), (.joiner, "\u{2060}\u{FEFF}"),
    (.glue, "\u{A0}\u{202F}\u{2007}\u{2011}"), (.hyphen, "-"), (.combining, "\u{200D}"), (.dash, "\u{2014}"),
    (
      .after,
      "\t|\u{AD}\u{2010}\u{2012}\u{2013}\u{205F}\u{3000}"
    ),
    (
      .after,
      "\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}\u{2006}\u{2008}\u{2009}\u{200A}"
    ),
    (.exclamation, "!?\u{FF01}\u{FF1F}"), (.slash, "/"), (.infix, ",.:;\u{37E}\u{2044}"),
    (.ellipsis, "\u{2025}\u{2026}"),
    (.open, "([{\u{A1}\u{BF}"), (.closeRound, ")]"), (.close, "}\u{3001}\u{3002}\u{FF0C}\u{FF0E}"),
    (.quotation, "\"'"),
    (.postfix, "%\u{B0}\u{A2}\u{2030}\u{2031}\u{2032}\u{2033}\u{2034}"),
    (.prefix, "+\\\u{B1}\u{2116}\u{2212}\u{2213}"),
    // Small kana and signs that repeat begin no line.
    (.nonStarter, "\u{3005}\u{301C}\u{303B}\u{30FB}\u{30FC}\u{30FD}\u{30FE}\u{309B}\u{309C}\u{309D}\u{309E}"),
    (.nonStarter, "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"),
  ]
}
