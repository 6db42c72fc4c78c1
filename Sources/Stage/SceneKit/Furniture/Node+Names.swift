// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import Words

extension Node<StageAction> {
  /// A field for the name of a person, that no more letters go into it, and under it those who may be meant.
  /// - Parameters:
  ///   - known: people who were here before.
  ///   - pick: what choosing one of them does.
  package static func nameField(
    _ id: String, _ label: String, text: String, hint: String? = nil, known: [String],
    _ action: StageAction, pick: (String) -> StageAction
  ) -> [Node] {
    let field = Node.field(id, label, text: text, hint: hint ?? label, action).wide(.fill)
    let picks = known.enumerated().map { index, name in
      Node.button("\(id).\(index + 1)", name, pick(name)).sized(.fill, .exactly(38))
    }
    return [
      field, fullName(text, id + ".full"), picks.isEmpty ? nil : .beside(picks, spacing: 8).wide(.fill),
    ]
    .compactMap { $0 }
  }

  /// That no more letters go into a name; nil while they do.
  private static func fullName(_ name: String, _ id: String) -> Node? {
    guard name.count >= People.nameLimit else { return nil }
    let words = trn(
      "A name has {count} letter at most.", "A name has {count} letters at most.", People.nameLimit)
    return Node.words(words, .caption, .secondary).wide(.fill).named(id, .text, words)
  }
}
