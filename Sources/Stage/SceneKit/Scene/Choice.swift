// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Several things in a pop-up of which one holds; another one is chosen for the scene below.
package struct Choice: Hashable {
  package struct Option: Hashable {
    package var id: String
    package var label: String
    /// What the scene below does when this is chosen.
    package var action: StageAction

    package init(id: String, label: String, action: StageAction) {
      (self.id, self.label, self.action) = (id, label, action)
    }
  }

  /// As in the `--ui-tree`: "results".
  package var name: String
  package var title: String
  package var options: [Option]
  /// The id of the one that holds.
  package var chosen: String

  package init(name: String, title: String, options: [Option], chosen: String) {
    (self.name, self.title, self.options) = (name, title, options)
    self.chosen = chosen
  }
}
