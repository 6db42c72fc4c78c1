// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Words

/// What keys do everywhere; the keys can be others than at first.
package enum Shortcut: String, Hashable, Sendable, CaseIterable {
  case undo, redo, restart, hint, values, copy, position, paste, help, settings, fullscreen, quit
  case turn, last, time, line, places, board, again
  case up, down, left, right, use, back, next, before
  case turnRight, turnLeft, flip, flipOver, solution

  /// True of what only tells something.
  package var asks: Bool { [.turn, .last, .time, .line, .places, .board, .again].contains(self) }

  /// True of keys by which everything can be reached: others may do the same, and these keep doing it.
  package var isKept: Bool {
    [.up, .down, .left, .right, .use, .back, .next, .before].contains(self)
  }

  /// The keys at first, which are what scenes know it by.
  package var standard: Chord {
    switch self {
    case .undo: Chord(.character("z"), [.control])
    case .redo: Chord(.character("z"), [.control, .shift])
    case .restart: Chord(.character("n"), [.control])
    case .hint: Chord(.character("h"), [.control])
    case .values: Chord(.character("a"), [.control])
    case .copy: Chord(.character("c"), [.control])
    case .position: Chord(.character("c"), [.control, .shift])
    case .paste: Chord(.character("v"), [.control])
    case .help: Chord(.function(1))
    case .settings: Chord(.function(10))
    case .fullscreen: Chord(.function(11))
    case .quit: Chord(.character("q"), [.control])
    case .turn: Chord(.function(2))
    case .last: Chord(.function(3))
    case .time: Chord(.function(4))
    case .line: Chord(.function(5))
    case .places: Chord(.function(6))
    case .board: Chord(.function(7))
    case .again: Chord(.function(8))
    case .up: Chord(.up)
    case .down: Chord(.down)
    case .left: Chord(.left)
    case .right: Chord(.right)
    case .use: Chord(.enter)
    case .back: Chord(.escape)
    case .next: Chord(.tab)
    case .before: Chord(.tab, [.shift])
    case .turnRight: Chord(.character("r"))
    case .turnLeft: Chord(.character("r"), [.shift])
    case .flip: Chord(.character("m"))
    case .flipOver: Chord(.character("m"), [.shift])
    case .solution: Chord(.character("e"))
    }
  }

  package var title: Phrase {
    switch self {
    case .undo: Phrase("Undo")
    case .redo: Phrase("Redo")
    case .restart: Phrase("New game")
    case .hint: Phrase("Hint")
    case .values: Phrase("Values of moves")
    case .copy: Phrase("Copy the game")
    case .position: Phrase("Copy the position")
    case .paste: Phrase("Paste")
    case .help: Phrase("Help")
    case .settings: Phrase("Settings")
    case .fullscreen: Phrase("Full screen")
    case .quit: Phrase("Quit")
    case .turn: Phrase("Say what is to be done")
    case .last: Phrase("Say the last move")
    case .time: Phrase("Say the time")
    case .line: Phrase("Read row and column")
    case .places: Phrase("Say where to play")
    case .board: Phrase("Read the board")
    case .again: Phrase("Repeat the last note")
    case .up: Phrase("Up")
    case .down: Phrase("Down")
    case .left: Phrase("Left")
    case .right: Phrase("Right")
    case .use: Phrase("Use what has the ring")
    case .back: Phrase("One step back")
    case .next: Phrase("Next control")
    case .before: Phrase("Control before")
    case .turnRight: Phrase("Turn right")
    case .turnLeft: Phrase("Turn left")
    case .flip: Phrase("Flip")
    case .flipOver: Phrase("Flip upside down")
    case .solution: Phrase("Look at a solution")
    }
  }
}

/// Which keys mean what: the standard ones, and those that the player has changed.
package struct Shortcuts: Hashable, Sendable {
  /// What has keys.
  package enum Target: Hashable, Sendable {
    case everywhere(Shortcut)
    case piece(PieceKey)

    /// In the settings.
    package var name: String {
      switch self {
      case .everywhere(let shortcut): shortcut.rawValue
      case .piece(let key): key.name
      }
    }

    package var title: String {
      switch self {
      case .everywhere(let shortcut): shortcut.title.said
      case .piece(let key): key.title.said
      }
    }

    package var standard: Chord {
      switch self {
      case .everywhere(let shortcut): shortcut.standard
      case .piece(let key): Chord(.character(key.key))
      }
    }

    var isKept: Bool { if case .everywhere(let shortcut) = self { shortcut.isKept } else { false } }
  }

  /// What comes first wins where keys were given twice.
  package let targets: [Target]
  /// By name.
  private var changed: [String: Chord] = [:]

  /// - Parameters:
  ///   - kept: texts of chords by the names of what they do; what cannot be read is as at first.
  ///   - pieces: of the game that is played.
  package init(_ kept: [String: String] = [:], pieces: [PieceKey] = []) {
    targets = Shortcut.allCases.map { .everywhere($0) } + pieces.map { .piece($0) }
    for target in targets {
      guard let chord = kept[target.name].flatMap(Chord.init), chord.isFree, chord != target.standard
      else { continue }
      changed[target.name] = chord
    }
  }

  package var isStandard: Bool { changed.isEmpty }

  package func chord(of target: Target) -> Chord { changed[target.name] ?? target.standard }
  package func chord(of shortcut: Shortcut) -> Chord { chord(of: .everywhere(shortcut)) }

  package func target(of chord: Chord) -> Target? { targets.first { self.chord(of: $0) == chord } }

  /// The standard keys for what was pressed; nil for keys that were given up.
  package func meaning(of chord: Chord) -> Chord? {
    guard !changed.isEmpty else { return chord }
    if let target = target(of: chord) { return target.standard }
    return targets.contains { $0.standard == chord && !$0.isKept } ? nil : chord
  }

  /// Pieces that have other keys than at first.
  package var movedPieces: [Target] {
    targets.filter { if case .piece = $0 { changed[$0.name] != nil } else { false } }
  }

  /// Keys that one hand reaches; what it reaches anyway is as at first.
  package static func map(forLeftHand isLeft: Bool, pieces: [PieceKey] = []) -> [String: String] {
    let keys: [Shortcut: String] =
      isLeft
      ? [
        .up: "w", .left: "a", .down: "s", .right: "d", .undo: "q", .redo: "x", .hint: "c", .restart: "g",
        .flip: "v", .flipOver: "shift+v",
      ]
      : [
        .undo: "j", .redo: "o", .hint: "k", .next: ".", .before: ",", .back: "-", .turnRight: "0",
        .turnLeft: "9", .flip: "8", .restart: "delete", .help: "f9", .solution: "f12",
      ]
    let moved = pieces.compactMap { piece in (isLeft ? piece.left : piece.right).map { (piece.name, $0) } }
    return Dictionary(keys.map { ($0.key.rawValue, $0.value) } + moved) { first, _ in first }
  }

  /// What a letter alone does at a table, too, and is told by as long as nobody has given it other keys.
  private static let letters: [String: Shortcut] = ["H": .hint, "A": .values]

  /// Keys as they are told in a tooltip or a table of keys, in the player's language.
  package func said(_ caps: String) -> String {
    let told = caps.components(separatedBy: ", ").map { one in
      let shortcut =
        Shortcut.allCases.first { $0.standard.caps == one }
        ?? Self.letters[one].flatMap { changed[$0.rawValue] == nil ? nil : $0 }
      return keysSaid(shortcut.map { chord(of: $0).caps } ?? one)
    }
    return told.joined(separator: ", ")
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = Substring(self)
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
