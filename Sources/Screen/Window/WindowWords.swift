// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2

/// What a window says of itself, and what is written into it.
extension Window {
  /// In its title bar, and where windows are listed.
  public var title: String {
    get { SDL_GetWindowTitle(window).map { String(cString: $0) } ?? "" }
    set { if newValue != title { SDL_SetWindowTitle(window, newValue) } }
  }

  /// True while what the keyboard writes comes as text, which may want a method of input for it.
  public var isWriting: Bool {
    get { SDL_IsTextInputActive() == SDL_TRUE }
    set {
      guard newValue != isWriting else { return }
      if newValue { SDL_StartTextInput() } else { SDL_StopTextInput() }
    }
  }
}
