// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Before the third version of the tables and the second of the document, a result was kept as the end of an English
/// sentence. This reads those.
enum OldReasons {
  private static let reasons = [
    "with four in a row": "row", "with four in a column": "column", "with four on the diagonal": "diagonal",
    "The board is full.": "full", "Sixteen pieces and no line.": "full", "Solved": "solved",
  ]

  /// - Returns: what `Outcome.reason` is for the sentence; empty for one that never was said.
  static func reason(of sentence: String) -> String {
    if let reason = reasons[sentence] { return reason }
    if let discs = sentence.wholeMatch(of: /with ([0-9]{1,2}) discs to ([0-9]{1,2})/) {
      return "\(discs.1)-\(discs.2)"
    }
    if let discs = sentence.wholeMatch(of: /([0-9]{1,2}) discs each\./) { return "\(discs.1)-\(discs.1)" }
    if let traits = sentence.wholeMatch(of: /with four ([a-z ]+) pieces/) {
      return String(traits.1.replacing(" and ", with: ","))
    }
    return ""
  }
}
