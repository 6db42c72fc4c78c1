// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Why a move was a mistake for a person: what it let happen, what was better, what it cost, how sure that is, and how much it
/// matters. Hint, coach, review, quest and `quartet analyse` choose how much of it they say.
public struct Explanation: Hashable, Sendable {
  /// What kind of mistake it was, the worst first.
  public enum Fault: Int, Hashable, Sendable {
    /// The other side can win at once, and need not have been able to.
    case allows
    /// A win at once was left.
    case unused
    /// The result is a worse one.
    case result
    /// The game was lost, and is lost sooner by something that can be seen.
    case sooner
    /// The result stays, and costs more.
    case discs
  }

  /// An idea that shows it.
  public struct Point: Hashable, Sendable {
    public var idea: Idea
    /// The move that has the idea, as text.
    public var move: String
    /// How many moves after the one that is explained: 0 for that move, or another one in its place.
    public var distance: Int
    /// False when what it lets happen could be done before the move, too.
    public var isNew: Bool
    /// The number that the move has on the board, where it is part of a line that is shown there.
    public var badge: Int?

    init(_ idea: Idea, _ move: String, _ distance: Int, isNew: Bool = true, badge: Int? = nil) {
      (self.idea, self.move, self.distance, self.isNew, self.badge) = (idea, move, distance, isNew, badge)
    }

    /// What the move let happen, or did not stop, or comes to.
    /// - Parameter name: of the side that gains; nil for the reader.
    public func lets(_ name: String?) -> String? {
      isNew ? distance > 1 ? idea.comesTo(name) : idea.lets(name) : idea.still(name)
    }
  }

  /// The move that had lost a game before.
  public struct Lost: Hashable, Sendable {
    /// As moves are counted; 0 where the game was lost from its start.
    public var number: Int
    /// As text; empty where there was none.
    public var move: String
    /// False of a move of which only a search knows that it lost: at the board the game was not lost by then.
    public var isSeen = true
  }

  public var fault: Fault
  /// What the move does wrong, or lets the other side do.
  @Kept public var lets: Point?
  /// What the other side can do next, where the move itself is what is wrong.
  @Kept public var reply: Point?
  /// Another reply that is stronger than that one, where that one takes only a part of what the move cost.
  public var stronger: String?
  /// What a better move would have done.
  @Kept public var missed: Point?
  /// A reply that says by its place alone what was wrong.
  public enum Reply: Hashable, Sendable {
    /// The very move that would have been better: both sides wanted it, and both could have played it.
    case shared(String)
    /// One that the move opened: the other side could not have played it before, nor after any move that is as good as the best.
    case opened(String)
  }
  /// Where nothing else tells what the move did wrong.
  public var open: Reply?
  /// The names of what the move turned or put on the board and the reply that it opened makes use of.
  public var openedBy: [String] = []
  /// A reply that cannot be played after the better move.
  public struct Closed: Hashable, Sendable {
    /// As text.
    public var reply: String
    /// The names of what the better move turns, each of which the reply needs; none where there is no such thing.
    public var discs: [String]
  }
  public var closed: Closed?
  /// True where the other side played that reply.
  public var isTaken = false
  /// What can be seen of the better move and not of the one that was played, where that is no reason by itself: others have it, too.
  @Kept public var merit: Point?
  /// Two moves by what can be counted of them.
  public struct Contrast: Hashable, Sendable {
    /// Of the move that was played.
    public var lets: Point
    /// Of the better one.
    public var missed: Point
  }
  /// What can be counted of both moves and is clear, where that is no reason by itself, either.
  @Kept public var contrast: Contrast?
  /// True when the other side's next move was the very one that would have been better.
  public var isBetterTaken = false
  /// What a move that both sides wanted leaves to whoever does not get it.
  public struct Choice: Hashable, Sendable {
    /// How many moves whoever made the mistake has after it, clearly fewer than before.
    public var own: Int
    /// How many the other side would have had after it; nil where that is no fewer than after the mistake.
    public var theirs: Int?
  }
  public var choice: Choice?
  /// True of a move that the other side could not have played, neither at once nor after the better move: it could have waited.
  public var couldWait = false
  /// In games that are counted, the other side's last move where it had just given away the lead that this move lost, as text.
  public var givenLead: String?
  /// The squares, as text, that the move opened to the other side, where nothing else tells what it did wrong.
  public var opens: [String] = []
  /// In games that are counted, how best play goes on after the better move, as text; it begins with the reply to it.
  public var instead: [String] = []
  /// What the better move gives away in its turn.
  @Kept public var caveat: Point?
  /// True when both moves give away the same, which nobody overlooks.
  public var isEither = false
  /// What best play comes to after some moves, and would not after the better one: told where nothing nearer shows what it cost.
  @Kept public var prospect: Idea?
  /// In games that are counted, the best reply, as text, where no idea tells what was wrong with the move.
  public var bestReply: String?
  /// What that reply turns, as text.
  public var turnedByReply: [String] = []
  /// The moves that would have kept what there was, the best first; none where they are not known.
  public var better: [String]
  /// What the best move was worth, and what this one was, as `MoveValue` counts; nil where it is not known.
  public var best: Int?
  public var value: Int?
  /// The results that were and are certain: 1, 0, -1; nil where nothing is.
  public var had: Int?
  public var left: Int?
  /// False when the values are estimates.
  public var isProven: Bool
  /// True in games in which the discs of the end are counted, and every one of them is worth something.
  public var isCounted: Bool
  /// True where a win at once was there, whatever was played.
  public var hadWin = false
  /// How many legal moves are neither better nor the one that was played.
  public var others = 0
  /// Of a game that was lost already, which own move had lost it; nil where nobody knows.
  public var lost: Lost?
  /// By which move, as moves are counted, the other side took what it could take; nil when it never did.
  public var taken: Int?
  /// In games that are counted, how many discs the other side gave back with its answer; 0 where that is not known.
  public var givenBack = 0
  /// The answer that gave them back, as text.
  public var giver: String?
  /// True of a game that was lost and that the other side gave back later.
  public var isRegained = false
  /// What the other side did that had the reply which is named, and played another one.
  public enum Spared: Hashable, Sendable {
    /// That was a mistake of its own.
    case missed
    /// It kept the result in another way.
    case asGood
    case unclear
  }
  /// Nil when it played that reply, or did much the same.
  public var spared: Spared?
  /// With which move, as moves are counted, the other side soon came to that reply all the same.
  public var later: Int?
  /// True of one of the first moves of a game.
  public var isEarly = false

  /// True where the other side gave back a good part at once: a cost that is gone again would be a riddle.
  public var isGivenBack: Bool { giver != nil && givenBack >= max(6, (cost ?? 0) / 3) }

  /// True of an early move of which only theory knows better: not of one that cost much by what can be seen.
  public var isOpening: Bool {
    isEarly && !(isCertain && (depth ?? .max) <= 3) && !isBlatant && !(isCounted && isHeavy && isSeen)
  }

  /// What it cost in the game's measure: final discs of the margin, or by how much the proven score is less.
  public var cost: Int? {
    guard let best, let value else { return nil }
    return best - value
  }

  /// After how many moves an idea shows what was wrong; nil when only a search knows.
  public var depth: Int? {
    let shown = [lets, missed].compactMap { $0 }
    return shown.map { $0.distance + ($0.idea.isGood && $0 == missed ? 1 : 0) }.min()
  }

  /// True when the reason decides by the rules alone.
  public var isCertain: Bool { lets?.idea.isCertain ?? missed?.idea.isCertain ?? false }

  /// The point that is told first.
  public var main: Point? { lets ?? missed }

  /// The reply that shows what was wrong: the one that is named, a square that was opened, or the one that both sides want.
  public var shownReply: String? {
    if let reply { return reply.move }
    switch open {
    case .opened(let move): return move
    case .shared(let move) where isWanted: return move
    case .shared, nil: return opens.first ?? (isAnswered ? bestReply : nil)
    }
  }

  /// True where the game goes with the move, and all that can be shown of it is what the best reply does.
  public var isAnswered: Bool { losesLead && lets == nil && open == nil && !comesToObvious && turnsMuch }

  /// A single disc that is turned shows nobody why the game goes.
  public var turnsLittle: Bool { turnedByReply.count < 2 }

  /// Two are believed only of what costs very much.
  private var turnsMuch: Bool { turnedByReply.count > 2 || !turnsLittle && (cost ?? 0) >= 2 * Self.heavyCost }

  /// True while the other side can take the very square that would have been better, where something can be seen of it.
  public var isWanted: Bool {
    guard case .shared = open, lets == nil, !isTaken else { return false }
    // What is only known to be good in general is wanted where it can be seen what the other side has of it.
    return missed.map { $0.distance == 0 }
      ?? (merit != nil && (losesLead || turnedByReply.count >= Self.many))
  }

  /// True when who was ahead, or about level by estimate, is behind, and the difference is many discs: then it is worth a word what was
  /// there instead.
  public var losesLead: Bool {
    guard isCounted, let best, let value else { return false }
    return best > (isProven ? 0 : -Self.level) && value < 0 && best - value >= Self.heavyCost
  }

  /// True where best play comes to something that nobody overlooks, and not only a better move would.
  private var comesToObvious: Bool { prospect.map { $0.isObvious && $0.lets(nil) != nil } ?? false }

  /// True where what was good stays good, and nothing that the move did can be shown: a better move would have won by more.
  private var staysAhead: Bool { lets == nil && prospect == nil && (value ?? 0) >= Self.heavyCost }

  /// So many discs that are turned from one square are not overlooked.
  private static var many: Int { 4 }

  /// True where something is wrong with the move itself, in a place that the better one does not give away, either.
  public var hasDrawback: Bool {
    guard let lets, lets.distance == 0, !lets.idea.isGood, lets.idea.measure == nil else { return false }
    return caveat.map { Set($0.idea.cells).isDisjoint(with: lets.idea.cells) } ?? true
  }

  /// True where the move itself is what was wrong, and no reply shows it.
  public var isShownByMove: Bool { lets.map { $0.distance == 0 && !$0.idea.isGood } ?? false }

  /// True where a person can see what was wrong with the move, or what was there instead.
  public var isSeen: Bool {
    if case .opened = open { return true }
    return main != nil || prospect != nil || open != nil && isTaken
  }

  /// The same, or where two moves can be laid beside each other at least.
  public var isTold: Bool { isSeen || merit != nil || contrast != nil || couldWait || closed != nil }

  /// True when the result itself was given away, or the game at once: what has the heavier mark.
  public var isHeavy: Bool {
    switch fault {
    case .allows, .result: true
    case .unused: left.map { $0 < 1 } ?? true
    case .sooner: false
    case .discs: (cost ?? 0) >= Self.heavyCost
    }
  }

  /// So many discs weigh as much as a result.
  static let heavyCost = 12

  /// Whoever is so many discs behind and more has hardly anything left to lose.
  public static let farBehind = -20

  /// How much it matters to a person, 0 to 1: what is punished soon and can be seen weighs most, what only a search knows least.
  public var weight: Double {
    if isOpening, fault.rawValue > Fault.unused.rawValue { return 0.05 }
    switch fault {
    // The move that lost the game comes before what was lost again after it, if it can be seen.
    case .allows: return had.map { $0 < 0 } ?? false ? 0.5 : 0.98
    case .unused: return left.map { $0 > 0 } ?? false ? 0.5 : 1
    // In games that are counted the cost says it all.
    case .result where isCounted: return part
    // To lose is worse than not to win.
    case .result: return seen * (left == 0 ? 0.8 : had == 1 ? 1 : 0.95)
    case .sooner: return 0.4
    case .discs: return part
    }
  }

  /// How much of the hope to win was lost, 0 to 1: twenty discs are much in a level game, and nothing in one that is lost by forty.
  /// What can be seen weighs more than what only a search knows.
  private var part: Double {
    guard let best, let value else { return 0.05 }
    let seen =
      main.map { $0.idea.isObvious ? 1 : 0.75 } ?? prospect.map { $0.isObvious ? 0.6 : 0.45 }
      ?? (isTold ? 0.6 : 0.1)
    return 0.02 + 0.93 * seen * (Self.hope(best) - Self.hope(value))
  }

  /// How much of the hope to win a move cost for good, 0 to 1, in games that are counted: less what the other side gave back at once.
  var lastingCost: Double {
    guard let best, let value else { return 0 }
    let cost = Self.hope(best) - Self.hope(min(best, value + givenBack))
    // Who had lost already, for certain, has lost less.
    return had == -1 ? cost / 2 : cost
  }

  /// So few discs by estimate are nobody's lead.
  public static var level: Int { 4 }

  /// How likely people win who are to end so many discs ahead, 0 to 1: about three in four with ten.
  private static func hope(_ discs: Int) -> Double {
    let ratio = Double(discs) / 10
    return 0.5 * (1 + ratio / (1 + ratio.magnitude))
  }

  /// How well it can be seen that a result was given away.
  private var seen: Double {
    guard let depth else { return 0.15 }
    guard isCertain else { return 0.17 }
    return depth <= 1 ? 0.9 : depth <= 3 ? 0.7 : depth <= 5 ? 0.55 : 0.45
  }
}

/// What the coach does about a move, by how much it was asked to say.
extension Explanation {
  /// It stops moves that lose at once, and wins that are left.
  public var isStopped: Bool { fault == .allows || fault == .unused }

  /// The other side can take at once what nobody overlooks who looks for it: a corner.
  public var isBlatant: Bool {
    guard isCounted, let lets, lets.idea.isObvious else { return false }
    return lets.distance == 1 || lets.distance == 0 && !lets.idea.isGood && reply != nil
  }

  /// True of what is told however short ago the coach spoke: what loses at once or with the reply, what nobody overlooks who
  /// looks for it, and a game that is given away with many discs.
  public var isUrgent: Bool {
    if losesLead || isCounted && isProven && fault == .result && (cost ?? 0) >= Self.heavyCost { return true }
    // However short ago the coach spoke, so many discs for something that the move itself did are worth a word while the game is open.
    if isCounted, main != nil, (cost ?? 0) >= 2 * Self.heavyCost, (best ?? 0) > Self.farBehind { return true }
    return isStopped || isBlatant || isCertain && (depth ?? .max) <= 1 || lets?.idea.isObvious ?? false
  }

  /// Nobody sees it at a board: a review tells it apart, the coach keeps silent, and it does not come back as a puzzle.
  public var isQuiet: Bool { isOpening && !isStopped }

  /// So little is worth a word where it is a corner that need not have been given, or the game itself.
  /// - Parameter coached: how much is worth one whatever it was.
  static func leastCoached(_ coached: Int) -> Int { coached / 3 }

  /// So little where the move has a drawback that can be seen, and that the other side needs a while to make use of.
  static func leastOfDrawback(_ coached: Int) -> Int { 2 * coached / 3 }

  /// It also explains what changed the result, or ends a lost game soon, and can be drawn in three moves, and what cost much. Only what
  /// was found as it can be seen while the game goes on can be held against that.
  /// - Parameter coached: how much has to be lost in games that are counted; nil where only the result counts.
  public func isExplained(from coached: Int?) -> Bool {
    if isStopped { return true }
    // However early, what the very next reply decides by the rules can be seen.
    guard !isEarly || isBlatant || isCertain && (depth ?? .max) <= 1 else { return false }
    if let coached, let cost {
      // A bare number is of no use, and nobody feels at a board what an opened square, or a move more or less to choose from, is worth.
      // Where the game goes with it, what can be counted on the board is told.
      guard
        main != nil || comesToObvious || isWanted
          || losesLead && (merit != nil || turnsMuch || cost >= 2 * Self.heavyCost)
      else { return false }
      if staysAhead { return false }
      // Whoever is far behind is told of corners alone.
      if (best ?? 0) <= Self.farBehind, !isBlatant { return false }
      if cost >= coached { return true }
      guard cost >= Self.leastCoached(coached), let lets, !isEither else { return false }
      if fault == .result, isProven { return true }
      return caveat == nil
        && (lets.idea.isObvious || hasDrawback && lets.idea.explains && cost >= Self.leastOfDrawback(coached))
    }
    guard fault == .result || fault == .sooner, (depth ?? .max) <= 3 else { return false }
    // What a better move would come to later is no reason before it is known which one that is.
    guard lets != nil || missed?.distance == 0 else { return false }
    // Of a result that is proven to have changed it is enough that the board shows why, or what the move itself does.
    return isCertain || fault == .result && main.map { !$0.idea.cells.isEmpty || $0.distance == 0 } ?? false
  }
}
