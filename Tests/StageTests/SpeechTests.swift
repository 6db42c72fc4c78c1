// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import SceneKit
@testable import Stage

/// Who sits opposite says a line at the start and at the end of a game, and moves as a whole.
struct SpeechTests {
  /// Against Cork.
  private func open(
    _ game: String, _ size: Size = Size(1280, 800), isReduced: Bool = false, speaks: Bool = false
  ) throws -> House {
    var settings = Settings()
    settings[game: game].first = .you
    settings[game: game].opponent = .character(.cork)
    settings.reducedMotion = isReduced
    settings.spokenHints = speaks
    let house = try House(size, game: game, settings: settings)
    house.settle()
    return house
  }

  @Test func everybodyHasSeveralLinesAndNobodyForAPerson() {
    #expect(Opponent.friend.speech == nil && Opponent.far.speech == nil)
    for opponent in Opponent.all where !opponent.isPerson {
      for occasion in Speech.Occasion.allCases where opponent != .mine || occasion != .start {
        let lines = opponent.speech?[occasion] ?? []
        #expect(lines.count > 1 && Set(lines).count == lines.count, "\(opponent.id) \(occasion)")
        let said = Set((0..<64).compactMap { opponent.speech?.line(occasion, seed: $0) })
        #expect(said == Set(lines), "every line is said in some game")
      }
    }
    #expect(Opponent.mine.speech?.line(.start, seed: 1) == nil)
  }

  @Test(arguments: ["connect-four", "quarto", "reversi"]) func aLineUntilTheFirstMove(game: String) throws {
    let house = try open(game, speaks: true)
    let scene = house.stage.top.scene
    let line = try #require(scene.saidLine)
    #expect(line.hasPrefix("Cork says: "))
    #expect(house.stage.narrated().contains(line))
    for rest in [0.5, 2, 30.0] {
      house.pass(rest)
      #expect(scene.saidLine == line && !house.stage.narrated().contains(line), "said once")
    }
    switch game {
    case "quarto": try house.click("piece.f")
    case "reversi": try house.click("cell.3.4")
    default: house.key(.character("4"))
    }
    #expect(house.moves.count == 1 && scene.saidLine == nil)
  }

  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000)]) func theLineIsOnTheTable(size: Size)
    throws
  {
    let house = try open("connect-four", size)
    // Where there is no room for it, it leaves.
    guard size.width > 1000 || house.has("table.speech") else { return }
    let speech = try house.element("table.speech")
    #expect(speech.label == house.stage.top.scene.saidLine)
    let plate = try house.element("plate.other").frame
    #expect(!speech.frame.intersects(plate) && speech.frame.maxX <= size.width)
  }

  // MARK: - Motion

  private func follow(
    _ face: inout FaceMotion, thinking: Bool = false, end: FaceMotion.End? = nil, _ context: StageContext
  ) -> Wake { face.follow(isThinking: thinking, end: end, isSeen: true, context) }

  @Test func aFaceRocksWhileItThinksAndNoLonger() throws {
    var context = try open("quarto").context
    var face = FaceMotion()
    _ = follow(&face, context)
    var turns: [Double] = []
    let start = context.now
    while context.now < start + 3 {
      let wake = follow(&face, thinking: true, context)
      guard case .at(let next) = wake, next > context.now else { return #expect(Bool(false), "\(wake)") }
      turns.append(face.pose(at: context.now).turn)
      context.now = next
    }
    #expect((turns.max() ?? 0) > 1.8 && (turns.min() ?? 0) < -1.8 && turns.allSatisfy { abs($0) <= 2 })
    // Twenty pictures a second are enough, and few enough for a search that takes long.
    #expect(turns.count <= 3 * 21)
    for _ in 0..<30 {
      if case .at(let next) = follow(&face, context) { context.now = next }
    }
    #expect(follow(&face, context) == .never && face.pose(at: context.now) == FaceMotion.Pose())
    #expect(context.now < start + 3.4)
  }

  @Test(arguments: [FaceMotion.End.won, .lost, .drawn]) func anEndIsTakenToHeart(end: FaceMotion.End) throws {
    var context = try open("quarto").context
    var face = FaceMotion()
    let start = context.now
    var drops: [Double] = []
    while follow(&face, end: end, context) == .nextFrame {
      drops.append(face.pose(at: context.now).drop)
      context.now += 1.0 / 60
    }
    #expect(context.now <= start + 1.2)
    let rest = face.pose(at: context.now).drop
    switch end {
    case .won: #expect((drops.min() ?? 0) < -5.9 && (drops.min() ?? 0) >= -6 && rest == 0)
    case .lost: #expect(abs(rest - 3) < 0.01 && drops.allSatisfy { (0...3).contains($0) })
    case .drawn: #expect(drops.isEmpty && rest == 0)
    }
    _ = follow(&face, context)
    #expect(face.pose(at: context.now) == FaceMotion.Pose(), "another game")
  }

  @Test func withReducedMotionNothingMoves() throws {
    let context = try open("quarto", isReduced: true).context
    var face = FaceMotion()
    #expect(follow(&face, thinking: true, context) == .never)
    #expect(follow(&face, end: .won, context) == .never && face.pose(at: context.now) == FaceMotion.Pose())
  }

  /// Nothing wakes the program while somebody looks at a greeting.
  @Test(arguments: ["connect-four", "quarto", "reversi"]) func aGreetingCostsNothing(game: String) throws {
    let house = try open(game)
    house.pass(5)
    #expect(house.rests)
  }
}
