// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import InterfaceKit

/// What the controls of one feature do. No other feature knows the type.
package protocol FeatureAction: Hashable, Sendable {}

/// An action of some feature, which only that feature can read; see `Use.of`.
package struct AnyFeatureAction: Hashable, Sendable {
  package let action: any FeatureAction

  package init(_ action: some FeatureAction) { self.action = action }

  package static func == (one: AnyFeatureAction, other: AnyFeatureAction) -> Bool {
    one.action.equals(other.action)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(action) }
}

extension FeatureAction {
  fileprivate func equals(_ other: any FeatureAction) -> Bool { other as? Self == self }
}

extension Use<StageAction> {
  /// The same use as that of a feature's own action; nil of any other action.
  package func of<Own: FeatureAction>(_ feature: Own.Type) -> Use<Own>? {
    guard case .feature(let any) = action, let own = any.action as? Own else { return nil }
    return switch self {
    case .press: .press(own)
    case .slide(_, let value): .slide(own, value)
    case .write(_, let text): .write(own, text)
    }
  }
}
