// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import Testing

/// Whoever knows only the element tree, as a person who looks and a program that reads, can play every move.
extension GameLaws {
  func checkHands(_ options: GameOptions) throws {
    var random = SeededRandom(seed: 8)
    let line = try randomGame(options, &random, most: isPuzzle ? 7 : 300)
    let last = line.positions.count - 1
    // A puzzle has many more states than a game for two, and fewer kinds of them: its beginning, and where little is left.
    let places = isPuzzle ? [0, last - 1] : [0, last / 3, last * 2 / 3, last - 1]
    for index in Set(places).sorted() where index >= 0 {
      let position = line.positions[index]
      // A pass is played by itself.
      guard position.outcome == nil, G.facets.pass(in: position) == nil else { continue }
      var table = LawTable<G>(line, Look(), .wide)
      table.sit(at: index)
      try checkDrags(table, position)
      try checkClicks(table, position)
      // By keys a board has very many states. A puzzle begins on small boards as on the usual one, where some tiles lie already.
      if !isPuzzle || options.setup != nil || index > 0 { try checkKeys(table, position) }
    }
  }

  /// Every legal move by a drag; whatever is let go elsewhere is back in its place, and the table as it was.
  private func checkDrags(_ table: LawTable<G>, _ position: G.Position) throws {
    let found = HandExplorer.drags(table)
    expectAll(found, position, "drags")
    for (move, dragged) in found.sorted(by: { $0.key.description < $1.key.description }).prefix(3) {
      var (dragged, played) = (dragged, table)
      dragged.play(move, after: position)
      played.play(move, after: position)
      let isSame = dragged.lying == played.lying
      #expect(isSame, "\(move) looks otherwise when it was dragged")
    }
  }

  private func checkClicks(_ table: LawTable<G>, _ position: G.Position) throws {
    let found = HandExplorer.explore(table) { table in
      table.elements.filter(\.isEnabled).map {
        [.press($0.frame.center, isTouch: false), .click($0.frame.center, .left)]
      }
    }
    // What lies on a board for one is dragged from it.
    let legal = isPuzzle ? position.legalMoves.filter { found[$0] != nil } : position.legalMoves
    #expect(!legal.isEmpty)
    expectAll(found, position, "clicks", of: legal)
  }

  private func checkKeys(_ table: LawTable<G>, _ position: G.Position) throws {
    let keys: [Key] = [
      .left, .right, .up, .down, .enter, .pageDown, .backspace, .character("r"), .character("m"),
    ]
    expectAll(HandExplorer.explore(table) { _ in keys.map { [.key($0, [])] } }, position, "keys")
  }

  private func expectAll(
    _ found: [G.Move: LawTable<G>], _ position: G.Position, _ hands: String, of legal: [G.Move]? = nil
  ) {
    let legal = Set(legal ?? position.legalMoves)
    let missing = legal.subtracting(found.keys).map(\.description).sorted()
    let wrong = Set(found.keys).subtracting(position.legalMoves).map(\.description).sorted()
    #expect(
      missing.isEmpty, "\(hands) never make \(missing.count) of \(legal.count), such as \(missing.prefix(3))")
    #expect(wrong.isEmpty, "\(hands) make what is not legal: \(wrong.prefix(3))")
  }
}

/// Tries everything that hands can do, in every state of the table that can be told apart by looking.
enum HandExplorer {
  /// The moves that come of it, each with the table on which it was made.
  /// - Parameter choices: what can be tried on a table, each a row of gestures.
  static func explore<G: Game>(
    _ start: LawTable<G>, _ choices: (LawTable<G>) -> [[Gesture]]
  ) -> [G.Move: LawTable<G>] {
    var found: [G.Move: LawTable<G>] = [:]
    var seen: Set<LawTable<G>.Looks> = [start.attention]
    var open = [start]
    while let table = open.popLast() {
      for gestures in choices(table) {
        var next = table
        switch next.perform(gestures) {
        case .move(let move), .moveSaying(let move, _): found[move] = found[move] ?? next
        case .handled: if seen.insert(next.attention).inserted { open.append(next) }
        default: break
        }
      }
      guard seen.count < 20_000 else {
        Issue.record("there is no end of states")
        break
      }
    }
    return found
  }

  /// Takes every piece, turns it in every way that it can be turned in the hand, and lets it go over everything.
  static func drags<G: Game>(_ table: LawTable<G>) -> [G.Move: LawTable<G>] {
    let looks = table.resting
    let ids = Set(table.elements.filter { $0.role == .piece }.map(\.id))
    let nowhere = Point(3, 3)
    // What moves may be a piece, or whatever lies in a cell.
    let grips = table.elements.filter { $0.role != .button && $0.role != .column && $0.isEnabled }.map(
      \.frame.center)
    var found: [G.Move: LawTable<G>] = [:]
    for grip in grips {
      var held = table
      _ = held.perform([.press(grip, isTouch: false), .dragBegin(from: grip, to: grip + Point(5, 0))])
      // It has grown to its size in the hand.
      held.wait(0.5)
      guard held.isDragging else { continue }
      let places = held.elements.filter { $0.role != .button }.map(\.frame.center) + [nowhere]
      let moves = explore(held) { held in
        guard held.isDragging else { return [] }
        let seen = Set(held.elements.filter { $0.role == .piece }.map(\.id))
        #expect(seen == ids, "a piece is lost in the hand")
        return places.map { [.drag($0), .drop($0, velocity: .zero)] }
          + [[.wheel(Point(0, -1), at: grip)], [.click(grip, .right)]]
      }
      found.merge(moves) { first, _ in first }
      for end in [[Gesture.drag(nowhere), .cancel], [.drag(nowhere), .drop(nowhere, velocity: .zero)]] {
        var missed = held
        switch missed.perform(end) {
        case .move, .moveSaying: continue
        default: break
        }
        missed.rest()
        #expect(!missed.isDragging)
        let isBack = missed.resting == looks
        #expect(isBack, "what was let go over nothing is not back in its place")
      }
    }
    return found
  }
}
