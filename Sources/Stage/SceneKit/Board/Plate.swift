// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import Words

/// A player's plate, in values.
package struct Plate {
  package var id: String
  package var token: Picture
  /// A drawn sign instead of a piece: it takes the colour of the text.
  package var isIcon: Bool
  /// Who sits there, with the piece at the lower right, and how the face is at this moment; nil of a person.
  package var face: Picture?
  package var pose = FaceMotion.Pose()
  package var name: String
  package var detail: String
  /// From 0 (sunk) to 1 (raised: it is their turn).
  package var raise: Double
  /// True when the line under the name tells what nobody may miss, such as whose turn it is: even the smallest plate makes room for it.
  package var isNews = false
  package var points: String?
  /// For how long the player has been thinking, in seconds.
  package var thinking: Double?
  /// What is left of the player's time.
  package var clock: Clock?
  /// Everybody waits for a message of theirs.
  package var waits = false
  /// What leads to the others who could sit there.
  package var door: Node<StageAction>?

  package init(
    id: String, token: Picture, isIcon: Bool, face: Picture? = nil, pose: FaceMotion.Pose = FaceMotion.Pose(),
    name: String, detail: String, raise: Double, isNews: Bool = false, points: String? = nil,
    thinking: Double? = nil, clock: Clock? = nil, waits: Bool = false, door: Node<StageAction>? = nil
  ) {
    (self.id, self.token, self.isIcon) = (id, token, isIcon)
    (self.face, self.pose, self.name) = (face, pose, name)
    (self.detail, self.raise, self.isNews) = (detail, raise, isNews)
    (self.points, self.thinking, self.clock) = (points, thinking, clock)
    (self.waits, self.door) = (waits, door)
  }

  package struct Clock {
    package var text: String
    /// It is about to run out.
    package var isLow: Bool
    package var isRunning: Bool

    package init(text: String, isLow: Bool, isRunning: Bool) {
      (self.text, self.isLow, self.isRunning) = (text, isLow, isRunning)
    }
  }
}

extension TableFrame {
  package func plate(_ plate: Plate, value: String, isRaised: Bool) -> Part {
    let isTight = isPaired && arrangement != .tall
    let isNameOnly = isPaired && arrangement == .small
    let isUp = plate.raise > 0.5
    let (ink, small) = (
      Ink.onPlate(isRaised: isUp, isDetail: false), Ink.onPlate(isRaised: isUp, isDetail: true)
    )
    let isLow = isTight || arrangement == .small
    let side = plate.face != nil ? (isLow ? 30.0 : 42) : plate.isIcon ? 24 : isTight ? 30 : 36
    let room = isTight ? 24.0 : 36
    let token = Part.layers([picture(plate, side, ink).placed(0.5, 0.5)]).wide(.within(room...80))
    let name = Part.line(
      plate.name, .name, ink, least: isTight ? 0.7 : 1, row: isNameOnly ? "plate.names" : nil)
    let detail = Part.line(plate.detail, .caption, small, least: 0.85)
    let spacing = isTight ? 10.0 : 14
    func row(_ words: Part, _ end: Part?) -> Part {
      .row([token, words.wide(.fill).placed(0, 0.5), end], spacing: spacing)
    }
    let end = end(of: plate, isTight: isTight, ink, small)
    // The line under the name may break once; under pressure the dots leave, which the message tells as well, and then it.
    let both = Part.column([name, detail])
    let broken = Part.column([name, .words(plate.detail, .caption, small, lines: 2)])
    let bare = Part.row([name.wide(.fill).placed(0, 0.5), end], spacing: 4)
    let tiny = Part.line(plate.detail, .micro, small, least: 0.85)
    // The longest names are small wherever they stand.
    let news = [0.7, 0.3].map { least in
      Part.column([.line(plate.name, .caption, ink, least: least), tiny])
    }
    // A long name is set smaller before what nobody may miss leaves.
    let smaller = [TextStyle.name, .caption, .micro].map { style in
      Part.column([.line(plate.name, style, ink, least: 0.7), detail])
    }
    let needed = plate.isNews ? smaller.map { row($0, end) } + [row(smaller[2], nil)] + news : []
    var rows =
      isNameOnly
      ? (plate.isNews ? news : []) + disc(plate, name, end) + [
        bare, Part.row([name.wide(.fill).placed(0, 0.5)]),
        // The longest names break, and stay on their plate.
        .words(plate.name, .caption, ink, lines: 2), .words(plate.name, .micro, ink, lines: 2),
      ]
      : [row(both, end)] + (plate.thinking == nil ? [] : [row(both, nil)]) + [row(broken, end)] + needed
        + [row(name, end), bare]
    if plate.clock != nil, let end {
      rows = (isNameOnly ? [] : [row(both, end), row(broken, end), row(name, end)]) + timed(plate, end, ink)
    }
    let isFull = isNameOnly && plate.isNews
    let edge = arrangement == .wide ? 9.0 : arrangement == .tall ? 7 : isFull ? 4 : isNameOnly ? 8 : 5
    // The whole plate can be clicked: the chevron is for the keyboard, and needs little room.
    let chevron = isLow ? 22.0 : 36
    let lefts = isFull ? [12.0, 7] : [isNameOnly ? 12 : isTight ? 16 : 18]
    let right = plate.door != nil ? chevron : isFull ? 5 : isTight ? 12 : 18
    // What nobody may miss goes up to the edge before it is set smaller.
    let content = Part.choice(
      rows.flatMap { row in
        lefts.map { row.inset(Insets(left: $0, top: edge, right: right, bottom: edge)) }
      })
    let door = plate.door.map { [$0.sized(.exactly(chevron), .fill).placed(1, 0.5)] } ?? []
    return Self.plate(content, raise: plate.raise, over: door)
      .named(plate.id, .plate, "\(plate.name), \(plate.detail)", value: value).with(\.isSelected, isRaised)
  }

  /// What is on a plate, which lies deeper where it is not their turn.
  package static func plate(_ content: Part, raise: Double, over: [Part] = []) -> Part {
    Part.layers([content.with(\.shift, Point(0, (3 * (1 - raise)).rounded()))] + over)
      .on(.drawing { painter, frame in painter.plate(frame, raise: raise) })
  }

  /// What stands at the right of a plate: the clock, that somebody thinks or is waited for, or points.
  private func end(of plate: Plate, isTight: Bool, _ ink: Ink, _ small: Ink) -> Part? {
    if let clock = plate.clock {
      let time = self.clock(clock, of: plate, isTight: isTight, clock.isRunning ? ink : small)
      let points = isTight ? nil : plate.points.map { Part.words($0, .name, small, lines: 1) }
      return points.map { .row([$0, time], spacing: 14) } ?? time
    }
    if let thinking = plate.thinking, thinking > 0.6 { return dots(phase: Int(thinking / 0.25) % 3) }
    if plate.waits { return .icon("timer", 22, small) }
    return plate.points.map { .words($0, isTight ? .countSmall : .count, ink, anchor: .right, lines: 1) }
  }

  /// A piece or a sign; of somebody with a face that, and the piece small at its lower right.
  private func picture(_ plate: Plate, _ side: Double, _ ink: Ink) -> Part {
    guard let face = plate.face else {
      return .picture(plate.token, Size(side, side), plate.isIcon ? ink : nil)
    }
    let size = Size(side, (side * 1.12).rounded())
    let whole = Part.face(face, size, plate.pose)
    guard plate.token != face else { return whole }
    let disc = (side * 0.46).rounded()
    return Part.layers([whole.placed(0, 0), Part.picture(plate.token, Size(disc, disc)).placed(1, 1)])
      .sized(.exactly(size.width + disc / 3), .exactly(size.height))
  }

  /// Where there is room for the name alone: a small disc before it, which says more than the name.
  private func disc(_ plate: Plate, _ name: Part, _ end: Part?) -> [Part] {
    guard !plate.isIcon, plate.face == nil, !hasStage else { return [] }
    let token = Part.picture(plate.token, Size(24, 24)).placed(0.5, 0.5)
    let words = name.wide(.fill).placed(0, 0.5)
    return [
      Part.row([token, words, end], spacing: 6), Part.row([token, words], spacing: 6),
    ]
  }

  /// What a side has left; it stands out where that is little.
  private func clock(_ clock: Plate.Clock, of plate: Plate, isTight: Bool, _ rest: Ink) -> Part {
    Part.words(
      clock.text, isTight ? .countSmall : .count, clock.isLow ? .accent : rest, anchor: .right, lines: 1
    )
    .named(plate.id + ".clock", .text, tr("Time of {name}", ["name": plate.name]), value: clock.text)
  }

  /// In the smallest plate the name stands small beside the clock; a long one leaves.
  private func timed(_ plate: Plate, _ clock: Part, _ ink: Ink) -> [Part] {
    let names = [Part.line(plate.name, .micro, ink, least: 0.7), .words(plate.name, .micro, ink, lines: 2)]
    return names.map { .row([$0.wide(.fill).placed(0, 0.5), clock], spacing: 4) }
      + [Part.row([.spring, clock])]
  }

  private func dots(phase: Int) -> Part {
    .drawing(Size(46, 10)) { painter, frame in
      for index in 0..<3 {
        let strength = index == phase ? 1 : (index + 1) % 3 == phase ? 0.3 : 0.6
        let radius = index == phase ? 5.0 : 4.0
        painter.list.shape(
          Shape(
            .disc(radius: radius),
            fill: .solid(painter.isPlain ? painter.palette.surface : painter.accentColor.opacity(strength))),
          at: Point(frame.maxX - 16 * Double(2 - index) - radius, frame.midY - radius))
      }
    }
  }

  /// A bar of two colours in proportion.
  package func score(_ score: TableScore) -> Part {
    Part.drawing(Size(0, 24)) { painter, frame in painter.scoreBar(frame, score) }.sized(.fill, .fit)
      .named(
        "table.score", .text,
        tr("{first} to {second}", ["first": String(score.first), "second": String(score.second)]),
        value: "\(score.first)-\(score.second)")
  }

  /// A ring that sweeps clockwise to empty around the seconds that are left.
  package func countdown(part: Double, number: Int) -> Part {
    let radius = 16.0
    return .drawing(Size(2 * radius + 4, 2 * radius + 4)) { painter, frame in
      painter.countdown(center: frame.center, radius: radius, part: part, number: number)
    }
  }
}
