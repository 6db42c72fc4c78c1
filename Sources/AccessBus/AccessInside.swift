// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// What a reader asks of tables and of text that is written (AT-SPI's Table and Text).
extension AccessTree {
  func inside(_ member: String, _ object: Object, _ arguments: [BusValue]) -> [BusValue]? {
    switch object {
    case .group(let group) where group.role == .cell: table(member, group, arguments.compactMap(\.number))
    case .element(let element, _) where element.role == .field:
      text(member, Array(element.written), arguments.compactMap(\.number))
    default: nil
    }
  }

  private func table(_ member: String, _ group: AccessGroups.Group, _ numbers: [Int]) -> [BusValue]? {
    let place = numbers.first ?? -1
    let isIndex = group.cells.indices.contains(place)
    let isCell =
      numbers.count == 2 && (0..<group.rows).contains(numbers[0]) && (0..<group.columns).contains(numbers[1])
    switch member {
    case "Table.GetAccessibleAt":
      let cell = isCell ? group.cells[numbers[0] * group.columns + numbers[1]] : nil
      return [reference(cell.map { AccessPath.of(window.elements[$0].id) } ?? AccessPath.nothing)]
    case "Table.GetIndexAt": return [.int(isCell ? Int32(numbers[0] * group.columns + numbers[1]) : -1)]
    case "Table.GetRowAtIndex": return [.int(isIndex ? Int32(place / group.columns) : -1)]
    case "Table.GetColumnAtIndex": return [.int(isIndex ? Int32(place % group.columns) : -1)]
    case "Table.GetRowDescription", "Table.GetColumnDescription": return [.string("")]
    case "Table.GetRowHeader", "Table.GetColumnHeader": return [reference(AccessPath.nothing)]
    case "Table.GetRowExtentAt", "Table.GetColumnExtentAt": return [.int(1)]
    case "Table.GetSelectedRows", "Table.GetSelectedColumns": return [.array("i", [])]
    case "Table.IsRowSelected", "Table.IsColumnSelected", "Table.IsSelected": return [.bool(false)]
    default: return nil
    }
  }

  /// What stands in a field is one line; the caret is at its end.
  private func text(_ member: String, _ text: [Character], _ numbers: [Int]) -> [BusValue]? {
    func part(_ range: Range<Int>) -> [BusValue] {
      [.string(String(text[range])), .int(Int32(range.lowerBound)), .int(Int32(range.upperBound))]
    }
    let place = max(0, min(numbers.first ?? 0, text.count))
    switch member {
    case "Text.GetText":
      let end = numbers.count > 1 && numbers[1] >= 0 ? min(numbers[1], text.count) : text.count
      return [.string(String(text[min(place, end)..<end]))]
    case "Text.GetCharacterAtOffset":
      let scalar = place < text.count ? text[place].unicodeScalars.first?.value : nil
      return [.int(Int32(scalar ?? 0))]
    case "Text.GetStringAtOffset", "Text.GetTextAtOffset":
      // Granularity 0 and boundary 0 are single characters; everything longer is the line.
      let isCharacter = numbers.count > 1 && numbers[1] == 0
      return part(isCharacter ? place..<min(place + 1, text.count) : 0..<text.count)
    case "Text.GetNSelections": return [.int(0)]
    case "Text.GetAttributes", "Text.GetAttributeRun":
      return [.array("{ss}", []), .int(0), .int(Int32(text.count))]
    case "Text.GetDefaultAttributes", "Text.GetDefaultAttributeSet": return [.array("{ss}", [])]
    case "Text.SetCaretOffset": return [.bool(false)]
    default: return nil
    }
  }
}

extension AccessGroups.Group {
  /// Number and name of its role as AT-SPI has them.
  var accessRole: (number: UInt32, name: String) {
    switch role {
    case .cell: (55, "table")
    case .row: (31, "list")
    case .tab: (38, "page tab list")
    default: (39, "panel")
    }
  }
}
