// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What came of a text that belongs to this game.
public enum FarAnswer: Hashable, Sendable {
  /// The friend has moved, here as well now.
  case played
  /// What it tells is known already.
  case known
  /// It is what was copied here last.
  case own
  /// It does not go on from here: the number of the first move that differs.
  case differs(Int)
}

/// A game with a friend far away: the session neither thinks nor waits for the other side, which moves when its text is here.
extension Session {
  public var isFar: Bool { company == .far }

  /// True while the friend is to move.
  public var isFarTurn: Bool {
    isFar && phase == .playing && outcome == nil && !isPassing && turn != ownSeat
  }

  /// True while there are moves of which the friend does not know: the turn is made, or the game is over.
  public var isUnsent: Bool { isFar && toSend > seated.far.sent && (isFarTurn || outcome != nil) }

  /// Moves, and that the person here has given up.
  private var toSend: Int { moves.count + (seated.far.resigned == nil ? 0 : 1) }

  /// True while the game can be given up.
  public var canResign: Bool {
    isFar && phase == .playing && outcome == nil && !moves.isEmpty && !seated.far.code.isEmpty
  }

  /// The person here gives up.
  public func resign() {
    guard canResign else { return }
    premove = nil
    stopThinking()
    seated.far.resigned = ownSeat
  }

  /// True while nobody else knows that the person here has given up: undo goes on with the game.
  var canWithdraw: Bool { isFar && line.outcome == nil && seated.far.resigned == ownSeat && isUnsent }

  /// What the friend is to get; nil while it is not complete.
  public var message: FarMessage? {
    guard isFar, !seated.far.code.isEmpty, !moves.isEmpty, isFarTurn || outcome != nil else { return nil }
    return FarMessage(
      game: G.info.name, code: seated.far.code, rules: G.unusualRules(seated),
      moves: moves.map(\.description), turn: outcome == nil ? turn : nil,
      resigned: line.outcome == nil ? seated.far.resigned : nil)
  }

  /// The message was taken along: from now on its moves stand.
  public func noteSent() { if message != nil { seated.far.sent = toSend } }

  /// How many moves undo takes back; none of those that the friend knows.
  var undoCount: Int {
    let count = line.undoCount(for: ownSeat)
    return isFar && moves.count - count < seated.far.sent ? 0 : count
  }

  /// Plays what is new in a text about this game, if it goes on from here and is the friend's to play.
  public func answer(_ message: FarMessage) -> FarAnswer {
    let mine = moves.map(\.description)
    let common = zip(mine, message.moves).prefix { $0 == $1 }.count
    guard message.rules == G.unusualRules(seated) else { return .differs(1) }
    if let seat = message.resigned { return answer(message, resigned: seat, common) }
    // Whoever has given up has nothing to answer.
    guard seated.far.resigned == nil else { return .known }
    if common == message.moves.count {
      return common == mine.count && line.past.last?.turn == ownSeat ? .own : .known
    }
    guard common == mine.count, let own = ownSeat,
      let new = G.turns(message.moves.dropFirst(common), of: own.other, after: position),
      new.turn == message.turn
    else { return .differs(common + 1) }
    for move in new.moves where !playUnasked(move) { break }
    seated.far.sent = moves.count
    return .played
  }

  /// Somebody has given up, perhaps after moves that are not here yet.
  private func answer(_ message: FarMessage, resigned seat: Seat, _ common: Int) -> FarAnswer {
    guard let own = ownSeat else { return .differs(1) }
    if seated.far.resigned != nil || outcome != nil { return seat == own ? .own : .known }
    guard seat == own.other, common == moves.count else { return seat == own ? .own : .differs(common + 1) }
    let rest = message.moves.dropFirst(common)
    if !rest.isEmpty {
      guard let new = G.turns(rest, of: own.other, after: position), new.turn != nil else {
        return .differs(common + 1)
      }
      for move in new.moves where !playUnasked(move) { break }
    }
    stopThinking()
    seated.far.resigned = seat
    seated.far.sent = toSend
    return .played
  }
}

extension Game {
  /// Switches that change the game itself and are not as at first, by name: "squares", "no-corners".
  static func unusualRules(_ options: GameOptions) -> [String] {
    info.switches.filter { options.isOn($0) != $0.isOnAtFirst && changesStart($0) }
      .map { $0.isOnAtFirst ? "no-" + $0.name : $0.name }.sorted()
  }

  /// True when the switch changes the game itself, not only how it looks.
  public static func changesStart(_ entry: GameSwitch) -> Bool {
    var (on, off) = (GameOptions(), GameOptions())
    on.switches[entry.name] = true
    off.switches[entry.name] = false
    return start(on) != start(off)
  }

  /// Moves that one side makes here, with passes where the rules say so, until the other one is to move or the game is over; nil
  /// when they are anything else.
  fileprivate static func turns(
    _ texts: some Sequence<String>, of seat: Seat, after position: Position
  ) -> (moves: [Move], turn: Seat?)? {
    var (position, moves) = (position, [Move]())
    for text in texts {
      guard let move = Move(text), move.description == text, let next = position.playing(move),
        position.turn == seat || facets.pass(in: position) == move
      else { return nil }
      moves.append(move)
      position = next
    }
    guard position.outcome == nil else { return (moves, nil) }
    return position.turn == seat.other || facets.pass(in: position) != nil ? (moves, position.turn) : nil
  }

  /// A game that a friend has begun, as one that can be gone on with; nil when the text is no such game.
  /// - Parameter options: what is chosen for this game here.
  public static func record(
    _ message: FarMessage, with name: String, _ options: GameOptions, seed: UInt64
  ) -> GameRecord? {
    var options = options.far(name)
    options.far.code = message.code
    options.far.sent = message.moves.count
    options.setup = nil
    for entry in info.switches where changesStart(entry) {
      let isUnusual = message.rules.contains(entry.isOnAtFirst ? "no-" + entry.name : entry.name)
      options.switches[entry.name] = entry.isOnAtFirst != isUnusual
    }
    guard info.isContest, message.game == info.name, !message.moves.isEmpty,
      message.rules == unusualRules(options),
      let line = GameLine<Self>(options, moves: message.moves.compactMap { Move($0) }),
      line.moves.map(\.description) == message.moves, let last = line.past.last,
      line.outcome == nil ? line.turn == message.turn : message.turn == nil
    else { return nil }
    // A side that must pass has had its turn.
    let own = message.turn ?? last.turn.other
    var record = GameRecord(
      id: GameRecord.newID(), game: info.name, options: options, ownSeat: own, seed: seed,
      moves: message.moves, seconds: 0)
    record.personSeat = own
    record.outcome = line.outcome
    return record
  }
}

extension GameOptions {
  /// The same with a friend far away opposite.
  public func far(_ name: String) -> GameOptions {
    var options = self
    (options.opponent, options.far, options.odds) = (.far, FarFriend(name), nil)
    return options
  }
}

extension GameRecord {
  /// True of a game with a friend far away.
  public var isFar: Bool { options.opponent == .far && ownSeat != nil }

  /// True when something has happened in a game that could be missed: its player has moved, or a friend far away has.
  public var isWorthKeeping: Bool { ownMoves > 0 || isFar && !moves.isEmpty }
}
