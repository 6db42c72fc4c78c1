// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit

/// How a board and what stands around it are arranged in a window: which of its forms the window has, and what they measure.
package struct TableFrame {
  package typealias Part = Node<StageAction>

  package let arrangement: BoardRegion.Arrangement
  package let window: Size
  package let type: TypeScale
  /// True when the game keeps a tray beside the board, and the piece in hand stands beside the message.
  package let hasStage: Bool
  private let pixel: Double

  /// - Parameter regions: what the game has beside its board.
  package init(_ context: StageContext, _ regions: Set<GameDescriptor.Region> = []) {
    window = context.viewport.size
    type = context.type
    pixel = 1 / context.viewport.pixelScale
    hasStage = regions.contains(.hand)
    let ratio = window.width / max(1, window.height)
    // Board and tray over each other need the height for it, and so does large text under a board.
    if ratio < 1.15 && !((hasStage || type.factor > 1.4) && window.height < 820) {
      arrangement = .tall
    } else {
      arrangement = window.width < 960 || window.height < 640 ? .small : .wide
    }
  }

  /// The rail grows with the text, and the board takes what is left.
  package var rail: Double {
    let growth = type.factor.squareRoot()
    switch arrangement {
    case .wide:
      let base = clamp((0.297 * window.width).rounded(), 300, 420)
      return type.factor == 1 ? base : clamp((343 * growth).rounded(), max(380, base), max(460, base))
    case .small:
      // A low window may be wide: then there is room for more than icons.
      let base = clamp((188 + 0.38 * (window.width - 720)).rounded(), 188, 400)
      return min((base * growth * growth.squareRoot()).rounded(), max(460, base), window.width - 398)
    case .tall: return window.width - 40
    }
  }

  /// True where the rail has room for words beside each other.
  var isRoomy: Bool { rail >= 280 * type.factor }

  /// True where the players' plates stand side by side, and have room for little more than names.
  package var isPaired: Bool { hasStage || isTight }

  /// True where large text leaves the rail no room for everything at once.
  package var isTight: Bool { arrangement == .small && type.factor > 1.4 }

  package var titleStyle: TextStyle {
    switch arrangement {
    case .wide: .title
    case .small: .titleSmall
    case .tall: .titleTall
    }
  }

  package var messageStyle: TextStyle {
    switch arrangement {
    case .wide, .tall: hasStage ? .sentenceLarge : .message
    case .small: hasStage ? .sentence : .messageSmall
    }
  }

  /// Room for words that may not grow with them: two lines, and one of what stands under them.
  var wordsHeight: Double {
    let line = messageStyle.lineHeight * (1 + (type.factor - 1) / 2)
    let all = 2 * line + TextStyle.body.lineHeight * type.factor
    return arrangement == .tall ? clamp(window.height * 0.096 * type.factor.squareRoot(), 66, all) : all
  }

  package var controlHeight: Double { arrangement == .small ? 38 : 42 }

  // MARK: - Places

  /// Where the board may stand, once the whole has found its place.
  package func region(_ interface: Interface<StageAction>) -> BoardRegion {
    BoardRegion(
      arrangement: arrangement, window: window, frame: interface.frame(of: "table.board") ?? .zero,
      side: interface.frame(of: "table.side"), stage: interface.frame(of: "table.stage"), pixel: pixel,
      text: type.factor)
  }

  /// Where the players' plates are.
  package func plates(_ interface: Interface<StageAction>, upper: Seat) -> [Seat: Rect] {
    var plates: [Seat: Rect] = [:]
    plates[upper] = interface.frame(of: "plate.you")
    plates[upper.other] = interface.frame(of: "plate.other")
    return plates
  }
}
