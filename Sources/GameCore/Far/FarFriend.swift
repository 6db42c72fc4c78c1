// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A friend who is somewhere else: each move travels as text, by whatever brings it there.
public struct FarFriend: Hashable, Sendable {
  /// What they are called; empty while nobody has said so.
  public var name: String {
    didSet { name = People.cleaned(name) }
  }
  /// By what both know their game, in capital letters and digits; empty until the first text of whoever begins is here.
  public var code: String
  /// How many moves both sides know: sent, or received. That somebody has given up counts as one.
  public var sent: Int
  /// Who has given up.
  public var resigned: Seat?

  public init(_ name: String = "", code: String = "", sent: Int = 0) {
    (self.name, self.code, self.sent) = (People.cleaned(name), code, max(0, sent))
  }

  /// Without blanks at its end; nil without a name.
  public var called: String? { People(name).name(isOwn: true) }

  // MARK: - Codes

  /// Without those that look like others, and without vowels: no code is a word.
  private static let letters = Array("23456789BCDFGHJKMNPQRSTVWXZ".utf8)
  static let codeLength = 5

  /// The code of a game that is begun here, by its id.
  public static func code(ofGame id: String) -> String {
    var number = UInt64(id.prefix(16), radix: 16) ?? 0
    var code = ""
    for _ in 0..<codeLength {
      code.append(Character(UnicodeScalar(letters[Int(number % UInt64(letters.count))])))
      number /= UInt64(letters.count)
    }
    return code
  }

  static func isCode(_ text: String) -> Bool {
    text.utf8.count == codeLength && text.utf8.allSatisfy(letters.contains)
  }

  // MARK: - As it is kept

  /// "K7QXB 11 Ben"; a dash for no code, "11/first" where the first seat has given up.
  public var text: String {
    let end = resigned.map { $0 == .first ? "/first" : "/second" } ?? ""
    return "\(code.isEmpty ? "-" : code) \(sent)\(end) \(called ?? "")"
  }

  public init?(text: String) {
    let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, parts[0] == "-" || Self.isCode(parts[0]) else { return nil }
    let count = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    guard let sent = (0...10_000).read(count[0]), count.count <= 2 else { return nil }
    self.init(parts[2], code: parts[0] == "-" ? "" : parts[0], sent: sent)
    guard count.count == 2 else { return }
    guard count[1] == "first" || count[1] == "second" else { return nil }
    resigned = count[1] == "first" ? .first : .second
  }
}
