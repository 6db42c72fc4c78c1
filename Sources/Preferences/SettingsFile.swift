// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

// The form of the settings file:
//
//     { "theme": "dark", "volume": 0.6, "muted": false, "pace": 2, "reduced-motion": false, "marks": false, "begins-gently": true,
//       "contrast": "system", "spoken-hints": false, "wait-between": false, "keys": { "undo": "ctrl+u" },
//       "text-size": 100, "language": "de", "last-folder": "/home/anna/Documents", "window": "1280 800 20 60", "lessons-done": { "connect-four.four": true }, "lessons-offered": { "connect-four": true },
//       "games": { "connect-four": { "opponent": "bot", "level": 3, "first": "turns", "next-game": "off",
//         "thinking-time": 3, "values": false, "coach": "off", "switches": {}, "names": { "first": "Anna", "second": "Ben" }, "best-of": 3,
//         "handicap": { "amount": 2, "for": "you" }, "time": "10+5", "far-name": "Ben" } } }

extension Settings {
  /// Every setting of the box has its line here; the options of games follow apart.
  private mutating func exchange(_ form: inout SettingsForm) {
    form.choice("theme", &theme)
    form.choice("contrast", &contrast)
    form.flag("muted", &isMuted)
    form.flag("marks", &colourBlindMarks)
    form.flag("spoken-hints", &spokenHints)
    form.flag("wait-between", &waitsBetween)
    form.flag("b-places", &placesWithB)
    form.value("volume", &volume, { $0.number(in: 0...1) }, JSON.number)
    form.value("pace", &pace, { $0.integer(in: 0...(Settings.paceFactors.count - 1)) }, JSON.integer)
    // Earlier versions knew true and false; false is what the desktop wants, and "off" is always motion.
    form.value(
      "reduced-motion", &motion,
      { $0.string == Wish.off.rawValue ? .off : $0.boolean == true ? .on : .system },
      { $0 == .off ? .string($0.rawValue) : .boolean($0 == .on) })
    let system = JSON.string("system")
    form.value("text-size", &textSize, { $0.integer(in: 100...200) }, { $0.map(JSON.integer) ?? system })
    // A code such as "de" or "pt_BR".
    let isCode = { (code: String) in
      code.utf8.count > 1 && code.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "_") }
    }
    form.value(
      "language", &language, { $0.text(atMost: 5, where: isCode) }, { $0.map(JSON.string) ?? system })
    form.value("window", &window, { $0.text(atMost: 64) { _ in true } }, { $0.map(JSON.string) })
    form.value(
      "last-folder", &lastFolder, { $0.text(atMost: 4096) { $0.hasPrefix("/") } }, { $0.map(JSON.string) })
    form.value(
      "keys", &keys, { $0.members?.compactMapValues(\.string) },
      { $0.isEmpty ? nil : .object($0.mapValues(JSON.string)) })
    form.value(
      "lessons-done", &lessonsDone, { Set(($0.members ?? [:]).filter { $0.value == .boolean(true) }.keys) },
      { $0.isEmpty ? nil : .object(Dictionary(uniqueKeysWithValues: $0.map { ($0, .boolean(true)) })) })
  }

  /// Turns a switch of the box, by its key in the file.
  public mutating func turn(_ key: String) { SettingsForm.pass(.null, .turns(key)) { exchange(&$0) } }

  /// Reads what it understands; anything unknown or out of range has the value it has at first.
  init(_ file: JSON) {
    self.init()
    SettingsForm.pass(file, .reads) { exchange(&$0) }
    for (name, options) in file["games"]?.members ?? [:] where options.members != nil {
      games[name] = GameOptions(options, from: self[game: name])
    }
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
    var settings = self
    var file = SettingsForm.pass(file, .writes) { settings.exchange(&$0) }
    var all = file["games"] ?? .object([:])
    for (name, options) in games { all[name] = options.written(over: all[name] ?? .object([:])) }
    file["games"] = all
    return file
  }
}

extension GameOptions {
  private mutating func exchange(_ form: inout SettingsForm) {
    form.choice("first", &first)
    form.choice("next-game", &nextGame)
    form.choice("coach", &coach)
    form.value("thinking-time", &thinkingTime, { $0.integer(in: 1...30) }, JSON.integer)
    form.flag("values", &showsValues)
  }

  /// - Parameter first: what holds where the file says nothing.
  fileprivate init(_ file: JSON, from first: GameOptions) {
    self = first
    if file["opponent"] != nil || file["level"] != nil {
      opponent = Opponent(
        kind: file["opponent"]?.choice() ?? opponent.kind, level: file["level"]?.integer(in: 1...5))
    }
    SettingsForm.pass(file, .reads) { exchange(&$0) }
    for (name, value) in file["switches"]?.members ?? [:] {
      if let isOn = value.boolean { switches[name] = isOn }
    }
    people = People(file["names"]?["first"]?.string ?? "", file["names"]?["second"]?.string ?? "")
    // Earlier versions knew the same terms for everybody.
    (botTerms, friendTerms) = (Terms(), Terms())
    SettingsForm.pass(file, .reads) { botTerms.exchange(&$0) }
    SettingsForm.pass(file["friend"] ?? file, .reads) { friendTerms.exchange(&$0) }
    far = FarFriend(file["far-name"]?.string ?? "")
  }

  fileprivate func written(over file: JSON) -> JSON {
    var options = self
    var file = SettingsForm.pass(file, .writes) { options.exchange(&$0) }
    file["opponent"] = .string(opponent.kind.rawValue)
    file["level"] = .integer(opponent.level ?? 3)
    var all = file["switches"] ?? .object([:])
    for (name, isOn) in switches { all[name] = .boolean(isOn) }
    file["switches"] = all
    file["names"] = .object(["first": .string(people.own), "second": .string(people.other)])
    file = SettingsForm.pass(file, .writes) { options.botTerms.exchange(&$0) }
    file["friend"] = SettingsForm.pass(file["friend"] ?? .object([:]), .writes) {
      options.friendTerms.exchange(&$0)
    }
    if !far.name.isEmpty || file["far-name"] != nil { file["far-name"] = .string(far.name) }
    return file
  }
}

extension Terms {
  fileprivate mutating func exchange(_ form: inout SettingsForm) {
    let lengths = [3, 5, 7]
    form.value(
      "best-of", &bestOf, { $0.integer(in: 0...7).flatMap { lengths.contains($0) ? $0 : nil } }, JSON.integer)
    form.value(
      "handicap", &handicap,
      { Handicap($0["amount"]?.integer(in: 0...4) ?? 0, isOwn: $0["for"]?.string != "other") },
      { .object(["amount": .integer($0.amount), "for": .string($0.isOwn ? "you" : "other")]) })
    form.value("time", &time, { $0.string.flatMap { TimeControl(text: $0) } }, { .string($0?.text ?? "off") })
  }
}

extension JSON {
  fileprivate func text(atMost most: Int, where isSound: (String) -> Bool) -> String? {
    string.flatMap { $0.utf8.count <= most && isSound($0) ? $0 : nil }
  }
}
