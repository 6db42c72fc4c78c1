// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// What is said of the move on the board: which one it is, what it did and why, and what would have been better.
extension ReplayScene {
  /// - Parameter isSmall: true where the list of mistakes needs the room.
  func message(_ frame: TableFrame, _ context: StageContext, isSmall: Bool = false) -> Part {
    if let trial = board.trial { return message(trial, frame).across(trialHeight(frame)) }
    guard let remark = board.remark, let sentence = remark.sentence else { return result(frame, context) }
    let style = headline(frame)
    let anchor = frame.anchor
    // Long reasons are set smaller, so that what can be done stays in view.
    let part = isSmall ? 0.62 : sentence.count < 64 ? 1 : sentence.count < 120 ? 0.82 : 0.68
    let lines = Part.words(sentence, frame.sentence(style, part: part), anchor: anchor).wide(.fill)
    let below =
      remark.below.isEmpty
      ? nil : Part.words(remark.below, isSmall ? .caption : .body, .secondary, anchor: anchor).wide(.fill)
    let block = Part.column([over(remark, frame), .space(4), lines, .space(4), below]).wide(.fill)
      .identified(TableFrame.words)
    return Part.layers([block]).wide(.fill).news(
      "review.sentence", sentence, spoken: ("\(remark.title). \(sentence)", remark.below)
    ).valued(remark.title)
  }

  private func headline(_ frame: TableFrame) -> TextStyle {
    switch frame.arrangement {
    case .wide: frame.hasStage ? .sentence : .sentenceLarge
    case .small: .sentence
    case .tall: .titleTall
    }
  }

  private func trialHeight(_ frame: TableFrame) -> Double {
    (frame.arrangement == .small ? 150 : frame.arrangement == .tall ? 110 : 170) * frame.type.factor
  }

  /// "Move 17, you played 5", with its mark if it was a mistake.
  private func over(_ remark: ReviewRemark, _ frame: TableFrame) -> Part {
    let mark = remark.mark.map { Part.mistake($0).placed(0, 0) }
    return frame.over(.row([mark, .words(remark.title, .over, .secondary)], spacing: 8))
  }

  /// Before the first move, and while nothing is known: how the game ended.
  private func result(_ frame: TableFrame, _ context: StageContext) -> Part {
    if let remark = board.remark {
      return .words(remark.title + ".", headline(frame)).wide(.fill).news("review.sentence", remark.title)
    }
    let result = board.subject.words(G.self) + "."
    var below = detail(context.clock)
    if let reviewed = context.reviewed, reviewed.id == board.subject.record.id,
      board.review == nil || board.isPartial
    {
      let part = String(Int((100 * reviewed.part).rounded()))
      below = tr("Looking through the game: {part} %.", ["part": part])
    }
    return Part.column(
      [
        .words(result, headline(frame), anchor: frame.anchor).wide(.fill),
        .note(below, anchor: frame.anchor),
      ], spacing: 4
    ).wide(.fill).news("replay.result", result, below)
  }

  /// Steps through what punishes the mistake on the board.
  func lineControl(_ frame: TableFrame, _ look: Look) -> Part? {
    board.stepControl?.node("review.line", frame, look) { .deck(.step($0)) }
  }
}
