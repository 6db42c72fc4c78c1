// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Glibc

/// Goes through past games, the one that was asked for last first, on a thread that gives way to everything else. It asks the engine that
/// also plays, and only while nobody else wants to know something.
package final class ReviewDesk {
  private let search = Searcher<GameReview>()
  /// The one whose turn comes next last; those that had to give way know how far they had come.
  private var waiting: [(record: GameRecord, reviewer: (any Reviewing)?)] = []
  private var current: (record: GameRecord, reviewer: any Reviewing)?
  /// The last ones that were found, the latest last.
  private var found: [(id: String, review: GameReview)] = []
  private static let mostFound = 8

  package init() {}

  /// The game that is gone through.
  package var game: String? { current?.record.game }

  /// How far it has come.
  package var progress: ReviewProgress? {
    current.map { ReviewProgress(id: $0.record.id, part: $0.reviewer.progress, reviewer: $0.reviewer) }
  }

  /// A review that was found knows more by now: what its player has found.
  package func replace(_ review: GameReview, of id: String) {
    for index in found.indices where found[index].id == id { found[index].review = review }
  }

  /// Goes through a game before all others: somebody looks at it now.
  /// - Returns: what is known of it already.
  package func seek(_ record: GameRecord) -> GameReview? {
    if let known = found.last(where: { $0.id == record.id && $0.review.moves.map(\.move) == record.moves }) {
      return known.review
    }
    guard current?.record.id != record.id else { return nil }
    if let current {
      search.stop()
      waiting.append((current.record, current.reviewer))
      self.current = nil
    }
    let known = waiting.firstIndex { $0.record.id == record.id }.map { waiting.remove(at: $0) }
    waiting.append(known ?? (record, nil))
    return nil
  }

  /// What was found since the last call; begins with the next game, or goes on where it had to give way.
  /// - Parameter isBusy: true while an engine has a better thing to do.
  package func poll(
    _ games: [any Game.Type], _ room: EngineRoom, isBusy: Bool, wake: @escaping @Sendable () -> Void
  ) -> (id: String, review: GameReview)? {
    var news: (id: String, review: GameReview)?
    if let current, let ended = search.poll() {
      if case .found(let review) = ended { news = (current.record.id, review) }
      self.current = nil
    }
    if let news {
      found.append(news)
      if found.count > Self.mostFound { found.removeFirst() }
    }
    if isBusy {
      search.stop()
      return news
    }
    if current == nil, !waiting.isEmpty {
      let (record, begun) = waiting.removeLast()
      let game = games.first { $0.info.name == record.game }
      current = (begun ?? game?.reviewer(of: record, room)).map { (record, $0) }
    }
    if let reviewer = current?.reviewer, !search.isThinking {
      search.go(budget: reviewer.budget, wake: wake) { control in
        // On Linux this is the thread's own. The picture comes first; but somebody may be waiting, and where other programs are busy
        // much less than this is next to nothing.
        _ = nice(5)
        return reviewer.review(control)
      }
    }
    return news
  }
}

/// A game that is gone through at this moment.
package struct ReviewProgress {
  package let id: String
  /// How much has been gone through, 0 to 1.
  package let part: Double
  private let reviewer: any Reviewing

  package init(id: String, part: Double, reviewer: any Reviewing) {
    (self.id, self.part, self.reviewer) = (id, part, reviewer)
  }

  /// What is known of it so far.
  package var review: GameReview { reviewer.partial }
}

extension Game {
  /// Nil when it is no game by these rules.
  fileprivate static func reviewer(of record: GameRecord, _ room: EngineRoom) -> (any Reviewing)? {
    reviewer(of: record, engine: room.host(Self.self).engine)
  }
}
