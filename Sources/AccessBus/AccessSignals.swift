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
    let before = Dictionary((old?.elements ?? []).enumerated().map { ($1.id, ($0, $1)) }) { first, _ in first
    }
    if let old, old.title != window.title { signals.append(named(window.title, AccessPath.window)) }
    let now = Set(window.elements.lazy.map(\.id))
    for (index, element) in (old?.elements ?? []).enumerated() where !now.contains(element.id) {
      signals.append(child("remove", index, element))
    }
    var focus: [BusSignal] = []
    for (index, element) in window.elements.enumerated() {
      let path = AccessPath.of(element.id)
      guard let (_, last) = before[element.id] else {
        if old != nil { signals.append(child("add", index, element)) }
        if element.isFocused { focus.append(state(.focused, true, path)) }
        continue
      }
      if last.accessName != element.accessName { signals.append(named(element.accessName, path)) }
      if last.value != element.value {
        signals.append(
          event(
            "Object", "PropertyChange", path, "accessible-description", value: .string(element.value ?? "")))
      }
      let (was, states) = (last.toldStates, element.toldStates)
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
  func announcement(_ words: String) -> BusSignal {
    event("Object", "Announcement", AccessPath.window, number: 1, value: .string(words))
  }

  private func state(_ state: AccessState, _ isOn: Bool, _ path: String) -> BusSignal {
    event("Object", "StateChanged", path, state.name, number: isOn ? 1 : 0)
  }

  private func named(_ name: String, _ path: String) -> BusSignal {
    event("Object", "PropertyChange", path, "accessible-name", value: .string(name))
  }

  private func child(_ change: String, _ index: Int, _ element: Element) -> BusSignal {
    event(
      "Object", "ChildrenChanged", AccessPath.window, change, number: Int32(index),
      value: reference(AccessPath.of(element.id)))
  }

  private func event(
    _ kind: String, _ member: String, _ path: String, _ detail: String = "", number: Int32 = 0,
    value: BusValue = .int(0)
  ) -> BusSignal {
    BusSignal(
      path: path, interface: "org.a11y.atspi.Event." + kind, member: member,
      arguments: [.string(detail), .int(number), .int(0), .variant(value), .array("{sv}", [])])
  }
}

extension Element {
  /// States whose changes are told. Every turn changes what can be done on a whole board; nobody wants to hear that.
  fileprivate var toldStates: Set<AccessState> {
    switch role {
    case .cell, .column, .piece: accessStates.subtracting([.enabled, .sensitive])
    default: accessStates
    }
  }
}
