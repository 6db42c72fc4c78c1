// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import Words

extension Node<StageAction> {
  /// That no more letters go into a name; nil while they do.
  package static func fullName(_ name: String, _ id: String) -> Node? {
    guard name.count >= People.nameLimit else { return nil }
    let words = trn(
      "A name has {count} letter at most.", "A name has {count} letters at most.", People.nameLimit)
    return Node.words(words, .caption, .secondary).wide(.fill).named(id, .text, words)
  }
}
