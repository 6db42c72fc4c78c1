// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

// The form of the settings file:
//
//     { "theme": "dark", "volume": 0.6, "muted": false, "pace": 2, "reduced-motion": false, "marks": false,
//       "text-size": 100,
//       "games": { "connect-four": { "opponent": "bot", "level": 3, "first": "turns", "next-game": "off",
//         "thinking-time": 3, "values": false, "coach": "off", "switches": {} } } }

extension Settings {
  /// Reads what it understands; anything unknown or out of range has the value it has at first.
  init(_ file: JSON) {
    self.init()
    theme = file["theme"]?.choice() ?? theme
    volume = file["volume"]?.number(in: 0...1) ?? volume
    isMuted = file["muted"]?.boolean ?? isMuted
    pace = file["pace"]?.integer(in: 0...(Settings.paceFactors.count - 1)) ?? pace
    reducedMotion = file["reduced-motion"]?.boolean ?? reducedMotion
    colourBlindMarks = file["marks"]?.boolean ?? colourBlindMarks
    textSize = file["text-size"]?.integer(in: 100...200) ?? textSize
    for (name, options) in file["games"]?.members ?? [:] where options.members != nil {
      games[name] = GameOptions(options)
    }
  }

  /// What differs from the settings `before`, written over `file`; everything else in it stays as it is.
  func written(over file: JSON, since before: Settings) -> JSON {
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
    file["reduced-motion"] = .boolean(reducedMotion)
    file["marks"] = .boolean(colourBlindMarks)
    file["text-size"] = .integer(textSize)
    var all = file["games"] ?? .object([:])
    for (name, options) in games { all[name] = options.written(over: all[name] ?? .object([:])) }
    file["games"] = all
    return file
  }
}

extension GameOptions {
  fileprivate init(_ file: JSON) {
    self.init()
    opponent = file["opponent"]?.choice() ?? opponent
    level = file["level"]?.integer(in: 1...5) ?? level
    first = file["first"]?.choice() ?? first
    nextGame = file["next-game"]?.choice() ?? nextGame
    thinkingTime = file["thinking-time"]?.integer(in: 1...30) ?? thinkingTime
    showsValues = file["values"]?.boolean ?? showsValues
    coach = file["coach"]?.choice() ?? coach
    for (name, value) in file["switches"]?.members ?? [:] {
      if let isOn = value.boolean { switches[name] = isOn }
    }
  }

  fileprivate func written(over file: JSON) -> JSON {
    var file = file
    file["opponent"] = .string(opponent.rawValue)
    file["level"] = .integer(level)
    file["first"] = .string(first.rawValue)
    if let nextGame { file["next-game"] = .string(nextGame.rawValue) }
    file["thinking-time"] = .integer(thinkingTime)
    file["values"] = .boolean(showsValues)
    file["coach"] = .string(coach.rawValue)
    var all = file["switches"] ?? .object([:])
    for (name, isOn) in switches { all[name] = .boolean(isOn) }
    file["switches"] = all
    return file
  }
}
