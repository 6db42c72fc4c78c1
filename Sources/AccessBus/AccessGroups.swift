// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// What holds what on the window, as a screen reader wants it: a dialog its controls, a board its cells in rows and columns, a choice
/// its segments, a list its rows. The window itself only knows the list of elements; this follows from their roles, names and places.
struct AccessGroups: Equatable {
  /// Cells of a board, segments of a choice, or rows of a list.
  struct Group: Equatable {
    let path: String
    let role: Element.Role
    let name: String
    /// Places in the list of elements.
    var members: [Int]
    /// Of cells: how many rows and columns, and the cell of each, row by row; nil where there is none.
    var columns = 0
    var cells: [Int?] = []

    var rows: Int { columns > 0 ? cells.count / columns : 0 }
  }

  private(set) var groups: [Group] = []
  /// Of each element the group that it is in.
  private(set) var group: [Int: Int] = [:]
  /// The dialog that is open, and where what it holds begins and ends in the list.
  private(set) var dialog: Int?
  private var held: Set<Int> = []

  init(_ window: AccessWindow) {
    let elements = window.elements
    dialog = elements.lastIndex { $0.role == .dialog }
    if let dialog {
      let frame = elements[dialog].frame
      let name = Self.scene(elements[dialog])
      held = Set(
        elements.indices.filter {
          $0 != dialog && Self.scene(elements[$0]) == name && frame.contains(elements[$0].frame.center)
        })
    }
    var found: [String: Int] = [:]
    for (index, element) in elements.enumerated() {
      guard let key = Self.key(element) else { continue }
      if let group = found[key] {
        groups[group].members.append(index)
        self.group[index] = group
      } else {
        found[key] = groups.count
        group[index] = groups.count
        groups.append(
          Group(
            path: AccessPath.of("group." + key), role: element.role,
            name: element.role == .cell ? window.title : element.group ?? "", members: [index]))
      }
    }
    for index in groups.indices where groups[index].role == .cell { arrange(index, elements) }
  }

  /// Paths of what an object holds, in their order; nil for the window, which holds what nothing else does.
  func children(of dialog: Int?, _ elements: [Element]) -> [String] {
    var paths: [String] = []
    for (index, element) in elements.enumerated() where held.contains(index) == (dialog != nil) {
      guard let group = group[index].map({ groups[$0] }) else {
        paths.append(AccessPath.of(element.id))
        continue
      }
      if group.members.first == index { paths.append(group.path) }
    }
    return paths
  }

  /// The path of what holds an element.
  func parent(of index: Int, _ elements: [Element]) -> String {
    group[index].map { groups[$0].path } ?? holder(of: index, elements)
  }

  /// The path of what holds a group.
  func parent(of group: Group, _ elements: [Element]) -> String {
    group.members.first.map { holder(of: $0, elements) } ?? AccessPath.window
  }

  private func holder(of index: Int, _ elements: [Element]) -> String {
    guard let dialog, held.contains(index) else { return AccessPath.window }
    return AccessPath.of(elements[dialog].id)
  }

  /// Row and column of a cell.
  func place(of index: Int) -> (row: Int, column: Int)? {
    guard let group = group[index].map({ groups[$0] }), let place = group.cells.firstIndex(of: index) else {
      return nil
    }
    return (place / group.columns, place % group.columns)
  }

  /// "settings" of "settings.theme.dark".
  private static func scene(_ element: Element) -> Substring { element.id.prefix { $0 != "." } }

  /// What elements of one group have in common; nil of an element that stands alone.
  private static func key(_ element: Element) -> String? {
    switch element.role {
    case .cell: return String(scene(element))
    case .segment, .tab, .row:
      return element.id.lastIndex(of: ".").map { String(element.id[..<$0]) } ?? element.id
    default: return nil
    }
  }

  /// Rows and columns follow from where the cells are.
  private mutating func arrange(_ index: Int, _ elements: [Element]) {
    let members = groups[index].members
    let xs = Self.steps(members.map { elements[$0].frame.center.x })
    let ys = Self.steps(members.map { elements[$0].frame.center.y })
    var cells = [Int?](repeating: nil, count: xs.count * ys.count)
    for member in members {
      let center = elements[member].frame.center
      guard let column = Self.nearest(center.x, xs), let row = Self.nearest(center.y, ys) else { continue }
      cells[row * xs.count + column] = member
    }
    groups[index].columns = xs.count
    groups[index].cells = cells
  }

  /// Different places, those that lie within a few points taken for one.
  private static func steps(_ places: [Double]) -> [Double] {
    places.sorted().reduce(into: []) { steps, place in
      if steps.last.map({ place - $0 > 6 }) ?? true { steps.append(place) }
    }
  }

  private static func nearest(_ place: Double, _ steps: [Double]) -> Int? {
    steps.indices.min { abs(steps[$0] - place) < abs(steps[$1] - place) }
  }
}
