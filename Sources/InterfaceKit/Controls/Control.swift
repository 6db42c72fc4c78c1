// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// Something to press, slide or switch, as a value: what it is and where, not how far it is pressed.
/// Scenes make the list of their controls anew whenever they are asked; its order is the order of Tab.
public struct Control: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A slab with an icon, a label or both.
    case button(icon: String?, primary: Bool)
    /// An icon without a slab.
    /// A switch when `isOn` is told: sunk, with a bar under it, while it is on.
    case quiet(icon: String, isOn: Bool? = nil)
    case toggle(isOn: Bool)
    /// One choice of several in a sunk track; segments with the same group share the track.
    /// One that leads to another scene is only gone to by an arrow; Enter uses it.
    case segment(group: String, isSelected: Bool, icon: String?, leadsAway: Bool = false)
    /// 0 to 1; `step` is what an arrow key moves it by.
    /// A bare one is drawn by its scene, and taken hold of wherever that is: a graph.
    case slider(value: Double, step: Double, isBare: Bool = false)
    /// One line of text; the hint stands in it while it is empty.
    case field(text: String, hint: String)
    /// Drawn by its scene: a menu tile.
    case area
    /// Of a list: drawn by its scene and used by a click, while a press may become a drag of the list; no stop of Tab.
    case row
  }

  public var id: String
  public var kind: Kind
  public var frame: Rect
  /// Drawn on the control, and read aloud.
  public var label: String
  /// False: the label is only read aloud.
  public var showsLabel: Bool
  public var isEnabled: Bool
  /// For the tooltip of controls that show no label: "Undo", with the shortcut "Ctrl Z".
  public var shortcut: String?
  /// Lies on a menu tile, where buttons stay paper-coloured after dark.
  public var isOnTile = false
  /// Of the ring of keyboard focus, where it is not the usual one of its kind.
  public var ring: Ring?
  /// What can be seen of it lies in here: it is part of something that scrolls.
  public var clip: Rect?
  /// In the element tree, where it is not the usual one of its kind.
  public var role: Element.Role?
  public var value: String?
  /// Of an area: one that is chosen.
  public var isChosen = false
  /// What it is a choice of, when it is read aloud: "Theme"; empty for what stands for itself.
  public var heardTitle = ""
  /// Of a row: which of its list it is.
  public var place: Element.Place?
  /// What is told behind its name.
  public var explanation: String?

  /// How it is read aloud, where its label alone does not say enough: "Keys: Change", "Undo. Ctrl Z".
  private func spoken(_ role: Element.Role) -> String? {
    let name =
      isInGroup(role) || heardTitle.isEmpty || heardTitle == label ? label : "\(heardTitle): \(label)"
    let spoken = [name, shortcut].compactMap { $0 }.joined(separator: ". ")
    return spoken == label ? nil : spoken
  }

  /// True for what is one of several, which are told by their title together.
  private func isInGroup(_ role: Element.Role) -> Bool { [.segment, .tab, .row].contains(role) }

  /// The wall below the face that a focus ring encloses, and the radius of the face.
  public struct Ring: Hashable, Sendable {
    public var wall: Double
    public var radius: Double

    public init(wall: Double, radius: Double) {
      self.wall = wall
      self.radius = radius
    }
  }

  /// How its icon and words are set, in points: measured and drawn from the same numbers.
  struct Lettering {
    var icon: Double
    var gap: Double
    var size: Double

    var style: TextStyle { TextStyle(.manropeSemiBold, size, line: 22) }

    /// - Parameter height: of the control.
    static func button(_ height: Double) -> Lettering {
      Lettering(icon: height >= 40 ? 22 : 18, gap: 9, size: height < 48 ? 15 : 16)
    }
    static let segment = Lettering(icon: 18, gap: 8, size: 14)
  }

  public init(
    _ id: String, _ kind: Kind, _ frame: Rect, label: String, showsLabel: Bool = true, isEnabled: Bool = true,
    shortcut: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.frame = frame
    self.label = label
    self.showsLabel = showsLabel
    self.isEnabled = isEnabled
    self.shortcut = shortcut
  }

  /// Where the pointer takes hold of it: the drawn frame, at least 44 points in each direction, less where a
  /// neighbour of the same group is in the way.
  public var hitFrame: Rect {
    let own =
      switch kind {
      case .segment: frame.inset(0, min(0, (frame.height - 44) / 2))
      case .row, .slider(_, _, isBare: true): frame
      case .slider: frame.inset(-9, min(0, (frame.height - 44) / 2))
      default: frame.inset(min(0, (frame.width - 44) / 2), min(0, (frame.height - 44) / 2))
      }
    return clip.map { own.intersection($0) } ?? own
  }

  /// The part of it that can be seen.
  public var visible: Rect { clip.map { frame.intersection($0) } ?? frame }

  /// False for what has been scrolled out of sight, or nearly.
  public var isSeen: Bool { clip == nil || visible.height >= min(16, frame.height) }

  public var isSelected: Bool {
    switch kind {
    case .segment(_, let isSelected, _, _): isSelected
    case .toggle(let isOn): isOn
    default: isChosen
    }
  }

  public var isField: Bool { if case .field = kind { true } else { false } }

  public var group: String? {
    if case .segment(let group, _, _, _) = kind { group } else { nil }
  }

  var leadsAway: Bool { if case .segment(_, _, _, leadsAway: true) = kind { true } else { false } }

  /// Its row of the element tree.
  public func element(isFocused: Bool) -> Element {
    var (role, value): (Element.Role, String?) = (.button, value)
    switch kind {
    case .button, .quiet(_, nil): break
    case .quiet(_, let isOn?): (role, value) = (.toggle, isOn ? "on" : "off")
    case .toggle(let isOn): (role, value) = (.toggle, isOn ? "on" : "off")
    case .segment: role = .segment
    case .slider(let number, _, _): (role, value) = (.slider, String(Int((number * 100).rounded())))
    case .area: role = .tile
    case .row: role = .row
    case .field(let text, _): (role, value) = (.field, text)
    }
    role = self.role ?? role
    var element = Element(
      id, role, label, visible, isEnabled: isEnabled, isFocused: isFocused, isSelected: isSelected,
      value: value, spoken: spoken(role), explanation: explanation)
    element.group = isInGroup(role) && !heardTitle.isEmpty ? heardTitle : nil
    element.place = place
    return element
  }
}
