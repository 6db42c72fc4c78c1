// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import SceneKit
import Words

/// What is said aloud: what came, what was played, words that changed, and what has the focus. Whoever hears only these lines
/// can play. What was told of a scene is told again only when it is something else.
struct Narrator {
  /// What was told of one layer.
  fileprivate struct Page {
    var game: String?
    var moves: [SaidMoves.Move] = []
    /// By the id of the element.
    var news: [String: News] = [:]
    /// What stood last under a sentence, by that.
    var details: [String: String] = [:]
    var line = ""
    var explanation: String?
  }

  /// A sentence, and what stands under it.
  struct News: Hashable {
    var id: String
    var title: String
    var detail: String
  }

  struct Focus: Hashable {
    var id: String
    var words: String
    /// What it is one of; told when somebody comes to the first of them.
    var group: String?
    var explanation: String?

    /// True where it tells of this move: "c2, ink" of c2, and "short dark round solid, in the hand" of that piece.
    func names(_ move: String) -> Bool {
      let thing = words.prefix { $0 != "," }
      return words.contains(move) || !thing.isEmpty && move.contains(thing)
    }
  }

  /// What there is to say at one moment.
  struct Moment {
    var page: ObjectIdentifier
    /// All layers that are there.
    var open: Set<ObjectIdentifier>
    var title: String
    var moves: SaidMoves?
    var news: [News]
    /// What somebody opposite says; empty while they say nothing.
    var line: String
    var slip: String
    /// What was asked for.
    var answer: String?
    var focus: Focus?
    /// False for a reader, which tells the name of the window, what stands in a dialog that comes, and where the focus is by itself.
    var isVoice: Bool
    var isDialog = false
  }

  private var page: ObjectIdentifier?
  private var pages: [ObjectIdentifier: Page] = [:]
  private var slip = ""
  private var focus: Focus?

  /// What is new since the last call.
  mutating func lines(_ moment: Moment) -> [String] {
    var lines: [String] = []
    pages = pages.filter { moment.open.contains($0.key) }
    if page != moment.page {
      if moment.isVoice { lines.append(moment.title) }
      (page, focus) = (moment.page, nil)
    }
    var page = pages[moment.page] ?? Page()
    let isMoved = moment.focus != focus
    let (moves, own) = page.follow(moment.moves)
    let isOwn = own != nil
    // The focus tells what a hand has done there.
    let isThere = own.flatMap { move in moment.focus.map { $0.names(move) } } ?? false
    let isHeardAnyway = !moment.isVoice && isMoved && isThere
    if !isHeardAnyway { lines += moves }
    if moment.slip != slip && !moment.slip.isEmpty { lines.append(moment.slip) }
    slip = moment.slip
    let isRead = !moment.isVoice && moment.isDialog && pages[moment.page] == nil
    let news = page.follow(moment.news)
    if !isRead { lines += news }
    // Once, however often other words take its place for a while.
    if !moment.line.isEmpty, moment.line != page.line {
      page.line = moment.line
      lines.append(moment.line)
    }
    if let answer = moment.answer { lines.append(answer) }
    if moment.isVoice, isMoved, let new = moment.focus, moves.isEmpty || !isOwn && new.id != focus?.id {
      let more = new.explanation == page.explanation ? nil : new.explanation
      page.explanation = new.explanation
      let name = [new.group == focus?.group ? nil : new.group, new.words].compactMap { $0 }
      lines.append([name.joined(separator: ": "), more].compactMap { $0 }.joined(separator: ". "))
    }
    focus = moment.focus
    pages[moment.page] = page
    return lines.map { $0.replacing(" \u{00B7} ", with: ", ") }
  }
}

extension Narrator.Page {
  /// The moves that came, or went; and the last that came by its name, if it was made here.
  fileprivate mutating func follow(_ now: SaidMoves?) -> (lines: [String], own: String?) {
    guard let now else { return ([], nil) }
    let isSame = game == now.game
    guard !isSame || now.count != moves.count else { return ([], nil) }
    let before = moves
    moves = (0..<now.count).map { $0 < before.count && isSame ? before[$0] : now.move($0) }
    game = now.game
    guard isSame else { return ([], nil) }
    let new = moves.dropFirst(before.count)
    guard new.isEmpty else { return (new.map(\.whole), new.last.flatMap { $0.isOwn ? $0.name : nil }) }
    let gone = before.dropFirst(now.count).reversed().map(\.name).joined(separator: ", ")
    return ([tr("Taken back: {move}", ["move": gone])], gone)
  }

  fileprivate mutating func follow(_ now: [Narrator.News]) -> [String] {
    var lines: [String] = []
    for news in now where !news.title.isEmpty && self.news[news.id] != news {
      var words: [String] = []
      if self.news[news.id]?.title != news.title { words.append(news.title) }
      // What stands under the same sentence each time, or stays under another one, was heard.
      let isNew = details[news.title] != news.detail && self.news[news.id]?.detail != news.detail
      if !news.detail.isEmpty, isNew { words.append(news.detail) }
      details[news.title] = news.detail
      let isSentence = words.first?.last?.isPunctuation ?? false
      if !words.isEmpty { lines.append(words.joined(separator: isSentence ? " " : ". ")) }
    }
    news = Dictionary(now.map { ($0.id, $0) }) { first, _ in first }
    return lines
  }
}
