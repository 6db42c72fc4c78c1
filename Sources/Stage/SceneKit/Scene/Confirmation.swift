// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A question before something that cannot be taken back.
struct Confirmation {
  var title: String
  var text: String
  var yes: String
  var no: String
  var request: StageRequest
  /// True where nothing is lost: then Enter says yes, else no.
  var isHarmless = false
}
