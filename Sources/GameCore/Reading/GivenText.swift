// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A text from elsewhere, cleaned once for every reader: what cannot be seen, how mails and chats quote, headers, comments and
/// results are told apart from what was played.
public struct GivenText: Hashable, Sendable {
  /// All of it as it can be read, without fences and quoting.
  public let whole: String
  /// The game that the first line names, "quartet game reversi"; nil where it names none.
  public let game: String?
  /// The lines with something to read on them, without headers, comments and results.
  public let lines: [String]
  /// The headers, `[Black "Ann"]` in the way of PGN, by their names in small letters.
  public let headers: [String: String]
  /// What the text says of the result: "34-30", "1-0"; nil where it says nothing.
  public let result: String?

  public init(_ text: String) {
    var bare = Readable.cleaned(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.unquoted($0) }.filter { !$0.hasPrefix("```") && !$0.hasPrefix("~~~") }
    while let last = bare.last, last.allSatisfy(\.isWhitespace) { bare.removeLast() }
    whole = Self.trimmed(bare.joined(separator: "\n"))
    var (lines, headers): ([String], [String: String]) = ([], [:])
    for line in Self.withoutComments(whole).split(separator: "\n").map(String.init) {
      if let header = Self.header(line) {
        headers[header.name] = header.value
      } else if !Self.isComment(line), line.contains(where: { !$0.isWhitespace }) {
        lines.append(line)
      }
    }
    let head = lines.first?.split(whereSeparator: \.isWhitespace).map { $0.lowercased() } ?? []
    let isTitled = head.count == 3 && head[..<2] == ["quartet", "game"]
    game = isTitled ? head[2] : nil
    if isTitled { lines.removeFirst() }
    result = Self.takeResult(&lines)
    (self.lines, self.headers) = (lines, headers)
  }

  /// The lines that are left as one text.
  public var body: String { lines.joined(separator: "\n") }

  /// The words of what is left, in small letters: between blanks, commas or semicolons.
  public var words: [String] { body.transcriptWords }

  /// The people of the headers, in the order of their moves; empty where there is none.
  public func names(_ first: String, _ second: String) -> [String] {
    let names = [headers[first] ?? "", headers[second] ?? ""].map { $0 == "?" ? "" : $0 }
    return names == ["", ""] ? [] : names
  }

  /// Without the marks of mails and chats before a line, and those of code.
  private static func unquoted(_ line: Substring) -> String {
    var rest = line.drop { $0 == " " }
    guard rest.first == ">" || rest.first == "`" else { return String(line).withoutCodeMarks }
    while let mark = rest.first, mark == ">" {
      rest = rest.dropFirst()
      if rest.first == " " { rest = rest.dropFirst() }
    }
    return rest.hasPrefix("```") ? String(rest) : String(rest).withoutCodeMarks
  }

  /// Without the quotes around all of it.
  private static func trimmed(_ text: String) -> String {
    var rest = text[...]
    while let first = rest.first, "\"'\n".contains(first) || first == " " && rest.dropFirst().first == "\"" {
      rest.removeFirst()
    }
    while let last = rest.last, "\"'\n ".contains(last) { rest.removeLast() }
    return String(rest)
  }

  /// What stands in braces is said about a game; a document in JSON has no other readers than its own.
  private static func withoutComments(_ text: String) -> String {
    guard text.first != "{", text.contains("{") else { return text }
    var (plain, depth) = ("", 0)
    for sign in text {
      if sign == "{" { depth += 1 }
      if depth == 0 { plain.append(sign) }
      if sign == "}" { depth = max(0, depth - 1) }
    }
    return plain
  }

  private static func isComment(_ line: String) -> Bool {
    let line = line.drop { $0 == " " }
    if line.hasPrefix(";") || line.hasPrefix("//") { return true }
    // A board may begin with "#", and so may what is said about it.
    let word = line.drop { $0 == "#" || $0 == " " }.prefix { $0.isLetter }
    return line.hasPrefix("#") && word.count > 2
  }

  private static func header(_ line: String) -> (name: String, value: String)? {
    // Most lines are none, and are told so at a glance: a pattern takes a hundred times as long.
    let first = line.first { !$0.isWhitespace }
    if first == "[", let parts = line.wholeMatch(of: #/\s*\[\s*(\w+)\s+"(.*)"\s*\]\s*/#) {
      return (parts.1.lowercased(), String(parts.2))
    }
    guard first?.isLetter ?? false, line.utf8.contains(UInt8(ascii: ":")),
      let parts = line.wholeMatch(of: #/\s*([A-Za-z]+)\s?:\s+(.*\S)\s*/#),
      spoken.contains(parts.1.lowercased())
    else { return nil }
    return (parts.1.lowercased(), String(parts.2))
  }

  /// Headers as people write them, "Black: Ann".
  private static let spoken: Set = ["black", "white", "event", "date", "site", "round", "time", "opening"]

  /// Takes the result away that stands at the end: on a line of its own, or behind the last move.
  private static func takeResult(_ lines: inout [String]) -> String? {
    // A pattern takes longer to be made than most texts to be read.
    guard let last = lines.last, mayHoldResult(last) else { return nil }
    let result = #/(?:.*?\s)??(?:(?:result|score|final)\s*:?\s*)?(\d{1,2})(?:[-:]|\s[-:]\s)(\d{1,2})[.!]?\s*/#
      .ignoresCase()
    let half = #/(?:.*\s)?(1\/2\s?-\s?1\/2)\s*/#
    if let match = last.wholeMatch(of: half) {
      lines[lines.count - 1] = String(last[..<match.1.startIndex])
      return "1/2-1/2"
    }
    guard let match = last.wholeMatch(of: result) else { return nil }
    var before = String(last[..<match.1.startIndex])
    if let word = before.firstMatch(of: #/(?i)(result|score|final)\s*:?\s*$/#) {
      before.removeSubrange(word.range)
    }
    lines.removeLast()
    if before.contains(where: { !$0.isWhitespace }) { lines.append(before) }
    return "\(match.1)-\(match.2)"
  }

  /// True where a dash or a colon stands between two numbers, with one blank at most on each side of it.
  private static func mayHoldResult(_ line: String) -> Bool {
    guard line.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }) else {
      return false
    }
    var (before, last): (Character?, Character?)
    var isAwaited = false
    // What stood before the last dash or colon was a number.
    var blanks = 0
    for sign in line {
      if isAwaited {
        if sign.isNumber { return true }
        blanks += 1
        isAwaited = sign.isWhitespace && blanks < 2
      }
      if sign == "-" || sign == ":" {
        isAwaited = last?.isNumber ?? false || last?.isWhitespace ?? false && before?.isNumber ?? false
        blanks = 0
      }
      (before, last) = (last, sign)
    }
    return false
  }
}

extension String {
  fileprivate var withoutCodeMarks: String {
    utf8.contains(UInt8(ascii: "`")) ? replacing("`", with: "") : self
  }
}
