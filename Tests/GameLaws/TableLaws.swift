// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import Testing

extension GameLaws {
  func checkTable(_ options: GameOptions) throws {
    var random = SeededRandom(seed: 4)
    let line = try randomGame(options, &random)
    var valued = line
    valued.options.showsValues = true
    var plain = LawTable<G>(line, Look(), .wide)
    try plain.playAll()
    var calm = LawTable<G>(valued, Look(isDark: true, reducedMotion: true, marks: true), .tall)
    try calm.playAll()
  }

  func checkMotions(_ options: GameOptions) throws {
    var random = SeededRandom(seed: 6)
    let line = try randomGame(options, &random, most: 6)
    // Times of so few binary digits that sums and differences are exact.
    let frame = 1.0 / 64
    func motions(rest: Double) -> [[DrawList]] {
      var table = LawTable<G>(line, Look(), .wide)
      return table.motions(rest: rest) { _ in frame }.map(\.pictures)
    }
    let first = motions(rest: 0)
    #expect(first.contains { $0.count > 8 }, "something moves")
    for rest in [2.0, 60] {
      for (number, (one, other)) in zip(first, motions(rest: rest)).enumerated() {
        #expect(one.count == other.count, "change \(number + 1) after \(rest) s")
        let same = zip(one, other).allSatisfy { $0 == $1 || $0.rounded == $1.rounded }
        #expect(same, "change \(number + 1) looks otherwise after \(rest) s")
      }
    }
    let last = first.last?.last?.rounded
    let rhythms: [(Int) -> Double] = [
      { _ in 1.0 / 30 }, { _ in 1.0 / 144 }, { [0.003, 0.02, 0.011, 1.0 / 30, 0.009][$0 % 5] },
    ]
    for rhythm in rhythms {
      var table = LawTable<G>(line, Look(), .wide)
      #expect(table.motions(rest: 0, rhythm).last?.pictures.last?.rounded == last)
    }
  }
}

/// A table with a clock of its own, on which a line of moves is played.
struct LawTable<G: Game> {
  private var table = G.Table()
  private var line: GameLaws<G>.Line
  private let look: Look
  private var index = 0
  private var now = 10.0

  init(_ line: GameLaws<G>.Line, _ look: Look, _ arrangement: BoardRegion.Arrangement) {
    self.line = line
    self.look = look
    let window = arrangement == .wide ? Size(1280, 800) : Size(720, 1000)
    let frame = arrangement == .wide ? Rect(28, 98, 788, 654) : Rect(16, 200, 688, 700)
    let side = arrangement == .wide ? Rect(840, 300, 400, 400) : nil
    let stage = arrangement == .wide ? Rect(840, 100, 160, 180) : nil
    table.arrange(
      BoardRegion(arrangement: arrangement, window: window, frame: frame, side: side, stage: stage, pixel: 1))
  }

  private var view: TableView<G.Position, G.Move> {
    let position = line.positions[index]
    return TableView(
      position: position, moves: Array(line.moves.prefix(index)), turn: position.turn,
      outcome: position.outcome, mayMove: position.outcome == nil, options: line.options, look: look,
      plates: [.first: Rect(840, 100, 300, 80), .second: Rect(840, 190, 300, 80)], showsFocus: true, now: now)
  }

  private mutating func follow(_ change: TableChange<G.Move>, to index: Int) {
    self.index = index
    table.follow(change, view)
  }

  private mutating func settle() {
    for _ in 0..<600 {
      now += 1.0 / 60
      if table.advance(view) == .never && table.isSettled { return }
    }
    Issue.record("the table does not come to rest")
  }

  /// Plays everything, takes back a part of it and clears the board.
  /// - Parameter step: from one picture to the next, in seconds.
  /// - Returns: of each change all pictures until nothing moves.
  mutating func motions(
    rest: Double, _ step: (Int) -> Double
  ) -> [(change: TableChange<G.Move>, pictures: [DrawList])] {
    now = 16
    follow(.appeared, to: 0)
    settle()
    now = now.rounded(.up)
    var found: [(change: TableChange<G.Move>, pictures: [DrawList])] = []
    func places() -> [(TableChange<G.Move>, Int)] {
      let all = line.moves.count
      let played = line.moves.enumerated().map { (TableChange.played($1), $0 + 1) }
      guard let last = line.moves.last else { return played }
      return played + [(.undone(last), all - 1), (.redone(last), all), (.cleared, all)]
    }
    for (change, index) in places() {
      now += rest
      follow(change, to: index)
      var pictures = [picture()]
      var count = 0
      while table.advance(view) != .never || !table.isSettled, count < 1200 {
        now += step(count)
        count += 1
        _ = table.advance(view)
        pictures.append(picture())
      }
      #expect(count < 1200, "the table does not come to rest")
      found.append((change, pictures))
    }
    return found
  }

  private func picture() -> DrawList {
    var list = DrawList()
    table.paint(view, into: &list)
    table.paintLifted(view, into: &list)
    return list
  }

  private func expectPure() {
    let first = picture()
    #expect(first == picture() && !first.commands.isEmpty)
  }

  mutating func playAll() throws {
    follow(.appeared, to: 0)
    settle()
    for (number, move) in line.moves.enumerated() {
      follow(.played(move), to: number + 1)
      now += 1.0 / 60
      _ = table.advance(view)
      expectPure()
      settle()
    }
    now += 5
    settle()
    expectPure()
    let ids = table.elements(view).map(\.id)
    #expect(!ids.isEmpty && Set(ids).count == ids.count)
    let played = picture()
    let back = max(0, line.moves.count - 5)
    for number in (back..<line.moves.count).reversed() { follow(.undone(line.moves[number]), to: number) }
    settle()
    for number in back..<line.moves.count { follow(.redone(line.moves[number]), to: number + 1) }
    settle()
    now += 5
    settle()
    #expect(picture() == played, "a move that is played again looks otherwise")
    follow(.cleared, to: line.moves.count)
    settle()
    #expect(table.drag(view) == nil)
  }
}

/// What somebody sees and does who sits down at it.
extension LawTable {
  /// What can be told apart by looking: what can be named, and what is in the air.
  struct Looks: Hashable {
    var elements: [Element]
    var aloft: DrawList
  }

  var elements: [Element] { table.elements(view) }

  /// What tells two states apart: at a game for two what every element says, of a puzzle what is chosen or held and how it lies,
  /// because the rest makes no difference to what hands do with it.
  var attention: Looks {
    guard G.info.isContest else {
      return Looks(
        elements: elements.filter { $0.isSelected || $0.isFocused || $0.role == .button }, aloft: aloft)
    }
    let told = elements.map { element in
      var element = element
      // Whatever flies comes to rest in the same place.
      element.frame = .zero
      return element
    }
    return Looks(elements: told, aloft: DrawList())
  }

  /// Where everything lies, whatever is chosen.
  var resting: [Element] {
    elements.filter { $0.role != .button }.map { element in
      var element = element
      (element.isSelected, element.isFocused) = (false, false)
      return element
    }
  }

  var isDragging: Bool { table.drag(view) != nil }

  private var aloft: DrawList {
    var list = DrawList()
    table.paintLifted(view, into: &list)
    return list
  }

  /// The same but for what hangs ready for the next move: that follows the hand.
  var lying: [Element] { resting.filter { $0.id != "piece.hand" } }

  mutating func wait(_ seconds: Double) {
    for _ in 0..<Int(seconds * 60) {
      now += 1.0 / 60
      _ = table.advance(view)
    }
  }

  /// Everything rests in the position after so many moves.
  mutating func sit(at index: Int) {
    follow(.appeared, to: index)
    rest()
  }

  /// Until nothing moves, with the pointer away.
  mutating func rest() {
    settle()
    _ = table.interpret(.hover(nil), view)
    now += 5
    settle()
  }

  /// - Returns: what the last of them came to.
  mutating func perform(_ gestures: [Gesture]) -> TableResponse<G.Move> {
    gestures.reduce(.ignored) { table.interpret($1, view) }
  }

  /// The move was made, with or without these hands.
  mutating func play(_ move: G.Move, after position: G.Position) {
    guard let next = position.playing(move) else { return }
    line.moves = line.moves.prefix(index) + [move]
    line.positions = line.positions.prefix(index + 1) + [next]
    follow(.played(move), to: index + 1)
    rest()
  }
}

extension DrawList {
  /// As text, with numbers to a thousandth: the same moment on two clocks is the same but for the last digits.
  fileprivate var rounded: String {
    commands.map { "\($0)" }.joined(separator: "\n").replacing(/\d+\.\d+/) { number in
      String(Int(((Double(number.output) ?? 0) * 1000).rounded()))
    }
  }
}
