// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import ConnectFour

/// Which move lost a game for a person, and why: what can be seen comes first, what only theory knows is told quietly.
struct ExplainerTests {
  private func played(_ digits: String) throws -> (position: ConnectFour.Position, move: String) {
    let moves = digits.compactMap { ConnectFour.Move(String($0)) }
    let line = try #require(GameLine<ConnectFour>(GameOptions(), moves: moves))
    return (try #require(line.past.last), try #require(moves.last).description)
  }

  /// By the rules alone, without a search.
  private func seen(_ digits: String) throws -> Explanation? {
    let (position, move) = try played(digits)
    return ConnectFour.explanation(of: ReviewedMove(move), in: position)
  }

  /// Of whoever leaves the four that was given away it is told whether that was a mistake; of whoever takes it, or has not moved yet,
  /// nothing is.
  @Test(
    arguments: [
      (nil, nil), (ReviewedMove("1"), nil), (ReviewedMove("2"), .unclear),
      (ReviewedMove("2", values: ["1": 18, "2": -3], isWhole: true), .missed),
      (ReviewedMove("2", values: ["1": 18, "2": 9], isWhole: true), .asGood),
    ] as [(ReviewedMove?, Explanation.Spared?)])
  func whatWasNotTakenIsTold(answer: ReviewedMove?, spared: Explanation.Spared?) throws {
    let (position, move) = try played("4141417")
    let found = try #require(
      ConnectFour.explanation(of: ReviewedMove(move), answer: answer, in: position))
    #expect(found.reply?.move == "1" && found.spared == spared)
  }

  /// Three on top of each other were not blocked: that is the mistake, not the edge disc of move 5.
  @Test func theBlockThatWasMissedIsTheMistake() throws {
    let moves = "344413534343".map(String.init)
    let record = GameRecord(
      id: "", game: ConnectFour.info.name, options: GameOptions(), ownSeat: .first, seed: 1, moves: moves,
      seconds: 0)
    let engine = ConnectFour.Engine(resources: Repository.resources)
    let review = try #require(
      ConnectFour.reviewer(of: record, engine: engine)?.review(SearchControl(budget: 100_000_000)))
    let line = try #require(GameLine<ConnectFour>(record))
    let points = ConnectFour.turningPoints(of: review, in: line.past, own: .first)
    #expect(points.main == 11 && points.moves == [11])
    #expect(points.quiet.contains(5) && points.quiet.allSatisfy { $0 <= 6 })
    let found = try #require(points.explanations[11])
    #expect(found.fault == .allows && found.reply?.move == "3" && found.reply?.distance == 1)
    #expect(found.lets?.idea.cells.count == 4 && found.better.first == "3")
    #expect(found.lets?.idea.lets("Bramble") == "That does not stop Bramble from making four in column 3.")
  }

  /// Lost in theory for a long time, and still a mistake that is stopped.
  @Test(arguments: ["464336444366575", "3112127165726"]) func whatLosesAtOnceIsStopped(_ digits: String)
    throws
  {
    let found = try #require(try seen(digits))
    #expect(found.fault == .allows && found.isStopped && found.isExplained(from: nil))
    #expect(found.reply?.distance == 1 && found.weight >= 0.9)
  }

  @Test func theLineIsNamed() throws {
    let found = try #require(try seen("464336444366575"))
    #expect(found.lets?.idea.lets("Bramble") == "That lets Bramble make four on top of it, in column 5.")
    #expect(found.lets?.idea.answer == "The disc there completes the diagonal from column 4 to column 7.")
  }

  /// A win at once that was left is one, too; where every move allows a four, none is blamed.
  @Test func winsThatAreLeftAreMistakes() throws {
    let unused = try #require(try seen("4141415"))
    #expect(unused.missed?.idea.would(nil) == "Column 4 would have made four." && unused.isStopped)
    // Amber has three in a row with both ends open.
    #expect(try seen("1314752") == nil)
  }

  /// On the empty board only theory knows better than column 3.
  @Test func theCoachIsSilentInTheOpening() throws {
    let engine = ConnectFour.Engine(resources: Repository.resources)
    let judge = Judge<ConnectFour>(engine, SearchControl(budget: 50_000_000))
    let (start, move) = (ConnectFour.Position(), try #require(ConnectFour.Move("3")))
    let known = judge.coached(move, in: start, after: try #require(start.playing(move)))
    let found = ConnectFour.explanation(of: known, in: start, isOpening: true)
    #expect(found?.isExplained(from: nil) != true && found?.isStopped != true)
  }

  /// A double threat that comes with the reply is no matter of theory, however early, and the coach stops it: the board shows the loss.
  @Test func anEarlyMistakeThatIsSeenIsNoOpening() throws {
    let (position, move) = try played("444431")
    let seen = ReviewedMove(move, values: ["1": -9, "5": 0, "2": 0], isWhole: true, line: ["5"])
    let found = try #require(ConnectFour.explanation(of: seen, in: position, isOpening: true))
    #expect(found.lets?.idea.name == "double threat" && found.lets?.distance == 1)
    #expect(found.isEarly && !found.isOpening && found.weight > 0.5 && found.isExplained(from: nil))
    let deep = ReviewedMove(move, values: ["1": -9, "5": 0], isWhole: true)
    let quiet = try #require(ConnectFour.explanation(of: deep, in: position, isOpening: true))
    #expect(quiet.isOpening && quiet.weight < 0.1 && !quiet.isExplained(from: nil))
  }

  /// Two threats that were there before a move are not what it let happen.
  @Test func whatWasThereIsNotStopped() throws {
    let (position, move) = try played("731313372231271423")
    let known = ReviewedMove(
      move, values: ["3": -8, "5": 2], isWhole: true, line: ["4", "5", "6", "7", "7", "5", "4"])
    let found = try #require(ConnectFour.explanation(of: known, in: position))
    let lets = try #require(found.lets)
    #expect(!lets.isNew && lets.distance == 7 && lets.badge == 7)
    #expect(
      lets.lets("Bramble")
        == "That does not stop Bramble from making two threats in column 4, one on top of the other.")
  }

  /// In a game that is lost in theory, two threats that come of one forced answer are seen by people, and told; what takes longer is not.
  @Test func whatIsForcedIsSeenComing() throws {
    let (position, move) = try played("65554443164333443717")
    func found(_ line: [String]) -> Explanation? {
      ConnectFour.explanation(
        of: ReviewedMove(move, values: ["7": -9, "1": -3], isWhole: true, line: line), in: position)
    }
    let told = try #require(found(["2", "2", "1"]))
    #expect(told.fault == .sooner && told.better == ["1"])
    #expect(told.lets?.idea.name == "double threat" && told.lets?.distance == 3)
    #expect(told.isExplained(from: nil) && !told.isUrgent)
    #expect(found(["1"]) == nil)
  }

  /// Two threats that the reply makes are spoken of however short ago the coach spoke; a four for later is not.
  @Test(arguments: [
    ("6766535576715", ["2": -3, "5": -14], ["2"], true),
    ("676653557", ["6": 0, "7": -3], ["6", "1", "7"], false),
  ])
  func whatComesNextIsUrgent(
    digits: String, values: [String: Int], line: [String], isUrgent: Bool
  ) throws {
    let (position, move) = try played(digits)
    let found = try #require(
      ConnectFour.explanation(
        of: ReviewedMove(move, values: values, isWhole: true, line: line), in: position))
    #expect(found.isExplained(from: nil) && found.isUrgent == isUrgent)
  }

  /// What is said counts rows from the bottom, as the sentences do.
  @Test func rowsAreCountedFromTheBottom() {
    let cell = ConnectFour.Cell(column: 4, row: 2)
    #expect(cell.id == "cell.4.5" && cell.name == "column 5, row 3")
  }

  /// Whoever plays under a four of their own gives it up when the other side fills it, and is told so; the coach warns of it, for the
  /// result changes and the board shows why.
  @Test func whatIsGivenUpIsTold() throws {
    var random = SeededRandom(seed: 21)
    var seen = 0
    for _ in 0..<400 {
      var position = ConnectFour.Position()
      for _ in 0..<24 {
        guard position.outcome == nil, let move = position.legalMoves.randomElement(using: &random) else {
          break
        }
        defer { position = position.playing(move) ?? position }
        guard let next = position.playing(move), next.outcome == nil, next.legalMoves.contains(move),
          let idea = ConnectFour.ideas(of: move, in: position).first(where: { $0.name == "given up threat" })
        else { continue }
        let others = position.legalMoves.filter { other in
          other != move && !ConnectFour.ideas(of: other, in: position).contains { $0.name == idea.name }
        }
        var values = Dictionary(uniqueKeysWithValues: position.legalMoves.map { ($0.description, -5) })
        for other in others { values[other.description] = 5 }
        let line = [move.description] + next.legalMoves.prefix(1).map(\.description)
        let known = ReviewedMove(move.description, values: values, isWhole: true, line: line)
        guard let found = ConnectFour.explanation(of: known, in: position), found.fault == .result,
          found.lets?.idea.isCertain != true, found.missed?.idea.isCertain != true
        else { continue }
        seen += 1
        #expect(found.lets?.idea.name == "given up threat", "\(position.notation) \(move)")
        #expect(found.isExplained(from: nil) && !found.isStopped)
      }
    }
    #expect(seen > 5, "\(seen)")
  }
}
