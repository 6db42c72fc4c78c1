// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import StageKit
import Testing

@testable import Popups
@testable import Practice
@testable import SceneKit
@testable import Stage

/// Which game help tells of, and what a scene is called aloud.
struct AboutTests {
  private func house(_ requests: [StageRequest]) throws -> House {
    let archive = Sample.archive()
    let house = try House(settings: House.friends, archive: archive, resources: Sample.resources)
    archive.send(.open)
    house.settle()
    for request in requests {
      house.stage.perform(request)
      house.settle()
    }
    return house
  }

  private static var scenes: [(name: String, request: StageRequest, help: String, title: String)] {
    [
      ("shelf", .shelf, "How to use the box", "Puzzles"),
      (
        "a puzzle", .puzzle(game: "quarto", puzzles: ["safe.001"], at: 0), "How to play Quarto",
        "Puzzle: Quarto"
      ),
      ("rush", .rush("reversi"), "How to play Reversi", "Rush: Reversi"),
      ("mixed rush", .rush(nil), "How to use the box", "Rush"),
      ("maker", .maker("pentominoes"), "How to play Pentominoes", "Own board"),
      ("history", .history(nil), "How to use the box", "History"),
      ("its history", .history("quarto"), "How to play Quarto", "History"),
      ("statistics", .statistics(of: "reversi"), "How to play Reversi", "Statistics"),
      ("table", .openGame("reversi"), "How to play Reversi", "Reversi"),
      ("lesson", .lessonOf(game: "reversi", 0), "How to play Reversi", "Lessons: Reversi"),
    ]
  }

  @Test func helpIsOfTheGameOnTop() throws {
    for scene in Self.scenes {
      for below in [[], [StageRequest.openGame("connect-four")]] as [[StageRequest]] {
        let house = try house(below + [scene.request])
        house.stage.perform(.popup(.help))
        house.settle()
        let help = try #require(house.stage.top.scene as? HelpPopup)
        #expect(help.title == scene.help, "\(scene.name)")
        guard !help.lessons.isEmpty else { continue }
        house.stage.perform(.lesson(0))
        house.settle()
        let lesson = try #require(house.stage.top.scene as? any LessonProgress, "\(scene.name)")
        #expect("How to play " + (try #require(lesson.about.flatMap(Self.title))) == scene.help)
      }
    }
  }

  private static func title(_ name: String) -> String? { (try? Sample.game(name))?.info.title.said }

  @Test func everySceneIsCalledByItsName() throws {
    for scene in Self.scenes {
      let house = try house([scene.request])
      #expect(house.stage.title == scene.title, "\(scene.name)")
      // A screen reader says the window's name by itself.
      house.stage.isHeard = true
      #expect(!house.stage.narrated().contains(scene.title), "\(scene.name)")
      house.stage.isHeard = false
      #expect(house.stage.narrated().isEmpty)
      house.stage.settings.spokenHints = true
      #expect(house.stage.narrated().first == scene.title, "\(scene.name)")
    }
  }

  /// Where one move is looked for there are no values, and nothing is played ahead.
  @Test func helpAtAPuzzleNamesItsKeys() throws {
    func keys(_ request: StageRequest) throws -> Set<String> {
      let house = try house([request])
      house.stage.perform(.popup(.help))
      let help = try #require(house.stage.top.scene as? HelpPopup)
      return Set(help.keys.map(\.action.text))
    }
    let table = try keys(.openGame("connect-four"))
    let puzzle = try keys(.puzzle(game: "connect-four", puzzles: ["win-2.061"], at: 0))
    #expect(table.subtracting(puzzle).count == 2 && puzzle.isSubset(of: table))
  }
}

extension StageRequest {
  fileprivate static func statistics(of name: String) -> StageRequest { .statistics(name, last: nil) }
}
