// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// What gestures, keys and controls do at a table.
extension TableScene {
  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    moment = BoardMoment(context)
    switch gesture {
    case .click(_, let button):
      // Who sits opposite is changed where they sit.
      let isPlate =
        context.clicked.contains("plate.other")
        || session.company == .friend && context.clicked.contains("plate.you")
      if isPlate, button == .left, G.info.isContest { return .opponents }
      session.hurry()
    case .press, .wheel: session.stay()
    default: break
    }
    if goesOn(gesture) { return restart() }
    if returns(at: gesture) || togglesPosition(gesture, context) || answerCoach(gesture) || stepsLine(gesture)
    {
      return nil
    }
    if session.premove != nil || session.hasJustPremoved, isTakenBack(by: gesture) {
      session.dropPremove()
    } else if gesture == .key(.escape, []), session.isHinting {
      session.dismissHint()
    } else {
      return follow(table.interpret(gesture, view), to: gesture, context)
    }
    return nil
  }

  /// Escape and the right button take back what was to come next.
  private func isTakenBack(by gesture: Gesture) -> Bool {
    if case .click(_, .right) = gesture { return true }
    return gesture == .key(.escape, [])
  }

  private func follow(
    _ response: TableResponse<G.Move>, to gesture: Gesture, _ context: StageContext
  ) -> StageRequest? {
    switch response {
    case .ignored:
      // The table comes first: a letter may be a square there.
      guard case .key(let key, let modifiers) = gesture else { return nil }
      return shortcut(key, modifiers, context)
    case .handled: return nil
    case .move(let move):
      // A bot moves by itself.
      if session.company == .bot, guardOfMoves.repeats(gesture, now: moment.now) { return nil }
      return session.play(move) ? .moved : nil
    case .premove(let move):
      // Who clicks again where their own piece still falls wants nothing more.
      let isImpatient = !table.isSettled && move == session.moves.last
      if !guardOfMoves.repeats(gesture, now: moment.now), !isImpatient { session.seekPremove(move) }
      return nil
    case .restart: return restart()
    case .moveSaying(let move, let reason):
      session.play(move)
      return .toast(reason)
    case .refused(let reason): return .toast(reason)
    }
  }

  private func shortcut(_ key: Key, _ modifiers: Modifiers, _ context: StageContext) -> StageRequest? {
    switch (key, modifiers) {
    case (.character("z"), [.control]): act(.undo, context)
    case (.character("z"), [.control, .shift]), (.character("y"), [.control]): act(.redo, context)
    case (.character("n"), [.control]): act(.restart, context)
    case (.character("h"), []), (.character("h"), [.control]): act(.hint, context)
    case (.character("a"), []), (.character("a"), [.control]): act(.values, context)
    case (.character("c"), [.control]): act(session.message == nil ? .copy : .send, context)
    case (.character("c"), [.control, .shift]): share(.position)
    case (.character("v"), [.control]): .paste
    case (.function(1), []): .popup(.help)
    case (.pageUp, []): look(by: -1)
    case (.pageDown, []): look(by: 1)
    default: nil
    }
  }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    // Of the board as it lay under the pop-up, without its cursor.
    if case .share(let action) = use.action { return share(action) }
    moment = BoardMoment(context)
    if let action = use.of(RailAction.self)?.action { return act(action, context) }
    switch use.action {
    case .today(let action): return .today(action)
    case .history(let game): return .history(game)
    case .openLesson(let index): return .lesson(index)
    case .bringBack: session.bringBack()
    default: return HeaderControls.request(use.action, context)
    }
    return nil
  }

  private func act(_ action: RailAction, _ context: StageContext) -> StageRequest? {
    switch action {
    case .undo: session.premove == nil ? session.undo() : session.dropPremove()
    case .redo: session.redo()
    case .hint:
      // The eye is closed: two pictures over each other show nothing.
      if table.surroundings(view).seeksEndings { _ = table.interpret(.key(.escape, []), view) }
      session.askForHint()
    case .playHint: session.playHint()
    case .hideHint: session.dismissHint()
    case .step(let count): step(by: count)
    case .restart: return restart()
    case .review: return review(at: context.clock.stamp)
    case .solution(let index): showSolution(index)
    case .look(let count): look(at: count)
    case .nextPuzzle: return solved.next.map { .begin($0.setup) }
    case .position: result.showsPosition.toggle()
    case .opponents: return .opponents
    case .puzzles: return .popup(.starts)
    case .values: return switchValues(context)
    case .turn(let name): turn(name)
    case .takeBack: session.takeBack()
    case .playOn: session.playOn()
    case .copy: return share(.game)
    case .send: return send()
    case .answer: return .answer(.onTable)
    case .picture: return share(.picture)
    case .share:
      return .popup(
        .share(offersGame: hasMoves, forms: G.foreignForms, offersEnd: session.canResign))
    case .own(let id):
      let gesture = Gesture.action(id)
      return follow(table.interpret(gesture, view), to: gesture, context)
    }
    return nil
  }

  private func switchValues(_ context: StageContext) -> StageRequest? {
    // What cannot be seen here is not switched here.
    guard G.facets.isValuing, session.company.isHere else { return nil }
    var settings = context.settings
    settings[game: G.info.name].showsValues.toggle()
    return .change(settings)
  }
}
