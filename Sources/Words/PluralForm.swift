// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Which form of a sentence a language has for a number of things: the expression in C behind `plural=` in a catalogue's
/// header (GNU gettext manual, "Additional functions for plural forms").
struct PluralForm: Sendable {
  private let expression: Expression

  /// One for 1, another one for everything else.
  static let english = PluralForm(expression: .binary("!=", .count, .number(1)))

  /// Nil when the header has an expression that cannot be read; a header without one means English forms.
  init?(header: String) {
    guard let line = header.split(separator: "\n").first(where: { $0.hasPrefix("Plural-Forms:") }) else {
      self = .english
      return
    }
    // "nplurals=2; plural=(n != 1);": the first name contains the second.
    let part = line.split(separator: ";").first { $0.drop { $0 == " " }.hasPrefix("plural=") }
    guard let text = part?.drop(while: { $0 != "=" }).dropFirst() else { return nil }
    var reader = Reader(text)
    guard let expression = reader.choice(), reader.isAtEnd else { return nil }
    self.expression = expression
  }

  private init(expression: Expression) { self.expression = expression }

  /// The place of the form among those of a sentence, from 0.
  func index(for count: Int) -> Int { max(0, expression.value(max(0, count))) }
}

private indirect enum Expression: Sendable {
  case count
  case number(Int)
  case not(Expression)
  case binary(String, Expression, Expression)
  case choice(Expression, Expression, Expression)

  func value(_ count: Int) -> Int {
    switch self {
    case .count: count
    case .number(let number): number
    case .not(let other): other.value(count) == 0 ? 1 : 0
    case .choice(let test, let yes, let no): (test.value(count) != 0 ? yes : no).value(count)
    case .binary(let sign, let left, let right): Self.value(sign, left.value(count), right.value(count))
    }
  }

  private static func value(_ sign: String, _ left: Int, _ right: Int) -> Int {
    switch sign {
    case "||": left != 0 || right != 0 ? 1 : 0
    case "&&": left != 0 && right != 0 ? 1 : 0
    case "==": left == right ? 1 : 0
    case "!=": left != right ? 1 : 0
    case "<=": left <= right ? 1 : 0
    case ">=": left >= right ? 1 : 0
    case "<": left < right ? 1 : 0
    case ">": left > right ? 1 : 0
    case "+": left &+ right
    case "-": left &- right
    case "*": left &* right
    case "/": right == 0 ? 0 : left / right
    default: right == 0 ? 0 : left % right
    }
  }
}

/// Reads an expression by descent, the weakest sign first.
private struct Reader {
  /// Of two signs that begin alike the longer one stands first.
  private static let strengths = [
    ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
  ]
  private var rest: Substring
  /// Brackets within brackets; no language has more than a few.
  private var depth = 0

  init(_ text: Substring) { rest = text }

  var isAtEnd: Bool { rest.allSatisfy { $0 == " " } }

  mutating func choice() -> Expression? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 50, let test = binary(0) else { return nil }
    guard takes("?") else { return test }
    guard let yes = choice(), takes(":"), let no = choice() else { return nil }
    return .choice(test, yes, no)
  }

  private mutating func binary(_ strength: Int) -> Expression? {
    guard strength < Self.strengths.count else { return single() }
    guard var left = binary(strength + 1) else { return nil }
    while let sign = Self.strengths[strength].first(where: { takes($0) }) {
      guard let right = binary(strength + 1) else { return nil }
      left = .binary(sign, left, right)
    }
    return left
  }

  private mutating func single() -> Expression? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 50 else { return nil }
    if takes("!") { return single().map { .not($0) } }
    if takes("n") { return .count }
    if takes("(") {
      guard let inner = choice(), takes(")") else { return nil }
      return inner
    }
    let digits = rest.drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }
    rest = rest.drop { $0 == " " }.dropFirst(digits.count)
    return Int(digits).map { .number($0) }
  }

  private mutating func takes(_ sign: String) -> Bool {
    let text = rest.drop { $0 == " " }
    guard text.hasPrefix(sign) else { return false }
    rest = text.dropFirst(sign.count)
    return true
  }
}
