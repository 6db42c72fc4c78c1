// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A button of a game controller, by what it means here. Cross and left stick are the same to the game.
public enum PadButton: String, Hashable, Sendable, CaseIterable {
  case up, down, left, right
  /// A: sets, presses, chooses.
  case accept
  /// B: back, or out of the hand.
  case back
  /// X.
  case undo
  /// Y.
  case hint
  /// LB and RB: turn a tile, or step through moves.
  case leftShoulder, rightShoulder
  /// LT and RT: flip a tile, or go to the first or last move.
  case leftTrigger, rightTrigger
  case start
  /// A stick pressed: takes a tile away.
  case stick

  /// The key that means the same to whatever has the focus; nil where there is none.
  public var key: Key? {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .accept: .enter
    case .back: .escape
    case .stick: .delete
    default: nil
    }
  }

  /// The same button where B sets and A goes back.
  public var swapped: PadButton { self == .accept ? .back : self == .back ? .accept : self }

  public var isDirection: Bool { [.up, .down, .left, .right].contains(self) }
}

/// Whose signs the buttons of a controller wear.
public enum PadKind: String, Hashable, Sendable { case letters, shapes, nintendo }

/// How the desktop wants programs to look.
public struct DesktopLook: Hashable, Sendable {
  /// Nil where it does not say.
  public var isDark: Bool?
  public var isHighContrast: Bool
  public var reducesMotion: Bool
  /// How large text is, in percent; nil where it does not say.
  public var textSize: Int?

  public init(
    isDark: Bool? = nil, isHighContrast: Bool = false, reducesMotion: Bool = false, textSize: Int? = nil
  ) {
    self.isDark = isDark
    self.textSize = textSize
    self.isHighContrast = isHighContrast
    self.reducesMotion = reducesMotion
  }
}
