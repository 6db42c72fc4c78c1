// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Catalog
import EngineCore
import GameCore
import Glibc
import Preferences

var c = WindowChoices()
var it = CommandLine.arguments.dropFirst().makeIterator()
while let a = it.next() {
  switch a {
  case "--game": let n = it.next(); c.game = catalog.first { $0.info.name == n }
  case "--window":
    let p = (it.next() ?? "").split(separator: "x").compactMap { Double($0) }
    c.size = Size(p[0], p[1])
  case "--theme": c.theme = Settings.Theme(rawValue: it.next() ?? "")
  case "--data-dir": c.dataDirectory = it.next()
  case "--ui-tree": c.treePath = it.next()
  case "--seed": c.seed = UInt64(it.next() ?? "")
  case "--reduced-motion": c.reducedMotion = true
  case "--mute": c.isMuted = true
  default: break
  }
}
do { try runWindow(c, assets: "Assets", fonts: "Fonts", resources: .none) } catch { print(error.message) }
