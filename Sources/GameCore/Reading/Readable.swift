// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Text from elsewhere as it can be read: what cannot be seen is gone, and what looks alike is one sign. Mails, chats, word
/// processors and phones put all of that into a game that was copied.
///
/// The classes of signs are those of Unicode (general categories, and the block of full-width forms, U+FF01 to U+FF5E).
public enum Readable {
  /// Nothing that is written here comes near; a longer text is looked through up to there, in scalars.
  public static let longestText = 100_000

  /// - Returns: `text` in lines that end with "\n", with plain blanks, quotes, dashes, letters and digits.
  public static func cleaned(_ text: String) -> String {
    var clean = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars.prefix(longestText) {
      defer { previous = scalar }
      // The two signs of one line break.
      if scalar == "\n", previous == "\r" { continue }
      if scalar.isASCII {
        if scalar.value >= 0x20, scalar.value < 0x7F {
          clean.append(scalar)
        } else if let blank = blank(scalar) {
          clean.append(blank)
        }
      } else {
        put(scalar, into: &clean)
      }
    }
    return String(clean)
  }

  /// A few letters of a text, to be quoted in a sentence: everything in them can be seen.
  public static func quoted(_ text: some StringProtocol, most: Int = 12) -> String {
    let line = cleaned(String(text.prefix(most))).split(whereSeparator: \.isWhitespace)
    return line.joined(separator: " ")
  }

  private static func blank(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: "\n"
    // Letters and signs that are drawn as nothing.
    case 0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800: " "
    default: scalar.properties.isWhitespace ? " " : nil
    }
  }

  private static func put(_ scalar: Unicode.Scalar, into clean: inout String.UnicodeScalarView) {
    if let blank = blank(scalar) { return clean.append(blank) }
    switch scalar.properties.generalCategory {
    case .format, .control, .privateUse, .unassigned, .surrogate, .nonspacingMark, .enclosingMark: return
    default: break
    }
    switch scalar.value {
    case 0xFF01...0xFF5E: clean.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
    // Digits in circles.
    case 0x2460...0x2468: clean.append(Unicode.Scalar(UInt8(scalar.value - 0x2460 + 0x31)))
    // The strokes of tables.
    case 0x2502, 0x2503, 0x2551: clean.append("|")
    case 0x2500, 0x2501, 0x2550: clean.append("-")
    case 0x2504...0x257F: clean.append("+")
    default: clean.append(contentsOf: plain(scalar))
    }
  }

  private static func plain(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar {
    case "“", "”", "„", "‟", "«", "»", "″": ["\""]
    case "‘", "’", "‚", "‛", "′", "´": ["'"]
    case "‐", "‑", "‒", "–", "—", "―", "−", "﹘", "﹣": ["-"]
    case "…": [".", ".", "."]
    case "×": ["x"]
    case "·", "•", "∙", "⋅": ["."]
    default:
      scalar.properties.numericType == .decimal
        ? [Unicode.Scalar(UInt8(0x30 + Int(scalar.properties.numericValue ?? 0) % 10))] : [scalar]
    }
  }
}
