// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

// The form of the settings file:
//
//     { "theme": "dark", "volume": 0.6, "muted": false, "pace": 2, "reduced-motion": false, "marks": false, "begins-gently": true,
//       "contrast": "system", "spoken-hints": false, "keys": { "undo": "ctrl+u" },
//       "text-size": 100, "language": "de", "last-folder": "/home/anna/Documents", "window": "1280 800 20 60", "lessons-done": { "connect-four.four": true }, "lessons-offered": { "connect-four": true },
//       "games": { "connect-four": { "opponent": "bot", "level": 3, "first": "turns", "next-game": "off",
//         "thinking-time": 3, "values": false, "coach": "off", "switches": {}, "names": { "first": "Anna", "second": "Ben" }, "best-of": 3,
//         "handicap": { "amount": 2, "for": "you" }, "time": "10+5", "far-name": "Ben" } } }

extension Settings {
  /// Reads what it understands; anything unknown or out of range has the value it has at first.
  init(_ file: JSON) {
    self.init()
    theme = file["theme"]?.choice() ?? theme
    volume = file["volume"]?.number(in: 0...1) ?? volume
    isMuted = file["muted"]?.boolean ?? isMuted
    pace = file["pace"]?.integer(in: 0...(Settings.paceFactors.count - 1)) ?? pace
    motion = file["reduced-motion"].motion
    colourBlindMarks = file["marks"]?.boolean ?? colourBlindMarks
    contrast = file["contrast"]?.choice() ?? contrast
    keys = (file["keys"]?.members ?? [:]).compactMapValues(\.string)
    spokenHints = file["spoken-hints"]?.boolean ?? spokenHints
    placesWithB = file["b-places"]?.boolean ?? placesWithB
    textSize = file["text-size"]?.integer(in: 100...200) ?? textSize
    language = file["language"]?.string.flatMap(Self.language) ?? language
    window = file["window"]?.string.flatMap { $0.utf8.count <= 64 ? $0 : nil }
    lastFolder = file["last-folder"]?.string.flatMap { $0.hasPrefix("/") && $0.utf8.count <= 4096 ? $0 : nil }
    lessonsDone = Set(file["lessons-done"].names)
    for (name, options) in file["games"]?.members ?? [:] where options.members != nil {
      games[name] = GameOptions(options, from: self[game: name])
    }
  }

  /// A code such as "de" or "pt_BR"; nil for anything else, "system" among it.
  private static func language(_ code: String) -> String? {
    let isCode =
      (2...5).contains(code.utf8.count) && code.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "_") }
    return isCode ? code : nil
  }

  /// What differs from the settings `before`, written over `file`; everything else in it stays as it is.
  func written(over file: JSON, since before: Settings) -> JSON {
    // A game that was never changed is as it is at first.
    var before = before
    for name in games.keys { before[game: name] = before[game: name] }
    let empty = JSON.object([:])
    return file.changed(from: before.written(over: empty), to: written(over: empty))
  }

  /// The settings written over `file`, whose unknown entries stay: they belong to a newer version.
  func written(over file: JSON) -> JSON {
    var file = file
    file["theme"] = .string(theme.rawValue)
    file["volume"] = .number(volume)
    file["muted"] = .boolean(isMuted)
    file["pace"] = .integer(pace)
    file["reduced-motion"] = motion == .off ? .string(motion.rawValue) : .boolean(motion == .on)
    file["marks"] = .boolean(colourBlindMarks)
    file["contrast"] = .string(contrast.rawValue)
    if !keys.isEmpty {
      var all = file["keys"]?.members == nil ? JSON.object([:]) : file["keys"] ?? .object([:])
      for (name, chord) in keys { all[name] = .string(chord) }
      file["keys"] = all
    }
    file["spoken-hints"] = .boolean(spokenHints)
    file["b-places"] = .boolean(placesWithB)
    file["text-size"] = textSize.map { .integer($0) } ?? .string("system")
    file["language"] = .string(language ?? "system")
    if let window { file["window"] = .string(window) }
    if let lastFolder { file["last-folder"] = .string(lastFolder) }
    // What was done in another window stays done.
    if !lessonsDone.isEmpty { file["lessons-done"] = file["lessons-done"].adding(lessonsDone) }
    var all = file["games"] ?? .object([:])
    for (name, options) in games { all[name] = options.written(over: all[name] ?? .object([:])) }
    file["games"] = all
    return file
  }
}

extension GameOptions {
  /// - Parameter first: what holds where the file says nothing.
  fileprivate init(_ file: JSON, from first: GameOptions) {
    self = first
    if file["opponent"] != nil || file["level"] != nil {
      opponent = Opponent(
        kind: file["opponent"]?.choice() ?? opponent.kind, level: file["level"]?.integer(in: 1...5))
    }
    self.first = file["first"]?.choice() ?? self.first
    nextGame = file["next-game"]?.choice() ?? nextGame
    thinkingTime = file["thinking-time"]?.integer(in: 1...30) ?? thinkingTime
    showsValues = file["values"]?.boolean ?? showsValues
    coach = file["coach"]?.choice() ?? coach
    for (name, value) in file["switches"]?.members ?? [:] {
      if let isOn = value.boolean { switches[name] = isOn }
    }
    people = People(file["names"]?["first"]?.string ?? "", file["names"]?["second"]?.string ?? "")
    // Earlier versions knew the same terms for everybody.
    (botTerms, friendTerms) = (Terms(file), Terms(file["friend"] ?? file))
    far = FarFriend(file["far-name"]?.string ?? "")
  }

  fileprivate func written(over file: JSON) -> JSON {
    var file = file
    file["opponent"] = .string(opponent.kind.rawValue)
    file["level"] = .integer(opponent.level ?? 3)
    file["first"] = .string(first.rawValue)
    file["next-game"] = .string(nextGame.rawValue)
    file["thinking-time"] = .integer(thinkingTime)
    file["values"] = .boolean(showsValues)
    file["coach"] = .string(coach.rawValue)
    var all = file["switches"] ?? .object([:])
    for (name, isOn) in switches { all[name] = .boolean(isOn) }
    file["switches"] = all
    file["names"] = .object(["first": .string(people.own), "second": .string(people.other)])
    file = botTerms.written(over: file)
    file["friend"] = friendTerms.written(over: file["friend"] ?? .object([:]))
    if !far.name.isEmpty || file["far-name"] != nil { file["far-name"] = .string(far.name) }
    return file
  }
}

extension Terms {
  fileprivate init(_ file: JSON) {
    self.init()
    bestOf = file["best-of"]?.integer(in: 0...7).flatMap { [3, 5, 7].contains($0) ? $0 : nil } ?? bestOf
    handicap = Handicap(
      file["handicap"]?["amount"]?.integer(in: 0...4) ?? 0, isOwn: file["handicap"]?["for"]?.string != "other"
    )
    time = file["time"]?.string.flatMap { TimeControl(text: $0) }
  }

  fileprivate func written(over file: JSON) -> JSON {
    var file = file
    file["best-of"] = .integer(bestOf)
    file["handicap"] = .object([
      "amount": .integer(handicap.amount), "for": .string(handicap.isOwn ? "you" : "other"),
    ])
    file["time"] = .string(time?.text ?? "off")
    return file
  }
}

/// Sets of names, as members that are true: one more is a change of its own, so that two windows do not lose each other's.
extension JSON? {
  /// Earlier versions knew true and false; false is what the desktop wants, and "off" is always motion.
  fileprivate var motion: Settings.Wish {
    if self?.string == Settings.Wish.off.rawValue { return .off }
    return self?.boolean == true ? .on : .system
  }

  fileprivate var names: [String] {
    (self?.members ?? [:]).filter { $0.value.boolean == true }.map(\.key)
  }

  fileprivate func adding(_ names: Set<String>) -> JSON {
    var all = self?.members == nil ? JSON.object([:]) : self ?? .object([:])
    for name in names { all[name] = .boolean(true) }
    return all
  }
}
