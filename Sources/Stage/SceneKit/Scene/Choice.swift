// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Several things in a pop-up of which one holds; another one is chosen for the scene below.
struct Choice: Hashable {
  struct Option: Hashable {
    var id: String
    var label: String
    /// What the scene below does when this is chosen.
    var action: StageAction
  }

  /// As in the `--ui-tree`: "results".
  var name: String
  var title: String
  var options: [Option]
  /// The id of the one that holds.
  var chosen: String
}
