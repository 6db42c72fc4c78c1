// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Games in SGF (A. Hollosi, "SGF FF[4]", red-bean.com) and its relatives: trees of nodes that carry properties with values in
/// brackets.
public enum PropertyTree {
  public struct Property: Hashable, Sendable {
    /// In capitals; small letters, which the first versions allowed, are left out.
    public var name: String
    /// At least one.
    public var values: [String]
  }

  /// Nodes with something in them, from the root.
  public typealias MainLine = [[Property]]

  /// The main line of every tree in a text, whatever stands around them: at a fork the first way is the main one. A tree without
  /// its end is read as far as it goes.
  public static func mainLines(of text: String) -> [MainLine] {
    var reader = Reader(rest: text[...])
    return reader.trees()
  }

  /// True of a text in which a tree begins.
  public static func isOne(_ text: String) -> Bool {
    // Most texts have none of these, and a pattern takes longer to be made than they to be read.
    text.utf8.contains(UInt8(ascii: "(")) && text.utf8.contains(UInt8(ascii: ";"))
      && text.contains(#/\(\s*;\s*[A-Z]/#)
  }

  private struct Reader {
    var rest: Substring
    var line: MainLine = []
    var depth = 0
    /// The first way of every fork has ended: what follows are other ways.
    var isDone = false

    mutating func trees() -> [MainLine] {
      var lines: [MainLine] = []
      while let sign = rest.popFirst() {
        switch sign {
        case "(":
          if depth == 0 { (line, isDone) = ([], false) }
          depth += 1
        case ")" where depth > 0:
          depth -= 1
          isDone = true
          if depth == 0, !line.isEmpty { lines.append(line.filter { !$0.isEmpty }) }
        case ";" where depth > 0: if !isDone { line.append([]) }
        case _ where depth > 0 && sign.isUppercase: property(beginning: sign)
        default: break
        }
      }
      if depth > 0, !line.isEmpty { lines.append(line.filter { !$0.isEmpty }) }
      return lines.filter { !$0.isEmpty }
    }

    private mutating func property(beginning first: Character) {
      var name = String(first)
      while let sign = rest.first, sign.isLetter {
        if sign.isUppercase { name.append(sign) }
        rest.removeFirst()
      }
      var values: [String] = []
      while let value = value() { values.append(value) }
      guard !values.isEmpty, !isDone, !line.isEmpty else { return }
      line[line.count - 1].append(Property(name: name, values: values))
    }

    /// What stands in the next brackets; nil where none follow.
    private mutating func value() -> String? {
      let next = rest.drop(while: \.isWhitespace)
      guard next.first == "[" else { return nil }
      rest = next.dropFirst()
      var value = ""
      while let sign = rest.popFirst(), sign != "]" {
        guard sign == "\\" else {
          value.append(sign)
          continue
        }
        // A line break that is set apart is none.
        if let escaped = rest.popFirst(), escaped != "\n" { value.append(escaped) }
      }
      return value
    }
  }
}

extension PropertyTree.MainLine {
  /// The first value of a property, in the first node that has it; nil without one, and of one that is empty.
  public func first(_ name: String) -> String? {
    let value = joined().first { $0.name == name }?.values.first
    return value?.isEmpty == false ? value : nil
  }
}
