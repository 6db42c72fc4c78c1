// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension AccessTree {
  /// What there is to say about the way from the window as it was to what it is now.
  func signals(since old: AccessWindow?) -> [BusSignal] {
    var signals: [BusSignal] = []
    if window.isActive != (old?.isActive ?? false) {
      signals.append(event("Window", window.isActive ? "Activate" : "Deactivate", AccessPath.window))
      signals.append(state(.active, window.isActive, AccessPath.window))
    }
    let before = Dictionary((old?.elements ?? []).map { ($0.id, $0) }) { first, _ in first }
    // The name of a dialog is heard with what has the focus in it.
    let isDialogs = window.elements.contains { $0.role == .dialog && $0.accessName == window.title }
    if let old, old.title != window.title, !isDialogs {
      signals.append(named(window.title, AccessPath.window))
    }
    if let old {
      let oldGroups = AccessGroups(old)
      signals += family(oldGroups, old.elements)
      let names = Dictionary(oldGroups.groups.map { ($0.path, $0.name) }) { first, _ in first }
      // A board of another game stands where the last one did.
      for group in groups.groups where names[group.path] ?? group.name != group.name {
        signals.append(named(group.name, group.path))
      }
    }
    var focus: [BusSignal] = []
    for element in window.elements {
      let path = AccessPath.of(element.id)
      guard let last = before[element.id] else {
        if element.isFocused { focus.append(state(.focused, true, path)) }
        continue
      }
      if last.accessName != element.accessName { signals.append(named(element.accessName, path)) }
      if last.accessDescription != element.accessDescription {
        signals.append(
          event(
            "Object", "PropertyChange", path, "accessible-description",
            value: .string(element.accessDescription)))
      }
      if last.value != element.value, element.role == .slider {
        signals.append(event("Object", "PropertyChange", path, "accessible-value"))
      }
      signals += written(last.written, element.written, path)
      let (was, states) = (last.accessStates, element.accessStates)
      for gone in was.subtracting(states).sorted(by: { $0.rawValue < $1.rawValue }) {
        signals.append(state(gone, false, path))
      }
      for new in states.subtracting(was).sorted(by: { $0.rawValue < $1.rawValue }) {
        if new == .focused {
          focus.append(state(new, true, path))
        } else {
          signals.append(state(new, true, path))
        }
      }
    }
    // Where the focus is now is heard last.
    return signals + focus
  }

  /// What a reader is to say now.
  /// - Parameter announced: false for one that hears only what is shown as a notification.
  mutating func say(_ words: String, announced: Bool) -> [BusSignal] {
    guard !announced else {
      return [event("Object", "Announcement", AccessPath.window, number: 1, value: .string(words))]
    }
    let (place, isNew) = keep(notice: words)
    let come =
      isNew
      ? [child("add", place, of: AccessPath.window)]
      : [state(.showing, false, place), named(words, place)]
    return come + [state(.showing, true, place)]
  }

  /// What came and what went, each told by what holds it.
  private func family(_ old: AccessGroups, _ elements: [Element]) -> [BusSignal] {
    func all(_ groups: AccessGroups, _ elements: [Element]) -> [String: String] {
      let own = elements.indices.map { (AccessPath.of(elements[$0].id), groups.parent(of: $0, elements)) }
      let holders = groups.groups.map { ($0.path, groups.parent(of: $0, elements)) }
      return Dictionary(own + holders) { first, _ in first }
    }
    let (before, now) = (all(old, elements), all(groups, window.elements))
    let gone = before.filter { now[$0.key] != $0.value }.sorted { $0.key < $1.key }
    let new = now.filter { before[$0.key] != $0.value }.sorted { $0.key < $1.key }
    return gone.map { child("remove", $0.key, of: $0.value) } + new.map { child("add", $0.key, of: $0.value) }
  }

  /// What was written into a field, and taken out of it.
  private func written(_ old: String, _ new: String, _ path: String) -> [BusSignal] {
    guard old != new else { return [] }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    func change(_ kind: String, _ text: String) -> BusSignal? {
      let part = String(text.dropFirst(start).dropLast(end))
      return part.isEmpty
        ? nil
        : event(
          "Object", "TextChanged", path, kind, number: Int32(start), Int32(part.count), value: .string(part))
    }
    let caret = event("Object", "TextCaretMoved", path, number: Int32(new.count))
    return [change("delete", old), change("insert", new), caret].compactMap { $0 }
  }

  private func state(_ state: AccessState, _ isOn: Bool, _ path: String) -> BusSignal {
    event("Object", "StateChanged", path, state.name, number: isOn ? 1 : 0)
  }

  private func named(_ name: String, _ path: String) -> BusSignal {
    event("Object", "PropertyChange", path, "accessible-name", value: .string(name))
  }

  private func child(_ change: String, _ path: String, of holder: String) -> BusSignal {
    event("Object", "ChildrenChanged", holder, change, number: -1, value: reference(path))
  }

  private func event(
    _ kind: String, _ member: String, _ path: String, _ detail: String = "", number: Int32 = 0,
    _ second: Int32 = 0, value: BusValue = .int(0)
  ) -> BusSignal {
    BusSignal(
      path: path, interface: "org.a11y.atspi.Event." + kind, member: member,
      arguments: [.string(detail), .int(number), .int(second), .variant(value), .array("{sv}", [])])
  }
}
