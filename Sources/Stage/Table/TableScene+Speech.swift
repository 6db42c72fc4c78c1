// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// What somebody opposite says at the start and at the end of a game, where there is room for it.
extension TableScene {
  /// On what occasion they speak now; nil while they have nothing to say.
  private var occasion: Speech.Occasion? {
    guard let own = session.ownSeat, session.counts else { return nil }
    if session.announced != nil {
      guard case .over = session.phase, let told else { return nil }
      return told.winner.map { $0 == own ? .lost : .won } ?? .drawn
    }
    guard session.phase == .playing, session.outcome == nil else { return nil }
    // Until the person has moved.
    return session.line.past.contains { $0.turn == own } ? nil : .start
  }

  /// The line itself.
  var spokenLine: String? {
    occasion.flatMap { session.seated.opponent.speech?.line($0, seed: session.gameSeed) }?.said
  }

  /// The same for whoever listens, with the name of who says it.
  var saidLine: String? {
    spokenLine.map { tr("{name} says: {words}", ["name": playerName(upperSeat.other), "words": $0]) }
  }

  func speech(_ frame: TableFrame, _ context: StageContext) -> Part? {
    guard let line = spokenLine, let said = saidLine else { return nil }
    let words = Part.words(line, .body).inset(Insets(12, 6))
      .on(
        .drawing { painter, frame in
          // No text stands on grey in high contrast.
          guard !painter.palette.finish.isPlain else { return painter.sunk(frame, radius: 10) }
          painter.list.rounded(frame, radius: 10, painter.palette.faint(0.08))
        })
    let pose = face.pose(at: context.now)
    let speaker = session.seated.opponent.face(face.mood).map { Part.face($0, Size(30, 34), pose) }
    let row = [speaker, words.placed(0, 0.5)].compactMap { $0 }
    let whole = Part.row(frame.arrangement == .tall ? [.spring] + row + [.spring] : row, spacing: 8)
    return whole.wide(.fill).named("table.speech", .text, said)
  }

  /// What they say when a game is over, beside their face in a well of this width; nil where nobody speaks.
  func farewell(_ side: Double, _ context: StageContext) -> Part? {
    guard let line = spokenLine, let said = saidLine, let picture = session.seated.opponent.face(face.mood)
    else { return nil }
    let pose = face.pose(at: context.now)
    let style = TextStyle(
      .vollkornSemiBold, side > 60 ? 25 : side > 40 ? 20 : 17, line: side > 60 ? 32 : side > 40 ? 26 : 22)
    let well = Part.face(picture, Size(side * 0.62, side * 0.69), pose).inWell(side)
    return Part.row([well, Part.words(line, style).wide(.fill).placed(0, 0.5)], spacing: side > 60 ? 20 : 12)
      .wide(.fill).named("table.speech", .text, said)
  }

  /// Where a game has a stage, it is empty at the end: whoever sits opposite stands there.
  func faceOnStage(_ context: StageContext) -> Part? {
    guard tellsResult(context), let stage, let picture = session.seated.opponent.face(face.mood),
      session.ownSeat != nil
    else { return nil }
    let side = stage.width * 0.5
    let size = Size(side, side * 1.12)
    let frame = Rect(center: stage.center + Point(0, -stage.width * 0.03), size: size)
    return Part.face(picture, size, face.pose(at: context.now)).at(frame)
  }

  /// The face opposite thinks, and takes the end of the game to heart.
  func advanceFace(_ context: StageContext) -> Wake {
    var end: FaceMotion.End?
    if let told, session.announced != nil, let own = session.ownSeat {
      end = told.winner.map { $0 == own ? .lost : .won } ?? .drawn
    }
    return face.follow(
      isThinking: session.thinkingStart != nil, end: end, isSeen: session.seated.opponent.face != nil, context
    )
  }
}
