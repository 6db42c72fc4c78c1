// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// Our objects on the accessibility bus: the program, its window, and what is on that; and what each answers when it is asked.
/// A value: it follows from the window at any moment.
struct AccessTree {
  /// Our name on the bus.
  var bus: String
  /// Who holds all programs, as told when we came in.
  var desktop: (name: String, path: String)
  var version: String
  var window: AccessWindow
  /// The number that we were given among programs.
  var number: Int32 = 0
  /// What was asked to be pressed since it was last looked.
  var pressed: [String] = []
  private var places: [String: Int] = [:]

  init(bus: String, desktop: (name: String, path: String), version: String, window: AccessWindow) {
    (self.bus, self.desktop, self.version, self.window) = (bus, desktop, version, window)
    show(window)
  }

  mutating func show(_ window: AccessWindow) {
    self.window = window
    places = Dictionary(window.elements.enumerated().map { (AccessPath.of($1.id), $0) }) { first, _ in first }
  }

  private enum Object {
    case program, window
    case element(Element, at: Int)
  }

  private func object(_ path: String) -> Object? {
    if path == AccessPath.root { return .program }
    if path == AccessPath.window { return .window }
    return places[path].map { .element(window.elements[$0], at: $0) }
  }

  func reference(_ path: String) -> BusValue { .structure([.string(bus), .path(path)]) }

  /// Nil when there is no such object or it cannot be asked that.
  mutating func answer(_ call: BusCall) -> [BusValue]? {
    guard let object = object(call.path) else { return nil }
    let member = call.interface.split(separator: ".").last.map { "\($0).\(call.member)" } ?? call.member
    switch member {
    case "Properties.Get":
      guard call.arguments.count == 2, let of = call.arguments[0].string, let name = call.arguments[1].string
      else { return nil }
      return properties(of: object, of)[name].map { [.variant($0)] }
    case "Properties.GetAll":
      guard let of = call.arguments.first?.string else { return nil }
      let all = properties(of: object, of).sorted { $0.key < $1.key }
      return [.array("{sv}", all.map { .entry($0.key, .variant($0.value)) })]
    case "Properties.Set":
      if call.arguments.count == 3, call.arguments[1].string == "Id", let id = call.arguments[2].number {
        number = Int32(truncatingIfNeeded: id)
      }
      return []
    case "Action.DoAction":
      guard case .element(let element, _) = object, element.isPressed, element.isEnabled,
        call.arguments.first?.number == 0
      else { return [.bool(false)] }
      pressed.append(element.id)
      return [.bool(true)]
    default: return answer(member, object, call.arguments)
    }
  }

  private func properties(of object: Object, _ interface: String) -> [String: BusValue] {
    switch (interface.split(separator: ".").last, object) {
    case ("Accessible", .program):
      properties(
        named: "Quartet", parent: .structure([.string(desktop.name), .path(desktop.path)]), children: 1)
    case ("Accessible", .window):
      properties(
        named: window.title, parent: reference(AccessPath.root), children: Int32(window.elements.count))
    case ("Accessible", .element(let element, _)):
      properties(
        named: element.accessName, description: element.value ?? "", parent: reference(AccessPath.window),
        children: 0, id: element.id)
    case ("Application", .program):
      [
        "ToolkitName": .string("Quartet"), "Version": .string(version), "AtspiVersion": .string("2.1"),
        "Id": .int(number),
      ]
    case ("Action", .element(let element, _)): ["NActions": .int(element.isPressed ? 1 : 0)]
    case ("Value", .element(let element, _)):
      [
        "MinimumValue": .double(0), "MaximumValue": .double(100), "MinimumIncrement": .double(1),
        "CurrentValue": .double(element.value.flatMap { Double($0) } ?? 0),
      ]
    default: [:]
    }
  }

  private func properties(
    named name: String, description: String = "", parent: BusValue, children: Int32, id: String = ""
  ) -> [String: BusValue] {
    [
      "Name": .string(name), "Description": .string(description), "Parent": parent,
      "ChildCount": .int(children), "Locale": .string(window.language), "AccessibleId": .string(id),
    ]
  }

  private func answer(_ member: String, _ object: Object, _ arguments: [BusValue]) -> [BusValue]? {
    let nothing = reference(AccessPath.nothing)
    switch member {
    case "Accessible.GetChildAtIndex":
      let children = children(of: object)
      let index = arguments.first?.number ?? -1
      return [children.indices.contains(index) ? children[index] : nothing]
    case "Accessible.GetChildren": return [.array("(so)", children(of: object))]
    case "Accessible.GetIndexInParent":
      if case .element(_, let place) = object { return [.int(Int32(place))] }
      return [.int(0)]
    case "Accessible.GetRelationSet": return [.array("(ua(so))", [])]
    case "Accessible.GetRole": return [.uint(role(of: object).number)]
    case "Accessible.GetRoleName", "Accessible.GetLocalizedRoleName":
      return [.string(role(of: object).name)]
    case "Accessible.GetState": return [states(of: object).value]
    case "Accessible.GetAttributes":
      guard case .element(let element, _) = object else { return [.array("{ss}", [])] }
      return [.array("{ss}", [.entry("id", .string(element.id))])]
    case "Accessible.GetApplication": return [reference(AccessPath.root)]
    case "Accessible.GetInterfaces":
      return [.array("s", interfaces(of: object).map { .string("org.a11y.atspi." + $0) })]
    case "Application.GetLocale": return [.string(window.language)]
    case "Action.GetActions": return [.array("(sss)", hasAction(object) ? [.structure(Self.press)] : [])]
    case "Action.GetName", "Action.GetLocalizedName": return [.string(hasAction(object) ? "press" : "")]
    case "Action.GetDescription", "Action.GetKeyBinding": return [.string("")]
    default: return place(member, object, arguments)
    }
  }

  private static let press: [BusValue] = [.string("press"), .string(""), .string("")]

  private func hasAction(_ object: Object) -> Bool {
    if case .element(let element, _) = object { element.isPressed } else { false }
  }

  private func children(of object: Object) -> [BusValue] {
    switch object {
    case .program: [reference(AccessPath.window)]
    case .window: window.elements.map { reference(AccessPath.of($0.id)) }
    case .element: []
    }
  }

  private func role(of object: Object) -> (number: UInt32, name: String) {
    switch object {
    case .program: (75, "application")
    case .window: (23, "frame")
    case .element(let element, _): element.accessRole
    }
  }

  private func states(of object: Object) -> Set<AccessState> {
    switch object {
    case .program: [.enabled, .sensitive, .showing, .visible]
    case .window: ([.enabled, .sensitive, .showing, .visible] as Set).union(window.isActive ? [.active] : [])
    case .element(let element, _): element.accessStates
    }
  }

  private func interfaces(of object: Object) -> [String] {
    switch object {
    case .program: ["Accessible", "Application"]
    case .window: ["Accessible", "Component"]
    case .element(let element, _):
      ["Accessible", "Component"] + (element.isPressed ? ["Action"] : [])
        + (element.role == .slider ? ["Value"] : [])
    }
  }

  // MARK: Places

  private func place(_ member: String, _ object: Object, _ arguments: [BusValue]) -> [BusValue]? {
    let space = arguments.last?.number ?? 0
    let frame = frame(of: object, in: space)
    func whole(_ value: Double) -> BusValue { .int(Int32(max(-1e6, min(value.rounded(), 1e6)))) }
    switch member {
    case "Component.GetExtents":
      return [.structure([whole(frame.x), whole(frame.y), whole(frame.width), whole(frame.height)])]
    case "Component.GetPosition": return [whole(frame.x), whole(frame.y)]
    case "Component.GetSize": return [whole(frame.width), whole(frame.height)]
    case "Component.GetLayer":
      if case .window = object { return [.uint(7)] }
      return [.uint(3)]
    case "Component.GetMDIZOrder": return [.short(0)]
    case "Component.GetAlpha": return [.double(1)]
    case "Component.Contains": return [.bool(frame.contains(point(arguments)))]
    case "Component.GetAccessibleAtPoint":
      let point = point(arguments)
      let hit = window.elements.enumerated().filter { index, element in
        self.frame(of: .element(element, at: index), in: space).contains(point)
      }.min {
        $0.element.frame.width * $0.element.frame.height < $1.element.frame.width * $1.element.frame.height
      }
      return [reference(hit.map { AccessPath.of($0.element.id) } ?? AccessPath.window)]
    case "Component.GrabFocus": return [.bool(false)]
    default: return nil
    }
  }

  private func point(_ arguments: [BusValue]) -> Point {
    let numbers = arguments.compactMap(\.number)
    return numbers.count > 1 ? Point(Double(numbers[0]), Double(numbers[1])) : .zero
  }

  /// - Parameter space: 0 for the screen; all others begin at the window.
  private func frame(of object: Object, in space: Int) -> Rect {
    let origin = space == 0 ? window.frame.origin : .zero
    switch object {
    case .program, .window: return Rect(origin: origin, size: window.frame.size)
    case .element(let element, _):
      return Rect(origin: element.frame.origin + origin, size: element.frame.size)
    }
  }
}
