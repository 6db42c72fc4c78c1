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
  /// What was asked to be pressed, and to have the focus, since it was last looked.
  var wanted: [AccessWish] = []
  /// What was said last to a reader that hears no announcements, each in an object of its own: a reader asks for the words later,
  /// when the next ones may have come.
  private(set) var notices: [String] = []
  private var nextNotice = 0
  private static let mostNotices = 16
  private(set) var groups: AccessGroups
  private var places: [String: Int] = [:]
  private var groupPlaces: [String: Int] = [:]

  init(bus: String, desktop: (name: String, path: String), version: String, window: AccessWindow) {
    (self.bus, self.desktop, self.version, self.window) = (bus, desktop, version, window)
    groups = AccessGroups(window)
    show(window)
  }

  mutating func show(_ window: AccessWindow) {
    self.window = window
    groups = AccessGroups(window)
    groupPlaces = Dictionary(groups.groups.enumerated().map { ($1.path, $0) }) { first, _ in first }
    places = Dictionary(window.elements.enumerated().map { (AccessPath.of($1.id), $0) }) { first, _ in first }
  }

  enum Object {
    case program, window
    case group(AccessGroups.Group)
    case element(Element, at: Int)
    /// What was said.
    case notice(at: Int)
  }

  private func object(_ path: String) -> Object? {
    switch path {
    case AccessPath.root: .program
    case AccessPath.window: .window
    default:
      places[path].map { .element(window.elements[$0], at: $0) }
        ?? groupPlaces[path].map { .group(groups.groups[$0]) }
        ?? notices.indices.first { AccessPath.notice($0) == path }.map { .notice(at: $0) }
    }
  }

  /// Keeps what is said now.
  /// - Returns: its path, and whether there was nothing under that before.
  mutating func keep(notice words: String) -> (path: String, isNew: Bool) {
    let place = nextNotice
    nextNotice = (place + 1) % Self.mostNotices
    let isNew = place == notices.count
    if isNew { notices.append(words) } else { notices[place] = words }
    return (AccessPath.notice(place), isNew)
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
      if call.arguments.count == 3, call.arguments[1].string == "CurrentValue" {
        guard case .element(let element, _) = object, element.role == .slider, element.isEnabled,
          let value = call.arguments[2].double, value.isFinite
        else { return nil }
        wanted.append(.set(element.id, max(0, min(value, 100))))
        return []
      }
      if call.arguments.count == 3, call.arguments[1].string == "Id", let id = call.arguments[2].number {
        number = Int32(truncatingIfNeeded: id)
      }
      return []
    case "Action.DoAction":
      guard case .element(let element, _) = object, element.isPressed, element.isEnabled,
        call.arguments.first?.number == 0
      else { return [.bool(false)] }
      wanted.append(.press(element.id))
      return [.bool(true)]
    case "Component.GrabFocus":
      guard case .element(let element, _) = object, element.isPressed || element.role == .slider,
        element.isEnabled
      else { return [.bool(false)] }
      wanted.append(.focus(element.id))
      return [.bool(true)]
    default: return answer(member, object, call.arguments)
    }
  }

  private func properties(of object: Object, _ interface: String) -> [String: BusValue] {
    switch (interface.split(separator: ".").last, object) {
    case ("Accessible", .program):
      properties(named: "Quartet", parent: .structure([.string(desktop.name), .path(desktop.path)]), object)
    case ("Accessible", .window):
      properties(named: window.title, parent: reference(AccessPath.root), object)
    case ("Accessible", .group(let group)):
      properties(named: group.name, parent: reference(groups.parent(of: group, window.elements)), object)
    case ("Accessible", .notice(let place)):
      properties(named: notices[place], parent: reference(AccessPath.window), object)
    case ("Accessible", .element(let element, let place)):
      properties(
        named: element.accessName, description: element.accessDescription,
        parent: reference(groups.parent(of: place, window.elements)), object, id: element.id)
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
    case ("Text", .element(let element, _)):
      [
        "CharacterCount": .int(Int32(element.written.count)),
        "CaretOffset": .int(Int32(element.written.count)),
      ]
    case ("Table", .group(let group)):
      ["NRows": .int(Int32(group.rows)), "NColumns": .int(Int32(group.columns))]
    case ("TableCell", .element(_, let place)):
      [
        "Position": .structure([
          .int(Int32(groups.place(of: place)?.row ?? -1)), .int(Int32(groups.place(of: place)?.column ?? -1)),
        ]), "RowSpan": .int(1), "ColumnSpan": .int(1),
        "Table": reference(groups.parent(of: place, window.elements)),
      ]
    default: [:]
    }
  }

  private func properties(
    named name: String, description: String = "", parent: BusValue, _ object: Object, id: String = ""
  ) -> [String: BusValue] {
    [
      "Name": .string(name), "Description": .string(description), "Parent": parent,
      "ChildCount": .int(Int32(children(of: object).count)), "Locale": .string(window.language),
      "AccessibleId": .string(id),
    ]
  }

  private func answer(_ member: String, _ object: Object, _ arguments: [BusValue]) -> [BusValue]? {
    let nothing = reference(AccessPath.nothing)
    switch member {
    case "Accessible.GetChildAtIndex":
      let children = children(of: object).map(reference)
      let index = arguments.first?.number ?? -1
      return [children.indices.contains(index) ? children[index] : nothing]
    case "Accessible.GetChildren": return [.array("(so)", children(of: object).map(reference))]
    case "Accessible.GetIndexInParent": return [.int(index(of: object))]
    case "Accessible.GetRelationSet": return [.array("(ua(so))", relations(of: object))]
    case "Accessible.GetRole": return [.uint(role(of: object).number)]
    case "Accessible.GetRoleName", "Accessible.GetLocalizedRoleName":
      return [.string(role(of: object).name)]
    case "Accessible.GetState": return [states(of: object).value]
    case "Accessible.GetAttributes":
      guard case .element(let element, let place) = object else { return [.array("{ss}", [])] }
      return [.array("{ss}", attributes(of: element, at: place))]
    case "Accessible.GetApplication": return [reference(AccessPath.root)]
    case "Accessible.GetInterfaces":
      return [.array("s", interfaces(of: object).map { .string("org.a11y.atspi." + $0) })]
    case "Application.GetLocale": return [.string(window.language)]
    case "Action.GetActions": return [.array("(sss)", hasAction(object) ? [.structure(Self.press)] : [])]
    case "Action.GetName", "Action.GetLocalizedName": return [.string(hasAction(object) ? "press" : "")]
    case "Action.GetDescription", "Action.GetKeyBinding": return [.string("")]
    default:
      return member.hasPrefix("T")
        ? inside(member, object, arguments) : place(member, object, arguments)
    }
  }

  /// Which of how many it is, where it is one of several.
  private func attributes(of element: Element, at place: Int) -> [BusValue] {
    var entries: [BusValue] = [.entry("id", .string(element.id))]
    if let group = groups.group[place].map({ groups.groups[$0] }), group.role != .cell,
      let index = group.members.firstIndex(of: place)
    {
      // Of a list only those rows are there that can be seen.
      let place = element.place ?? Element.Place(index + 1, of: group.members.count)
      entries.append(.entry("posinset", .string(String(place.number))))
      entries.append(.entry("setsize", .string(String(place.count))))
    }
    if element.role == .heading { entries.append(.entry("level", .string("1"))) }
    return entries
  }

  /// One of a choice belongs with the others there. What the choice is called is told by the group that holds them: a label besides
  /// would be read a second time.
  private func relations(of object: Object) -> [BusValue] {
    guard case .element(let element, let place) = object, element.role == .segment,
      let group = groups.group[place].map({ groups.groups[$0] })
    else { return [] }
    let members = group.members.map { reference(AccessPath.of(window.elements[$0].id)) }
    let memberOf: UInt32 = 5
    return [.structure([.uint(memberOf), .array("(so)", members)])]
  }

  private func index(of object: Object) -> Int32 {
    let (own, parent): (String, String)
    switch object {
    case .program, .window: return 0
    case .notice(let place): (own, parent) = (AccessPath.notice(place), AccessPath.window)
    case .group(let group): (own, parent) = (group.path, groups.parent(of: group, window.elements))
    case .element(let element, let place):
      (own, parent) = (AccessPath.of(element.id), groups.parent(of: place, window.elements))
    }
    let index = self.object(parent).flatMap { children(of: $0).firstIndex(of: own) }
    return Int32(index ?? -1)
  }

  private static let press: [BusValue] = [.string("press"), .string(""), .string("")]

  private func hasAction(_ object: Object) -> Bool {
    if case .element(let element, _) = object { element.isPressed } else { false }
  }

  /// Paths.
  private func children(of object: Object) -> [String] {
    switch object {
    case .program: [AccessPath.window]
    case .window:
      groups.children(of: nil, window.elements) + notices.indices.map { AccessPath.notice($0) }
    case .group(let group): group.members.map { AccessPath.of(window.elements[$0].id) }
    case .element(_, let place) where place == groups.dialog: groups.children(of: place, window.elements)
    case .element, .notice: []
    }
  }

  private func role(of object: Object) -> (number: UInt32, name: String) {
    switch object {
    case .program: (75, "application")
    case .window: (23, "frame")
    case .group(let group): group.accessRole
    case .notice: (101, "notification")
    case .element(let element, _): element.accessRole
    }
  }

  private func states(of object: Object) -> Set<AccessState> {
    switch object {
    case .program, .group, .notice: [.enabled, .sensitive, .showing, .visible]
    case .window: ([.enabled, .sensitive, .showing, .visible] as Set).union(window.isActive ? [.active] : [])
    case .element(let element, _): element.accessStates
    }
  }

  private func interfaces(of object: Object) -> [String] {
    switch object {
    case .program: ["Accessible", "Application"]
    case .window, .notice: ["Accessible", "Component"]
    case .group(let group): ["Accessible", "Component"] + (group.role == .cell ? ["Table"] : [])
    case .element(let element, let place):
      ["Accessible", "Component"] + (element.isPressed ? ["Action"] : [])
        + (element.role == .slider ? ["Value"] : []) + (element.role == .field ? ["Text"] : [])
        + (groups.place(of: place) == nil ? [] : ["TableCell"])
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
    case .notice: return Rect(origin: origin, size: Size(1, 1))
    case .group(let group):
      let frames = group.members.map { window.elements[$0].frame }
      let whole = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
      return Rect(origin: whole.origin + origin, size: whole.size)
    case .element(let element, _):
      return Rect(origin: element.frame.origin + origin, size: element.frame.size)
    }
  }
}
