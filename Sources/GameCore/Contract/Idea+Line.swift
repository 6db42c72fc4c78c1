// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Words

extension Idea {
  /// One of the sentences of an idea: in which telling it is said, and its English text, which is looked up when it is said.
  ///
  /// Texts are plain literals on one line, like those of `tr` and `trn`: `Scripts/translations` collects them by the names of
  /// these functions. What no line is given for is not said.
  public struct Line: Sendable {
    fileprivate enum Kind: Hashable, Sendable {
      case sentence, clue, answer
      case lets, still, comesTo, would
      /// Of the same, to the reader, whom it concerns.
      case letsYou, stillYou, comesToYou, wouldYou
    }

    fileprivate var kinds: [Kind]
    /// - Parameter places: asked for only where the text has some.
    fileprivate var words: @Sendable (_ places: () -> [String: String]) -> String?

    private init(_ kinds: Kind..., text: String) {
      self.kinds = kinds
      let hasPlaces = text.utf8.contains(UInt8(ascii: "{"))
      words = { hasPlaces ? tr(text, filling: $0()) : tr(text) }
    }

    private init(_ kinds: Kind..., one: String, many: String, count: Int) {
      self.kinds = kinds
      words = { trn(one, many, count, filling: $0()) }
    }

    /// See `Telling.sentence`.
    public static func sentence(_ text: String) -> Line { Line(.sentence, text: text) }
    public static func sentence(_ one: String, _ many: String, _ count: Int) -> Line {
      Line(.sentence, one: one, many: many, count: count)
    }
    /// The plain sentence, and the same to the reader, who gains.
    public static func sentenceToYou(_ text: String) -> Line { Line(.sentence, .letsYou, text: text) }
    public static func sentenceToYou(_ one: String, _ many: String, _ count: Int) -> Line {
      Line(.sentence, .letsYou, one: one, many: many, count: count)
    }
    /// The plain sentence of what a better move would have done, whoever loses by it.
    public static func missed(_ one: String, _ many: String, _ count: Int) -> Line {
      Line(.sentence, .wouldYou, .would, one: one, many: many, count: count)
    }
    /// What is wrong with a move: the plain sentence, and what is told of a move that is bad in itself, whoever gains.
    public static func flaw(_ text: String) -> Line { Line(.sentence, .lets, text: text) }
    public static func flaw(_ one: String, _ many: String, _ count: Int) -> Line {
      Line(.sentence, .lets, one: one, many: many, count: count)
    }
    /// See `Telling.clue`.
    public static func clue(_ text: String) -> Line { Line(.clue, text: text) }
    /// See `Telling.answer`.
    public static func answer(_ text: String) -> Line { Line(.answer, text: text) }
    /// An answer that is put together when it is said; nil where there is none.
    public static func answer(_ words: @escaping @Sendable () -> String?) -> Line {
      var line = Line(.answer, text: "")
      line.words = { _ in words() }
      return line
    }

    /// See `Telling.lets`; `{name}` is that of the side that gains.
    public static func lets(_ text: String) -> Line { Line(.lets, text: text) }
    public static func lets(_ one: String, _ many: String, _ count: Int) -> Line {
      Line(.lets, one: one, many: many, count: count)
    }
    /// To the reader, who gains; without it what `lets` says.
    public static func letsYou(_ text: String) -> Line { Line(.letsYou, text: text) }
    public static func letsYou(_ one: String, _ many: String, _ count: Int) -> Line {
      Line(.letsYou, one: one, many: many, count: count)
    }
    /// See `Telling.still`.
    public static func still(_ text: String) -> Line { Line(.still, text: text) }
    public static func still(_ one: String, _ many: String, _ count: Int) -> Line {
      Line(.still, one: one, many: many, count: count)
    }
    public static func stillYou(_ text: String) -> Line { Line(.stillYou, text: text) }
    public static func stillYou(_ one: String, _ many: String, _ count: Int) -> Line {
      Line(.stillYou, one: one, many: many, count: count)
    }
    /// See `Telling.comesTo`.
    public static func comesTo(_ text: String) -> Line { Line(.comesTo, text: text) }
    public static func comesToYou(_ text: String) -> Line { Line(.comesToYou, text: text) }
    /// See `Telling.would`; `{name}` is that of the side that loses by it.
    public static func would(_ text: String) -> Line { Line(.would, text: text) }
    public static func would(_ one: String, _ many: String, _ count: Int) -> Line {
      Line(.would, one: one, many: many, count: count)
    }
    /// To the reader, who loses by it; without it what `would` says.
    public static func wouldYou(_ text: String) -> Line { Line(.wouldYou, text: text) }
    public static func wouldYou(_ one: String, _ many: String, _ count: Int) -> Line {
      Line(.wouldYou, one: one, many: many, count: count)
    }
  }

  /// - Parameters:
  ///   - places: what stands in the places of the sentences, by name; a person's name comes by itself.
  ///   - lines: the sentences, of a kind the first; nil for what is not said this time.
  public init(
    _ name: String, _ cells: [String], isGood: Bool, isCertain: Bool = false, explains: Bool = true,
    isObvious: Bool = false, measure: Int? = nil, most: Int? = nil,
    with places: @autoclosure @escaping @Sendable () -> [String: String] = [:], says lines: [Line?]
  ) {
    let lines = lines.compactMap { $0 }
    self.init(
      name, cells, isGood: isGood, isCertain: isCertain, explains: explains, isObvious: isObvious,
      measure: measure, most: most
    ) { telling in
      let (kinds, person) = telling.kinds
      guard let line = kinds.lazy.compactMap({ kind in lines.first { $0.kinds.contains(kind) } }).first
      else { return nil }
      return line.words { person.map { name in places().merging(["name": name]) { $1 } } ?? places() }
    }
  }
}

extension Idea.Telling {
  /// Which lines it can be, the best first, and who is named in it.
  fileprivate var kinds: ([Idea.Line.Kind], person: String?) {
    switch self {
    case .sentence: ([.sentence], nil)
    case .clue: ([.clue], nil)
    case .answer: ([.answer], nil)
    case .lets(let name): (name == nil ? [.letsYou, .lets] : [.lets], name)
    case .still(let name): (name == nil ? [.stillYou, .still] : [.still], name)
    case .comesTo(let name): (name == nil ? [.comesToYou, .comesTo] : [.comesTo], name)
    case .would(let name): (name == nil ? [.wouldYou, .would] : [.would], name)
    }
  }
}
