// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A picture by name: a file below `Assets/`, without its ending ("pieces/connect-four-disc-coral"), or SVG
/// source that the program wrote itself.
public enum Picture: Hashable, Sendable {
  case asset(String)
  case svg(String)

  public static func icon(_ name: String) -> Picture { .asset("icons/" + name) }
}

/// What the table top looks like.
public enum Backdrop: Hashable, Sendable {
  /// Sunlight through a window.
  case windowLight
  case lamp
}

/// One thing to draw. All coordinates are in points of the window; later commands lie above earlier ones.
public enum DrawCommand: Hashable, Sendable {
  /// The table top, over the whole window.
  case backdrop(Backdrop)
  /// A flat rectangle.
  case fill(Rect, Color)
  /// `shape` with its own origin at the point.
  case shape(Shape, at: Point, opacity: Double)
  /// The outline filled with the colour and blurred by a Gaussian of standard deviation `sigma` points.
  case shadow(Outline, at: Point, sigma: Double, Color)
  /// The picture stretched into the rectangle, multiplied by `tint`, turned clockwise by `degrees` about its centre.
  case picture(Picture, Rect, tint: Color, degrees: Double)
  /// One line of text; the point is on the baseline, at the side or middle that the anchor names.
  case text(String, TextStyle, at: Point, TextAnchor, Color)
  /// Until the matching `endClip`, nothing outside the rectangle is drawn. Clips nest.
  case clip(Rect)
  case endClip
}

/// What a frame shows, back to front. A value: two equal lists are the same picture.
public struct DrawList: Hashable, Sendable {
  public private(set) var commands: [DrawCommand] = []
  /// What everything in it is made of.
  public let finish: Finish
  private var offset = Point.zero
  private var opacity = 1.0

  public init(_ finish: Finish = .lit) { self.finish = finish }

  /// An empty list of the same finish.
  public var blank: DrawList { DrawList(finish) }

  /// Everything that `body` draws is moved by `offset` and multiplied by `opacity`.
  public mutating func group(offset: Point = .zero, opacity: Double = 1, _ body: (inout DrawList) -> Void) {
    let before = (self.offset, self.opacity)
    self.offset = before.0 + offset
    self.opacity = before.1 * opacity
    if self.opacity > 0.002 { body(&self) }
    (self.offset, self.opacity) = before
  }

  /// Everything of `other`, made larger by `scale` about its origin, moved by `shift` and multiplied by `opacity`.
  public mutating func append(
    _ other: DrawList, at shift: Point = .zero, scale: Double = 1, opacity factor: Double = 1
  ) {
    for command in other.commands {
      commands.append(
        command.scaled(by: scale).moved(by: shift + offset).faded(by: factor * opacity))
    }
  }

  /// The table top, which in high contrast is a flat ground over `room`.
  public mutating func backdrop(_ backdrop: Backdrop, in room: Rect = .zero) {
    if finish.isPlain { fill(room, finish.ground) } else { commands.append(.backdrop(backdrop)) }
  }

  public mutating func fill(_ rect: Rect, _ color: Color) {
    commands.append(.fill(moved(rect), color.opacity(opacity)))
  }

  public mutating func shape(_ shape: Shape, at point: Point, opacity: Double = 1) {
    guard let shape = finish.isPlain ? finish.flat(shape) : shape else { return }
    commands.append(.shape(shape, at: point + offset, opacity: opacity * self.opacity))
  }

  /// A filled disc.
  public mutating func disc(at center: Point, radius: Double, _ color: Color, opacity: Double = 1) {
    shape(
      Shape(.disc(radius: radius), fill: .solid(color)), at: center - Point(radius, radius), opacity: opacity)
  }

  /// A filled rectangle with round corners.
  public mutating func rounded(_ rect: Rect, radius: Double, _ color: Color, opacity: Double = 1) {
    shape(
      Shape(.roundedRect(rect.size, radius: radius), fill: .solid(color)), at: rect.origin, opacity: opacity)
  }

  /// Nothing in high contrast.
  public mutating func shadow(_ outline: Outline, at point: Point, sigma: Double, _ color: Color) {
    guard !finish.isPlain else { return }
    commands.append(.shadow(outline, at: point + offset, sigma: sigma, color.opacity(opacity)))
  }

  public mutating func picture(
    _ picture: Picture, in rect: Rect, tint: Color = .white, opacity: Double = 1, degrees: Double = 0
  ) {
    if let twin = finish.twin(of: picture, opacity * Double(tint.alpha) / 255) {
      let tint = Color.white.opacity(twin.opacity * self.opacity)
      return commands.append(.picture(twin.picture, moved(rect), tint: tint, degrees: degrees))
    }
    commands.append(
      .picture(picture, moved(rect), tint: tint.opacity(opacity * self.opacity), degrees: degrees))
  }

  public mutating func text(
    _ text: String, _ style: TextStyle, at point: Point, anchor: TextAnchor = .left, _ color: Color
  ) {
    guard !text.isEmpty else { return }
    commands.append(.text(text, style, at: point + offset, anchor, color.opacity(opacity)))
  }

  public mutating func clipped(to rect: Rect, _ body: (inout DrawList) -> Void) {
    beginClip(rect)
    body(&self)
    endClip()
  }

  /// What follows is seen only inside the rectangle, until `endClip`.
  public mutating func beginClip(_ rect: Rect) { commands.append(.clip(moved(rect))) }
  public mutating func endClip() { commands.append(.endClip) }

  private func moved(_ rect: Rect) -> Rect { rect.offset(offset.x, offset.y) }
}
