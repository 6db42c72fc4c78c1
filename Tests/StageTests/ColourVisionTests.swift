// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import Catalog
import Files
import GameCore
import Glibc
import GoldenKit
import InterfaceKit
import Testing

/// States that matter can be told apart by everybody: by 20 in CIEDE2000 for every kind of colour vision, or by their shape.
/// The table of them is in `Documentation/colour-vision.md`; QUARTET_RECORD=1 writes it anew.
struct ColourVisionTests {
  private struct Pair {
    var name: String
    var one: Color
    var other: Color
    /// What else tells them apart.
    var cue = ""
    /// Pictures that show the two, of which the forms are compared.
    var pictures: (String, String)?
    /// What is drawn of the two, if no picture shows them.
    var outlines: (Outline, Outline)?
  }

  private static let sides: [String: (cue: String, pictures: (String, String)?)] = [
    "connect-four": (
      "one groove and two, marks besides",
      ("pieces/connect-four-disc-coral", "pieces/connect-four-disc-amber")
    ),
    "reversi": ("marks, once they are switched on", nil),
  ]

  private var pairs: [Pair] {
    var pairs: [Pair] = []
    for game in catalog {
      let info = game.info
      if let first = info.faces[.first], let second = info.faces[.second] {
        pairs.append(
          Pair(
            name: "\(info.name): the two sides", one: first, other: second,
            cue: Self.sides[info.name]?.cue ?? "",
            pictures: Self.sides[info.name]?.pictures))
      }
      for (theme, palette) in [("light", Palette.light), ("dark", Palette.dark)] {
        pairs.append(
          Pair(
            name: "\(info.name), \(theme): switched on and off", one: palette.accentFill(info.accent),
            other: palette.sunk, cue: "place of the knob, check mark"))
        pairs.append(
          Pair(
            name: "\(info.name), \(theme): bar and its track", one: palette.accent(info.accent),
            other: palette.sunk, cue: "the number beside it"))
      }
    }
    let plain = (
      "contrast/light/pieces/connect-four-disc-coral", "contrast/light/pieces/connect-four-disc-amber"
    )
    if let coral = Self.colour(ofPicture: plain.0), let amber = Self.colour(ofPicture: plain.1) {
      pairs.append(
        Pair(
          name: "high contrast: coral and amber", one: coral, other: amber, cue: "ring, cross",
          pictures: plain))
    }
    for (board, color) in [("felt", Color(0x0B5A3E)), ("lacquer", Color(0x1B2566)), ("ink", .black)] {
      pairs.append(Pair(name: "high contrast: mark on \(board)", one: Finish.mark, other: color))
    }
    pairs.append(Pair(name: "high contrast: focus and its lines", one: Finish.focus, other: .white))
    for (theme, palette) in [("light", Palette.light), ("dark", Palette.dark)] {
      pairs.append(
        Pair(name: "\(theme): text and what is chosen", one: palette.text, other: palette.buttonTop))
      pairs.append(Pair(name: "\(theme): focus on the table", one: palette.focus, other: palette.table))
      pairs.append(Pair(name: "\(theme): good news on paper", one: palette.good, other: palette.surface))
      pairs.append(
        Pair(
          name: "\(theme): good news and plain text", one: palette.good, other: palette.text,
          cue: "check mark"))
    }
    let (win, loss) = (Self.chip(1), Self.chip(-1))
    if let win, let loss {
      pairs.append(
        Pair(
          name: "values: win and loss", one: win.color, other: loss.color, cue: "house up, house down",
          outlines: (win.outline, loss.outline)))
    }
    if let lost = Self.badge(isLost: true), let slip = Self.badge(isLost: false) {
      pairs.append(
        Pair(
          name: "review: lost game and slip", one: lost.color, other: slip.color, cue: "triangle, diamond",
          outlines: (lost.outline, slip.outline)))
    }
    return pairs
  }

  /// What was drawn last in a colour of its own.
  private static func drawn(_ draw: (inout DrawList) -> Void) -> (color: Color, outline: Outline)? {
    var list = DrawList()
    draw(&list)
    return list.commands.lazy.compactMap { command -> (color: Color, outline: Outline)? in
      guard case .shape(let shape, _, _) = command, case .solid(let color)? = shape.fill else { return nil }
      return (color, shape.outline)
    }.last
  }

  /// A value as it stands on a board, and the mark on a mistake.
  private static func chip(_ sign: Int) -> (color: Color, outline: Outline)? {
    drawn { $0.valueChip(ValueChip("5", sign: sign, size: Size(44, 30)), at: .zero, isDark: false) }
  }

  private static func badge(isLost: Bool) -> (color: Color, outline: Outline)? {
    drawn { $0.mistakeBadge(isLost: isLost, at: .zero, cell: 80) }
  }

  /// The one colour of a picture that is neither black nor white.
  private static func colour(ofPicture picture: String) -> Color? {
    let file = try? File.read("\(Repository.assets)/\(picture).svg", limit: 1 << 20)
    let words = String(decoding: file ?? [], as: UTF8.self).split(separator: "\"")
    let colours = words.filter { $0.hasPrefix("#") && $0.count == 7 }.compactMap {
      UInt32($0.dropFirst(), radix: 16)
    }
    return colours.first { $0 != 0 && $0 != 0xFFFFFF }.map { Color($0) }
  }

  /// Every pair was found where it is drawn.
  @Test func nothingIsLeftOut() { #expect(pairs.count == 33, "\(pairs.map(\.name))") }

  @Test func distancesAreThoseOfTheFormula() {
    let cases: [((l: Double, a: Double, b: Double), (l: Double, a: Double, b: Double), Double)] = [
      ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425), ((50, 2.5, 0), (73, 25, -18), 27.1492),
      ((50, 2.5, 0), (50, 0, -2.5), 4.3065), ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ]
    for (one, two, expected) in cases {
      #expect(abs(ColourVision.distance(one, two) - expected) < 0.0001)
    }
    #expect(ColourVision.normal.distance(.white, .black) > 99)
    #expect(ColourVision.deutan.distance(Color(0xC00000), Color(0x00C000)) < 60)
  }

  @Test func whatMattersCanBeToldApart() {
    for pair in pairs {
      for eye in ColourVision.allCases where pair.cue.isEmpty {
        let distance = eye.distance(pair.one, pair.other)
        #expect(distance >= 20, "\(pair.name) for \(eye.rawValue): \(distance)")
      }
    }
  }

  /// The lines that a picture is drawn of, without its colours.
  private func forms(_ picture: String) throws -> [Substring] {
    let file = try File.read("\(Repository.assets)/\(picture).svg", limit: 1 << 20)
    let text = String(decoding: try #require(file, "\(picture)"), as: UTF8.self)
    return text.split(separator: "<").flatMap { tag in
      tag.hasPrefix("path") || tag.hasPrefix("circle") || tag.hasPrefix("rect")
        ? tag.split(separator: " ").filter { part in ["d=\"", "r=\"", "A"].contains { part.hasPrefix($0) } }
        : []
    }
  }

  /// Below 20 the form alone must do: what is drawn differs, whatever is switched on.
  @Test func whatColourDoesNotTellIsToldByForm() throws {
    var compared = 0
    for pair in pairs {
      let least = ColourVision.allCases.map { $0.distance(pair.one, pair.other) }.min() ?? 0
      if let (one, other) = pair.pictures {
        #expect(try forms(one) != forms(other), "\(pair.name)")
        compared += 1
      }
      if let (one, other) = pair.outlines {
        #expect(one != other, "\(pair.name)")
        compared += 1
      }
      if least < 20 {
        #expect(
          pair.pictures != nil || pair.outlines != nil || pair.cue == "check mark", "\(pair.name): \(least)")
      }
    }
    #expect(compared == 4)
  }

  @Test func theTableIsTheOneInTheDocumentation() throws {
    var text = """
      # Colour vision

      Pairs of states that matter, and how far apart they are (CIEDE2000) for the usual eye and for the three that lack one kind of cone (Machado, Oliveira and
      Fernandes 2009, severity 1). 20 is wanted everywhere; where that cannot be, the form tells them apart: a test compares the pictures. Coral discs
      have one groove and amber ones two, so that they differ with no mark switched on. Marks on pieces can be switched on, and are always on in high contrast.
      The twelve pentominoes have twelve forms.

      | Pair | \(ColourVision.allCases.map(\.rawValue).joined(separator: " | ")) | Also by |
      |---|---|---|---|---|---|

      """
    for pair in pairs {
      let distances = ColourVision.allCases.map { String(Int($0.distance(pair.one, pair.other).rounded())) }
      text += "| \(pair.name) | \(distances.joined(separator: " | ")) | \(pair.cue) |\n"
    }
    let path = Repository.assets + "/../Documentation/colour-vision.md"
    if getenv("QUARTET_RECORD") != nil { try File.replace(path, with: Array(text.utf8)) }
    let kept = try File.read(path, limit: 1 << 20).map { String(decoding: $0, as: UTF8.self) }
    #expect(kept == text)
  }
}
