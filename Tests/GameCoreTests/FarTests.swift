// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

/// Games with a friend far away, whose moves come as text.
struct FarTests {
  private func session(first: FirstMove = .you, setup: String? = nil) -> Session<Heap> {
    var options = GameOptions()
    (options.opponent, options.first, options.far.name) = (.far, first, "Ben")
    (options.friendTerms.bestOf, options.friendTerms.time) = (3, TimeControl(minutes: 5))
    options.botTerms = options.friendTerms
    options.botTerms.handicap = Handicap(1)
    (options.coach, options.showsValues) = (.explains, true)
    options.setup = setup
    return Session(options: options, seed: 3, resources: .none, wake: {})
  }

  @discardableResult
  private func pass(_ session: Session<Heap>, _ seconds: Double, from now: Double = 100) -> Double {
    var now = now
    let end = now + seconds
    while now < end {
      now += 0.1
      _ = session.takeChanges()
      _ = session.advance(to: now, isSettled: true, isRunning: true)
    }
    return now
  }

  // MARK: - The text

  private let message = FarMessage(
    game: "heap", code: "K7QXB", rules: ["no-corners", "squares"], moves: ["1", "2", "=f"], turn: .second)

  @Test func itIsReadAsItIsWritten() {
    let games = ["heap", "connect-four"]
    var all = [message, message, message, message]
    all[1].turn = nil
    all[2].rules = []
    (all[3].moves, all[3].turn) = ([], .first)
    all.append(
      FarMessage(game: "heap", code: "K7QXB", rules: [], moves: ["1"], turn: nil, resigned: .second))
    for message in all {
      #expect(FarMessage.read(message.text, games: games) == .messages([message]))
      #expect(FarMessage.read(message.text.uppercased(), games: games) == .messages([message]))
      #expect(FarMessage.read(message.text, games: ["quarto"]) == .nothing)
    }
    #expect(
      message.text.hasPrefix("quartet heap K7QXB no-corners squares\nmoves 3: 1 2 =f\nturn second\ncheck "))
  }

  /// Sixteen rules are as many as a game can have, and one more is no message of ours.
  @Test(arguments: [(16, true), (17, false)]) func rulesAreCounted(count: Int, isRead: Bool) {
    var message = message
    message.rules = (1...count).map { "rule-\($0)" }
    #expect((FarMessage.read(message.text, games: ["heap"]) == .messages([message])) == isRead)
  }

  /// Mails and chats wrap, quote, indent and decorate.
  @Test func whatStandsAroundItDoesNoHarm() {
    let text = message.text
    let quoted = text.split(separator: "\n").map { "> > " + $0 }.joined(separator: "\n")
    let wrapped = text.replacing(" ", with: "\n> ").replacing("\n", with: "\r\n")
    for text in [
      quoted, wrapped, "Hello Anna,\n\nmy move:\n\n*\(text)*\n-- \nBen, quartet heap player",
      "\u{FEFF}" + text.replacing(" ", with: "\u{A0}"), text.replacing("check", with: "\u{200B}check"),
      "On Monday Ben wrote:\n|" + text.replacing("\n", with: "\n|"), "\"\(text)\"",
    ] {
      #expect(FarMessage.read(text, games: ["heap"]) == .messages([message]), "\(text)")
    }
    var later = message
    later.moves += ["1"]
    let thread = later.text + "\nAnna wrote:\n" + quoted
    #expect(FarMessage.read(thread, games: ["heap"]) == .messages([later, message]))
  }

  @Test func whatIsMissingOrChangedIsSeen() {
    for (good, bad) in [
      ("1 2 =f", "1 2"), ("1 2", "2 2"), ("moves 3", "moves 4"), ("turn second", "turn first"),
      ("turn second", "over"), ("K7QXB", "K7QXC"), ("squares", ""), ("heap", "other"),
    ] {
      let text = message.text.replacing(good, with: bad)
      #expect(FarMessage.read(text, games: ["heap", "other"]) == .damaged, "\(bad)")
    }
    for count in 0..<message.text.count - 1 {
      let reading = FarMessage.read(String(message.text.prefix(count)), games: ["heap"])
      #expect(reading == .nothing || reading == .damaged, "\(count)")
    }
    for text in [
      "", "quartet", "quartet heap", "I play Quartet heap often", "4 4 3", "quartet game heap\n1 2",
    ] {
      #expect(FarMessage.read(text, games: ["heap"]) == .nothing, "\(text)")
    }
  }

  /// Whatever lies on the clipboard.
  @Test func nothingBreaksTheReader() {
    var random = SeededRandom(seed: 8)
    let letters = Array("quartet heap K7QXB moves 3: 1 2 =f turn over check >|\n\u{200B}é漢🎲\0").map(
      String.init)
    for _ in 0..<3000 {
      var text = Array(message.text).map(String.init)
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let place = Int.random(in: 0..<max(1, text.count), using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where !text.isEmpty: text.remove(at: min(place, text.count - 1))
        case 1: text.insert(letters.randomElement(using: &random) ?? "", at: min(place, text.count))
        case 2: text += text.prefix(40)
        default: text.insert(contentsOf: letters.prefix(7), at: min(place, text.count))
        }
      }
      if case .messages(let found) = FarMessage.read(text.joined(), games: ["heap"]) {
        #expect(found.allSatisfy { $0.moves == message.moves && $0.code == message.code })
      }
    }
    let huge = String(repeating: "quartet heap K7QXB moves 999: ", count: 200_000)
    #expect(FarMessage.read(huge, games: ["heap"]) == .damaged)
    #expect(FarMessage.read(String(repeating: "x", count: 3_000_000), games: ["heap"]) == .nothing)
    #expect(FarMessage.read("quartet heap K7QXB moves 99999999999999999999: 1", games: ["heap"]) == .damaged)
  }

  @Test func howFarItIsSentIsKeptAsText() {
    for friend in [
      FarFriend("Ben Ø", code: "K7QXB", sent: 11), FarFriend(), FarFriend("", code: "", sent: 2),
    ] {
      #expect(FarFriend(text: friend.text) == friend)
    }
    for wrong in ["", "K7QXB", "K7QXB 3", "K7QXB x Ben", "K7QX 3 Ben", "AAAAA 3 Ben", "K7QXB -1 Ben"] {
      #expect(FarFriend(text: wrong) == nil, "\(wrong)")
    }
    let codes = Set((0..<200).map { _ in FarFriend.code(ofGame: GameRecord.newID()) })
    #expect(codes.count == 200)
  }

  // MARK: - The game

  @Test func twoSessionsPlayEachOther() throws {
    let (anna, ben) = (session(), session(first: .bot))
    #expect(anna.seated.terms == Terms() && anna.bestOf == 0 && anna.seated.odds == nil && anna.clock == nil)
    #expect(anna.mayMove && !anna.canHint && anna.message == nil && !anna.isRated)
    #expect(ben.isFarTurn && !ben.mayMove && !ben.isBotsTurn && ben.seated.far.code.isEmpty)
    #expect(anna.play(Heap.Move(1)))
    #expect(anna.isFarTurn && anna.isUnsent && anna.canUndo)
    anna.undo()
    #expect(anna.moves.isEmpty && anna.mayMove)
    anna.redo()
    // Nobody answers by themselves, however long it takes.
    pass(anna, 30)
    #expect(anna.moves.count == 1 && !anna.isAsking && anna.remark == nil)
    let first = try #require(anna.message)
    anna.noteSent()
    #expect(!anna.canUndo && !anna.isUnsent && anna.message == first)
    #expect(anna.answer(first) == .own)
    // Ben does not know the code yet.
    var options = GameOptions()
    options.far.name = "Anna"
    let begun = try #require(Heap.record(first, with: "Anna", options, seed: 1))
    #expect(begun.ownSeat == .second && begun.isFar && begun.isWorthKeeping && begun.ownMoves == 0)
    #expect(ben.goOn(with: begun) && ben.mayMove && ben.counts)
    #expect(ben.answer(first) == .known && !ben.canUndo)
    #expect(ben.play(Heap.Move(2)))
    let second = try #require(ben.message)
    #expect(ben.answer(first) == .known)
    ben.noteSent()
    #expect(anna.answer(second) == .played && anna.moves.count == 2 && anna.mayMove && !anna.canUndo)
    #expect(anna.answer(second) == .known && anna.answer(first) == .known)
    anna.play(Heap.Move(2))
    anna.noteSent()
    #expect(ben.answer(try #require(anna.message)) == .played)
    ben.play(Heap.Move(2))
    #expect(ben.outcome?.winner == .second && ben.isUnsent)
    let last = try #require(ben.message)
    #expect(last.turn == nil)
    #expect(anna.answer(last) == .played && anna.outcome?.winner == .second && anna.message != nil)
    #expect(!anna.isUnsent)
    pass(anna, 30)
    #expect(anna.score == (0, 1) && anna.moves.count == 4, "the next game begins when somebody wants it to")
    #expect(anna.saved.outcome != nil && anna.saved.rivalRating(Heap.info.scale) == nil)
  }

  @Test func whatDoesNotGoOnIsNotPlayed() throws {
    let anna = session()
    anna.play(Heap.Move(1))
    anna.noteSent()
    func text(_ moves: [String], _ turn: Seat?, rules: [String] = []) -> FarMessage {
      FarMessage(game: "heap", code: anna.seated.far.code, rules: rules, moves: moves, turn: turn)
    }
    for wrong in [
      text(["2", "1"], .first), text(["1", "1", "1"], .second), text(["1", "3"], .first),
      text(["1", "x"], .first), text(["1", "1"], .second), text(["1", "1"], nil),
      text(["1", "pass"], .first), text(["1", "1"], .first, rules: ["squares"]), text(["1", "01"], .first),
    ] {
      guard case .differs = anna.answer(wrong) else {
        Issue.record("\(wrong.text)")
        continue
      }
      #expect(anna.moves.count == 1)
    }
    #expect(anna.answer(text(["1", "1"], .first)) == .played)
  }

  /// A pass is nobody's choice: it is in the text of whoever moves on.
  @Test func aPassComesAlong() throws {
    let anna = session()
    anna.play(Heap.Move(1))
    anna.noteSent()
    var saved = anna.saved
    saved.options.setup = "4"
    let frozen = session()
    #expect(frozen.restore(saved))
    // Six are left; after two by Ben four are, and Anna must pass: Ben moves again.
    let text = FarMessage(
      game: "heap", code: anna.seated.far.code, rules: [], moves: ["1", "2", "pass", "1"], turn: .first)
    #expect(frozen.answer(text) == .played && frozen.moves.count == 4 && frozen.mayMove)
    let other = session()
    #expect(other.restore(saved))
    var short = text
    short.moves = ["1", "2"]
    #expect(other.answer(short) == .played && other.isPassing)
    pass(other, 3)
    #expect(other.moves.count == 3 && other.isFarTurn && !other.isUnsent, "there is nothing to send")
    #expect(other.answer(text) == .played && other.moves.count == 4)
  }

  @Test func aWaitingGameIsKept() throws {
    let ben = session(first: .bot)
    let text = FarMessage(game: "heap", code: "K7QXB", rules: [], moves: ["1"], turn: .second)
    let begun = try #require(Heap.record(text, with: "Anna", GameOptions(), seed: 1))
    #expect(ben.goOn(with: begun))
    let far = ben.saved
    #expect(far.ownMoves == 0 && far.options.far == FarFriend("Anna", code: "K7QXB", sent: 1))
    ben.restart()
    pass(ben, 2)
    #expect(ben.moves.isEmpty)
    var upkeep = Upkeep()
    upkeep.add(ben.saved, after: far, at: 7)
    #expect(upkeep.unfinished[far.id]?.moves == ["1"])
    #expect(ben.restore(far) && ben.saved == far)
  }

  @Test func wrongBeginningsAreRefused() {
    func text(_ moves: [String], _ turn: Seat?) -> FarMessage {
      FarMessage(game: "heap", code: "K7QXB", rules: [], moves: moves, turn: turn)
    }
    for wrong in [
      text([], .first), text(["3"], .second), text(["1"], .first), text(["1"], nil),
      text(["1", "9"], .first),
    ] {
      #expect(Heap.record(wrong, with: "Anna", GameOptions(), seed: 1) == nil)
    }
    var rules = text(["1"], .second)
    rules.rules = ["squares"]
    #expect(Heap.record(rules, with: "Anna", GameOptions(), seed: 1) == nil, "no such rule is known here")
  }

  // MARK: - Giving up

  /// Anna gives up at her turn: Ben has won, on both sides and in what is kept.
  @Test(arguments: [0.5, 2, 30]) func aGameIsGivenUp(rest: Double) throws {
    let (anna, ben) = (session(), session(first: .bot))
    #expect(!anna.canResign)
    let one = try #require(anna.position.legalMoves.first)
    #expect(anna.play(one))
    let begun = try #require(anna.message)
    let record = try #require(Heap.record(begun, with: "Anna", GameOptions(), seed: 1))
    #expect(ben.restore(record))
    anna.noteSent()
    let two = try #require(ben.position.legalMoves.first)
    #expect(ben.play(two))
    let answer = try #require(ben.message)
    #expect(anna.answer(answer) == .played)
    ben.noteSent()
    #expect(anna.canResign)
    anna.resign()
    #expect(anna.outcome == Outcome(winner: .second, reason: Outcome.resigned) && anna.isUnsent)
    pass(anna, rest)
    // Nobody knows yet.
    anna.undo()
    #expect(anna.outcome == nil && anna.mayMove)
    anna.resign()
    pass(anna, rest)
    let message = try #require(anna.message)
    anna.noteSent()
    #expect(!anna.isUnsent && !anna.canUndo)
    guard case .messages(let read) = FarMessage.read(message.text, games: ["heap"]) else {
      Issue.record("unreadable")
      return
    }
    #expect(read == [message])
    #expect(anna.answer(message) == .own)
    #expect(ben.answer(message) == .played && ben.answer(message) == .known)
    pass(ben, rest)
    #expect(ben.outcome == anna.outcome && ben.announced != nil && !ben.isUnsent && !ben.canUndo)
    #expect(ben.saved.outcome == ben.outcome)
    let again = session()
    #expect(again.restore(ben.saved))
    #expect(
      again.outcome == ben.outcome && FarFriend(text: ben.saved.options.far.text) == ben.saved.options.far)
  }

  /// Whoever gives up while the other one is to move sends the own move along; and a text that speaks for the wrong side changes nothing.
  @Test func oneMayGiveUpWhileTheOtherIsToMove() throws {
    let (anna, ben) = (session(), session(first: .bot))
    let one = try #require(anna.position.legalMoves.first)
    #expect(anna.play(one))
    let begun = try #require(anna.message)
    let record = try #require(Heap.record(begun, with: "Anna", GameOptions(), seed: 1))
    #expect(ben.restore(record))
    anna.noteSent()
    let two = try #require(ben.position.legalMoves.first)
    #expect(ben.play(two))
    ben.resign()
    var message = try #require(ben.message)
    #expect(message.resigned == .second && message.moves.count == 2)
    message.resigned = .first
    #expect(anna.answer(message) == .own && anna.outcome == nil && anna.moves.count == 1)
    message.resigned = .second
    // What cannot be played is the first move that differs.
    var wrong = message
    wrong.moves[1] = "77"
    #expect(anna.answer(wrong) == .differs(2) && anna.outcome == nil && anna.moves.count == 1)
    #expect(anna.answer(message) == .played)
    #expect(anna.moves.count == 2 && anna.outcome?.winner == .first)
  }

  @Test(arguments: ["K7QXB 3/third Ben", "K7QXB 3/ Ben", "K7QXB 3/first/second Ben", "K7QXB /first Ben"])
  func whatIsKeptIsChecked(text: String) { #expect(FarFriend(text: text) == nil) }
}
