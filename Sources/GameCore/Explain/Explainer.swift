// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Finds what shows a mistake: what the rules see of the move, of the replies to it, of the better moves and of the lines that follow.
struct Explainer<G: Game> {
  /// So many moves of a game are theory.
  static var openingMoves: Int { 6 }
  /// What happens more than so many moves later is not the doing of a move, but where discs are counted and a corner that was opened
  /// stays open.
  static var soon: Int { G.facets.toldLoss == nil ? 8 : 60 }
  /// Whoever is to end so many discs behind looks for nothing better any more.
  private static var hopeless: Int { 40 }
  /// What is taken within so many moves was given away, whatever else would have been better to take.
  private static var soonTaken: Int { 8 }
  /// Whoever has more moves than these to choose from does not feel that they are few.
  static var few: Int { 6 }
  /// A line of fewer moves shows nothing that the move itself does not.
  static var leastProspect: Int { 4 }
  /// So many moves of a line people see coming: a reply, what it forces, and what that leads to.
  private static var seen: Int { 3 }
  /// In a lost position so much less, in the measure of proven scores, is lost sooner.
  private static var soonerBy: Int { 3 }

  let move: ReviewedMove
  let played: G.Move
  /// True while the game goes on: then what nobody sees who looks at the board is no reason.
  let isLive: Bool
  let position: G.Position
  let after: G.Position
  let reply: G.Move?
  private let answer: ReviewedMove?
  private let course: [LineMove<G.Position>]
  private let own: [Idea]

  /// - Parameter course: the moves that followed in the game, as far as they can be the doing of this one.
  init?(
    _ move: ReviewedMove, answer: ReviewedMove?, course: [G.Move] = [], in position: G.Position,
    isLive: Bool = false
  ) {
    guard let played = G.Move(move.move), let after = position.playing(played) else { return nil }
    (self.move, self.played, self.position, self.after) = (move, played, position, after)
    self.isLive = isLive
    self.course = after.line(course)
    self.answer = after.turn == position.turn ? nil : answer
    reply = Self.reply(to: move, self.answer).flatMap { G.Move($0) }
    own = G.facets.ideas(of: played, in: position)
  }

  var seat: Seat { position.turn }

  // MARK: - What is wrong

  var explanation: Explanation? {
    let wins = position.legalMoves.filter { position.playing($0)?.outcome?.winner == seat }
    guard !wins.contains(played) else { return nil }
    let blunder = own.first { !$0.isGood && $0.isCertain }
    let safe = blunder == nil ? [] : position.legalMoves.filter { !isBlunder($0) }
    guard let fault = fault(wins: wins, isBlunder: blunder != nil && !safe.isEmpty) else { return nil }
    let better = better(wins: wins, safe: safe)
    var found = Explanation(
      fault: fault, better: better.map(\.description), best: best, value: worth(played),
      had: had(wins, safe), left: blunder == nil ? move.hasResult : -1,
      isProven: move.isJudged || fault == .allows || fault == .unused || estimate == nil,
      isCounted: isCounted)
    let caveat = better.first.flatMap(caveat)
    found.isEither = caveat.map { hasIt($0.idea, played) } ?? false
    found.caveat = found.isEither ? nil : caveat
    found.hadWin = !wins.isEmpty
    found.others = position.legalMoves.count - found.better.count - 1
    if let win = wins.first {
      found.missed = good(of: win).first.map { .init($0, text(win), 0) }
    }
    if let blunder {
      found.lets = .init(blunder, text(played), 0)
      found.reply = winningReply(showing: blunder)
    } else {
      addReasons(to: &found)
      if found.main == nil {
        found.prospect = prospect(found.better.first).flatMap { isLive && !isSeen($0) ? nil : $0 }
      }
    }
    let named = found.reply ?? found.lets.flatMap { $0.distance == 1 ? $0 : nil }
    found.spared = named.flatMap(spared)
    if isCounted, let answer, let most = answer.bestKnown, let made = answer.worth(of: answer.move)?.score {
      found.givenBack = max(0, most - made)
      found.giver = answer.move
    }
    // What only a search sees is no mistake of a person, unless it cost as much as a game.
    return found.isSeen || found.isHeavy || !isCounted || found.isStopped ? found : nil
  }

  private func fault(wins: [G.Move], isBlunder: Bool) -> Explanation.Fault? {
    if isBlunder { return .allows }
    if !wins.isEmpty { return .unused }
    if let had = move.hadResult, let left = move.hasResult, left < had { return .result }
    if isSooner { return .sooner }
    guard let least = G.facets.toldLoss, let best, let value = worth(played), best - value >= least,
      best > -Self.hopeless
    else { return nil }
    return .discs
  }

  /// True in a lost game when the reply decides it, or the one after it, and the best move would have lasted without that.
  private var isSooner: Bool {
    guard G.facets.toldLoss == nil, let value = move.value, let best = move.best, best < 0,
      best - value >= Self.soonerBy, let reply
    else { return false }
    if let idea = good(of: reply, in: after).first(where: \.isCertain) { return separates(reply: idea) }
    let near = move.line.prefix(Self.seen).compactMap { G.Move($0) }
    return Self.decisive(in: near, from: after, of: seat.other) != nil
  }

  private func isBlunder(_ move: G.Move) -> Bool {
    G.facets.ideas(of: move, in: position).contains { !$0.isGood && $0.isCertain }
  }

  /// What is known of the result before the move.
  private func had(_ wins: [G.Move], _ safe: [G.Move]) -> Int? { wins.isEmpty ? move.hadResult : 1 }

  // MARK: - Worth

  func worth(_ move: G.Move) -> Int? { self.move.worth(of: text(move))?.score }

  private var estimate: Int? { move.values[move.move] == nil ? move.guesses[move.move] : nil }

  /// What the best move is worth; where not every one is known, what is certain at least.
  var best: Int? { [move.bestKnown, move.least].compactMap { $0 }.max() }

  /// The moves that would have kept what there was; what decides by the rules alone is enough to know them.
  private func better(wins: [G.Move], safe: [G.Move]) -> [G.Move] {
    if !wins.isEmpty { return wins }
    let known = safe.filter { worth($0) != nil }
    if let most = known.compactMap({ worth($0) }).max() {
      // Of several that keep the result the soonest win, or what lasts longest.
      let all = known.filter { (worth($0) ?? most).signum() == most.signum() }
      return sorted(most < 0 ? all.filter { worth($0) == most } : all)
    }
    if !safe.isEmpty { return safe }
    let keepers =
      move.provenMistake == nil && !(move.isSlip || move.isEstimated) ? move.bestMoves : move.keepers
    return sorted(keepers.compactMap { G.Move($0) })
  }

  /// The best first; of equal ones those that an idea speaks for.
  private func sorted(_ moves: [G.Move]) -> [G.Move] {
    func rank(_ move: G.Move) -> Int {
      let ideas = good(of: move)
      return ideas.contains { $0.isCertain } ? 0 : ideas.contains { $0.explains } ? 1 : 2
    }
    let ranked = moves.map { (move: $0, worth: worth($0) ?? 0, rank: rank($0), text: text($0)) }
    return ranked.sorted { (-$0.worth, $0.rank, $0.text) < (-$1.worth, $1.rank, $1.text) }.map(\.move)
  }

  // MARK: - Reasons

  func text(_ move: G.Move) -> String { move.description }

  func good(of move: G.Move, in position: G.Position? = nil) -> [Idea] {
    G.facets.ideas(of: move, in: position ?? self.position).filter { $0.isGood && $0.explains }
  }

  /// The reply that ends the game at once, best the one that the fault is about.
  private func winningReply(showing fault: Idea) -> Explanation.Point? {
    let rival = seat.other
    // Where a turn has two halves, one's own second one comes between.
    let boards = after.turn == rival ? [after] : after.legalMoves.compactMap { after.playing($0) }
    let wins = boards.lazy.flatMap { board in
      board.legalMoves.lazy.filter { board.playing($0)?.outcome?.winner == rival }.compactMap { reply in
        good(of: reply, in: board).first.map { Explanation.Point($0, text(reply), 1) }
      }
    }
    return wins.first { Set($0.idea.cells) == Set(fault.cells) } ?? wins.first
  }

  private func addReasons(to found: inout Explanation) {
    let best = found.better.first.flatMap { G.Move($0) }
    let replies = reply.map { after.turn == seat ? [] : good(of: $0, in: after).filter(isEnough) } ?? []
    if found.fault == .result || found.fault == .sooner {
      // What decides by the rules alone cannot be had by a move that keeps more.
      if found.left == -1, let reply, let idea = replies.first(where: \.isCertain) {
        found.lets = point(idea, reply)
      }
      if found.missed == nil, found.had == 1 {
        found.missed = best.flatMap { better in
          good(of: better).first { $0.isCertain && !hasIt($0, played) }.map { .init($0, text(better), 0) }
        }
      }
      if found.lets == nil, found.missed == nil {
        if found.left == -1 { found.lets = later(in: move.line, from: after, of: seat.other) }
        if found.fault == .result, found.had == 1 {
          found.missed = later(in: move.betterLine, from: position, of: seat, isOwn: true)
        }
      }
    }
    guard found.lets == nil, found.missed == nil else { return }
    addSeen(to: &found, replies, best)
  }

  /// What can be seen and decides nothing by itself: first what nobody overlooks, then what can be counted, then the rest.
  private func addSeen(to found: inout Explanation, _ replies: [Idea], _ best: G.Move?) {
    let compared = best.flatMap { self.compared(with: $0) }
    let vice = compared?.missed.idea.isObvious ?? false ? nil : seenVice(replies).flatMap(atTheBoard)
    if let vice {
      found.lets = vice
      if vice.distance == 0 { found.reply = taking(vice.idea) }
      // What is taken at once is what the reader sees, but the cost is that of the best reply.
      if let taken = found.reply.flatMap({ G.Move($0.move) }), let reply, reply != taken,
        let part = part(of: taken), part < 0.67
      {
        found.stronger = text(reply)
      }
    } else if let compared, isLive, !compared.missed.idea.isObvious {
      // A number is believed only beside the other one.
      found.contrast = compared
    } else if let compared {
      // That the other side has to pass says it all.
      if !compared.missed.idea.isObvious { found.lets = compared.lets }
      found.missed = compared.missed
    }
    if found.missed == nil, found.lets == nil || found.fault == .discs {
      // What the other side is left with is not told twice.
      found.missed = best.flatMap(seenVirtue).flatMap { virtue in
        found.lets.map { $0.idea.name == virtue.idea.name && $0.move == virtue.move } ?? false ? nil : virtue
      }
    }
    if found.missed == nil, found.isCounted { addMerit(to: &found, best) }
    found.isBetterTaken = best != nil && course.first?.move == best
    found.choice = found.isBetterTaken ? best.flatMap(choice) : nil
    if found.isBetterTaken, let best, !G.facets.couldBePlayed(best, outOfTurnIn: position) {
      found.openedBy = G.facets.opening(of: best, by: played, in: position)
    }
    if found.lets == nil, found.isCounted { addReply(to: &found, best) }
  }

  /// What is good about the better move, where it is not one thing that was missed.
  private func addMerit(to found: inout Explanation, _ best: G.Move?) {
    found.merit = best.flatMap { better in
      // A single disc on an edge is no answer to the question what cost the game.
      good(of: better).first {
        !hasIt($0, played) && !isStillThere($0, better) && (!isLive || isEnough($0))
      }.map { .init($0, text(better), 0) }
    }
    if found.lets?.idea.measure == nil, found.merit == nil || found.lets == nil {
      found.contrast = found.contrast ?? best.flatMap { self.compared(with: $0, isReason: false) }
    }
    found.closed = found.lets?.idea.isObvious ?? false ? nil : best.flatMap { closed(by: $0, found.lets) }
    // Beside something that nobody gives away, that a move could wait is a riddle.
    found.couldWait =
      found.lets == nil && found.merit == nil && found.caveat == nil && best.map(couldWait) ?? false
  }

  /// The best reply and what it turns, where the move itself lets nothing happen that can be told.
  private func addReply(to found: inout Explanation, _ best: G.Move?) {
    if let reply {
      found.bestReply = text(reply)
      found.turnedByReply = G.facets.opening(of: reply, by: played, in: position)
      if isLive, let best, turnsAsMuch(reply, after: best, as: found.turnedByReply) {
        found.turnedByReply = []
      }
    }
    if let reply, isOpened(reply) {
      found.open = .opened(text(reply))
      found.openedBy = found.turnedByReply
      found.isTaken = course.first?.move == reply
    } else if found.main == nil, let best, reply == best, G.facets.couldBePlayed(best, outOfTurnIn: position)
    {
      found.open = .shared(text(best))
      found.isTaken = course.first?.move == best
    }
    let isSaid = found.open != nil || found.contrast != nil || found.closed != nil || found.couldWait
    if !isSaid, !found.isBetterTaken { found.opens = opened }
  }

  /// False of what is too little to have cost so much.
  func isEnough(_ idea: Idea) -> Bool {
    guard let most = idea.most, let best, let value = worth(played) else { return true }
    return best - value <= most
  }

  /// What the other side played in the game in place of a reply; nil where it had as much of it that nobody overlooks, or came to it
  /// later.
  private func spared(_ reply: Explanation.Point) -> Explanation.Spared? {
    guard let answer, answer.move != reply.move, let other = G.Move(answer.move),
      !course.contains(where: { $0.seat != seat && $0.move.description == reply.move }),
      after.playing(other)?.outcome == nil, !good(of: other, in: after).contains(where: \.isObvious)
    else { return nil }
    if answer.mistake != nil || answer.isSlip { return .missed }
    return !isCounted && answer.hasResult != nil && answer.hasResult == answer.hadResult ? .asGood : .unclear
  }

  /// A reply that has an idea.
  private func point(_ idea: Idea, _ reply: G.Move) -> Explanation.Point {
    .init(idea, text(reply), 1, isNew: !G.facets.stands(idea, of: reply, in: position))
  }

  /// The reply that makes use of what is wrong with the move.
  private func taking(_ vice: Idea) -> Explanation.Point? {
    takers(of: vice).first.map { .init($0.idea, text($0.move), 1) }
  }

  private func takers(of vice: Idea) -> [(move: G.Move, idea: Idea)] {
    guard after.turn != seat else { return [] }
    return after.legalMoves.compactMap { reply in
      good(of: reply, in: after).first { $0.isObvious && !Set($0.cells).isDisjoint(with: vice.cells) }.map {
        (reply, $0)
      }
    }.filter { punishes($0.move) }
  }

  /// False of a reply that is known to take too little of what the move cost; what was played in the game is seen anyway.
  private func punishes(_ reply: G.Move) -> Bool {
    guard let part = part(of: reply) else { return true }
    // Who takes it and gives all back with it has not punished anything.
    if part < 0.1 { return false }
    return part >= 0.25 || course.prefix(Self.soonTaken).contains { $0.move == reply }
  }

  /// False of a reply, as text, that is known to take less than half of what the move cost.
  func takesMuch(_ reply: String) -> Bool { G.Move(reply).flatMap(part).map { $0 >= 0.5 } ?? true }

  /// How much of what the move cost a reply takes, 0 to 1; nil where it is not known.
  private func part(of reply: G.Move) -> Double? {
    guard let best, let value = worth(played), best > value, let left = answer?.worth(of: text(reply))?.score
    else { return nil }
    return Double(best + left) / Double(best - value)
  }

  /// What decides in a later move of a line, for a side.
  /// - Parameter isOwn: true of a line that begins in the place of the move, not after it.
  private func later(
    in line: [String], from position: G.Position, of seat: Seat, isOwn: Bool = false
  ) -> Explanation.Point? {
    let moves = line.prefix(ReviewedMove.longestShown).compactMap { G.Move($0) }
    guard let found = Self.decisive(in: moves, from: position, of: seat, ends: !isOwn) else { return nil }
    let isNew = isOwn || !G.facets.stands(found.idea, of: found.move, in: self.position)
    // Where a turn has two halves, one's own second one comes first.
    let less = isOwn || position.turn == self.seat ? 1 : 0
    return .init(
      found.idea, text(found.move), found.number - less, isNew: isNew, badge: isOwn ? nil : found.number)
  }

  /// What can be seen of the move or of the best reply to it, and separates: first what the reply makes use of.
  private func seenVice(_ replies: [Idea]) -> Explanation.Point? {
    let bad = own.filter { idea in
      !idea.isGood && !idea.isCertain && isEnough(idea) && separates(vice: idea)
        && (!idea.isObvious || !takers(of: idea).isEmpty)
    }
    // Where only the result counts, what the reply does there tells, even where it is no reason by itself: it fills a hole.
    let answers =
      isCounted ? replies : reply.map { G.facets.ideas(of: $0, in: after).filter(\.isGood) } ?? []
    let used = Set(answers.flatMap(\.cells))
    let best =
      bad.first { !used.isDisjoint(with: $0.cells) } ?? bad.first(where: \.isObvious)
      ?? bad.first(where: happens)
    if let best { return .init(best, text(played), 0) }
    if let reply,
      let idea = replies.first(where: { (!$0.cells.isEmpty || $0.isObvious) && separates(reply: $0) })
    {
      return point(idea, reply)
    }
    return bad.first(where: comesTrue).map { .init($0, text(played), 0) }
  }

  /// False of what a line that is known far enough makes no use of, nor the game.
  private func comesTrue(_ vice: Idea) -> Bool {
    move.line.count < Self.leastProspect || vice.cells.isEmpty || happens(vice)
  }

  /// True of what the best line, or soon the game, makes use of.
  private func happens(_ vice: Idea) -> Bool {
    (after.line(move.line.compactMap { G.Move($0) }) + course).contains { step in
      step.seat != seat
        && good(of: step.move, in: step.position).contains {
          $0.isObvious && !Set($0.cells).isDisjoint(with: vice.cells)
        } && G.facets.makesUse(of: vice, step.move, in: step.position)
    }
  }

  /// What the better move has. Where the line goes on with that very move, nothing of it was missed.
  private func seenVirtue(_ better: G.Move) -> Explanation.Point? {
    guard move.line.dropFirst().first != text(better) else { return nil }
    return good(of: better).first { isEnough($0) && separates(virtue: $0) && !isStillThere($0, better) }.map {
      .init($0, text(better), 0)
    }
  }

  /// What a better move gives away that nobody overlooks.
  private func caveat(_ better: G.Move) -> Explanation.Point? {
    guard isCounted else { return nil }
    return G.facets.ideas(of: better, in: position).first { !$0.isGood && $0.isObvious }.map {
      .init($0, text(better), 0)
    }
  }
}
