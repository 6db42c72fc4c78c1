// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import SceneKit
import Words

/// A game by message on the table: the move to send, and the answer to paste, in the place of the message (design language,
/// section 36).
extension TableScene {
  var far: FarGame? {
    guard session.isFar else { return nil }
    return FarGame(
      id: session.gameID, friend: session.seated.far, name: session.seated.farName, waits: session.isFarTurn,
      isFirstAwaited: session.isUntouched && session.seated.far.code.isEmpty)
  }

  /// Only what both sides can see: neither values nor warnings.
  func alone(_ options: GameOptions) -> GameOptions {
    var options = options
    options.showsValues = false
    for entry in G.info.switches where entry.warns { options.switches[entry.name] = false }
    return options
  }

  /// Takes the move along for the friend.
  func send() -> StageRequest? {
    guard let message = session.message else { return share(.game) }
    session.noteSent()
    return .copy(
      letter(message), words: tr("The move is copied: send it to {name}.", ["name": session.seated.farName]))
  }

  /// The text with a sentence for whoever gets it, before what the program there reads.
  private func letter(_ message: FarMessage) -> String {
    let places: KeyValuePairs = [
      "name": session.seated.farName, "game": G.info.title.said, "number": String(session.moveCount),
    ]
    let words =
      message.turn == nil
      ? tr(
        "Our game is over, {name}: copy all of this and paste it into Quartet, {game}, move {number}.", places
      )
      : tr("Your turn, {name}: copy all of this and paste it into Quartet, {game}, move {number}.", places)
    return words + "\n\n" + message.text
  }

  func resign() { session.resign() }

  /// Before a game is given up.
  func askToResign() -> StageRequest {
    .confirm(
      Confirmation(
        title: tr("Give this game up?"),
        text: tr(
          "{name} wins, and the text that you send says so. Until it is copied, Undo goes on with the game.",
          ["name": session.seated.farName]), yes: tr("Give up"), no: tr("Play on"), request: .far(.resign)))
  }

  func answer(_ message: FarMessage) -> StageRequest? {
    switch session.answer(message) {
    case .played:
      guard let move = session.moves.last else { return .moved }
      return .toast(
        tr("{name} has played {move}.", ["name": session.seated.farName, "move": G.name(of: move)]))
    case .known: return .toast(tr("You have that one already."))
    case .own: return .toast(tr("That is your own move. It waits for the answer."))
    case .differs:
      return .toast(
        tr("This is not an answer to move {number}.", ["number": String(session.moveCount)]))
    }
  }

  /// True while there is something to send or to wait for.
  private var hasFarPanel: Bool {
    session.isFarTurn && lookedAt == nil || session.isUnsent && session.announced != nil
  }

  /// What a game by message says while the friend is to move, or is to get the last move; nil else.
  var farWords: (title: String, detail: String)? {
    guard hasFarPanel else { return nil }
    let name: KeyValuePairs = ["name": session.seated.farName]
    if session.moves.isEmpty {
      return (
        tr("{name} begins.", name), tr("Paste the first message when it is here. You can leave meanwhile.")
      )
    }
    if session.outcome != nil {
      let title =
        session.endsOffBoard
        ? tr("Tell {name} that you give up.", name) : tr("Send the last move to {name}.", name)
      return (title, tr("Then the game is over on both sides."))
    }
    guard session.isUnsent else {
      return (tr("Waiting for {name}.", name), tr("You can leave; the tile in the menu waits as well."))
    }
    return (
      tr("Your move is made. Send it to {name}.", name),
      tr("By mail, by chat: any way you like.")
    )
  }

  /// The move is still to be sent: that comes first, then the answer.
  func sendButton(_ height: Double) -> Part {
    Part.button(
      "far.send", icon: "export", session.endsOffBoard ? tr("Copy message") : tr("Copy move"),
      isPrimary: session.isUnsent, .table(.send)
    ).shortcut("Ctrl C").sized(.fill, .exactly(height))
  }

  private func answerButton(_ height: Double) -> Part {
    Part.button(
      "far.answer", icon: "paste", tr("Paste answer"), isPrimary: !session.isUnsent, .table(.answer)
    ).shortcut("Ctrl V").sized(.fill, .exactly(height))
  }

  private var farButtons: (Double) -> [Part] {
    { [self] height in
      (session.message == nil ? [] : [sendButton(height)])
        + (session.outcome == nil ? [answerButton(height)] : [])
    }
  }

  /// In the place of the message where the rail has room for it.
  func far(_ frame: TableFrame) -> Part? {
    guard let words = farWords else { return nil }
    let message = frame.message(words.title, words.detail).news("table.message", words.title, words.detail)
    guard !hasFarActions(frame) else { return message }
    let isWide = frame.arrangement == .wide
    let height = isWide ? 52.0 : 46
    let buttons = farButtons(height)
    let few = Part.column(buttons, spacing: isWide ? 14 : 10).wide(.fill)
    let keys = Part.words(tr("Ctrl+C and Ctrl+V do the same at this table."), .caption, .secondary)
    return Part.yielding([
      .yields(3, message.sized(.fill, .fit), to: message.sized(.fill, .fill)),
      .yields(3, .space(isWide ? 18 : 8, least: 6), to: .space(4)),
      isWide ? .yields(2, farParts(height), to: few) : .stays(few),
      .yields(1, isWide ? .column([.space(12), keys]) : nil), .yields(3, .spring, to: .space(8)),
    ]).sized(.fill, .fill)
  }

  /// What is sent, and where the answer goes.
  private func farParts(_ height: Double) -> Part {
    var all: [Part] = []
    if let field = farField { all += [field, .space(16, least: 6)] }
    if session.message != nil { all.append(sendButton(height)) }
    if session.outcome == nil {
      if session.message != nil { all += [.space(26, least: 10), .rule(), .space(12, least: 4)] }
      let when = tr("When {name} has answered", ["name": session.seated.farName])
      all += [.words(when, .label), .space(10, least: 4), answerButton(height)]
    }
    return Part.column(all).wide(.fill)
  }

  /// The text that is copied, as far as it tells something to people, and whether it has been.
  private var farField: Part? {
    guard let message = session.message else { return nil }
    let moves = session.moves.map { G.mark(of: $0) }.filter { !$0.isEmpty }
    let shown = moves.suffix(12).joined(separator: " ")
    let dots = moves.count > 12 ? "… " : ""
    let number = tr("move {number}", ["number": String(session.moveCount)])
    let words = Part.column(
      [
        .line(message.head, TextStyle(.manropeBold, 15, line: 21), least: 0.7),
        .line(
          dots + shown + " · " + number, TextStyle(.manropeSemiBold, 15, line: 21), .secondary, least: 0.6),
      ], spacing: 2
    ).wide(.fill).placed(0, 0.5)
    var parts = [words]
    if !session.isUnsent {
      parts.append(
        Part.row([.icon("check", 18, .good), .words(tr("Copied"), .label, lines: 1)], spacing: 6)
          .placed(1, 0.5))
    }
    return Part.layers([Part.row(parts, spacing: 10).inset(Insets(18, 8))]).sized(.fill, .within(62...200))
      .on(.drawing { painter, frame in painter.sunk(frame, radius: 8) })
      .named("far.text", .text, message.head, value: message.line)
  }

  private func hasFarActions(_ frame: TableFrame) -> Bool {
    frame.hasStage || frame.arrangement == .tall || frame.type.factor > 1.4
  }

  /// Where the message has no room for them, the two buttons take the place of the actions.
  func farActions(_ frame: TableFrame) -> Part? {
    guard farWords != nil, hasFarActions(frame) else { return nil }
    let height = frame.arrangement == .wide ? 46.0 : 42
    let buttons = farButtons(height)
    let side = Extent.exactly(frame.arrangement == .small ? 41 : 58)
    let undo = undoButton.sized(side, .exactly(height))
    let again = restartButton.sized(side, .exactly(height))
    let bare = buttons.map(\.bare)
    let half = buttons.enumerated().map { $0.offset == 0 ? $0.element : $0.element.bare }
    return .choice(
      [buttons, half, bare].map { .row([undo] + $0 + [again], spacing: frame.arrangement == .small ? 8 : 12) }
    )
  }

  var pictureButton: Part {
    Part.button("table.picture", icon: "picture", tr("Picture"), showsLabel: false, .table(.picture))
  }
}
