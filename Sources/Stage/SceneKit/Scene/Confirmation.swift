// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A question before something that cannot be taken back.
package struct Confirmation {
  package var title: String
  package var text: String
  package var yes: String
  package var no: String
  package var request: StageRequest
  /// True where nothing is lost: then Enter says yes, else no.
  package var isHarmless = false

  package init(
    title: String, text: String, yes: String, no: String, request: StageRequest, isHarmless: Bool = false
  ) {
    (self.title, self.text, self.yes) = (title, text, yes)
    (self.no, self.request, self.isHarmless) = (no, request, isHarmless)
  }
}
