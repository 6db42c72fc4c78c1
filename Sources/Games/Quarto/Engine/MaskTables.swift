// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Tables over all 65,536 masks of cells, for one set of rules. Made once for each solver, in a few milliseconds.
struct MaskTables: ~Copyable {
  /// Cells that would complete a line whose other three cells are in the mask.
  let completing: UnsafeMutablePointer<UInt16>
  /// Number of bits.
  let bits: UnsafeMutablePointer<UInt8>
  /// `gather[256 m + v]`: the bits of byte v at the places of byte m, pushed together (a table-driven PEXT).
  let gather: UnsafeMutablePointer<UInt8>
  /// A symmetry's image of a low and of a high byte: `low[256 s + v]`.
  let low: UnsafeMutablePointer<UInt16>
  let high: UnsafeMutablePointer<UInt16>
  /// The smallest image of an occupancy, its number among the smallest, and the symmetries that lead there.
  let smallest: UnsafeMutablePointer<UInt16>
  let number: UnsafeMutablePointer<UInt16>
  let firstSymmetry: UnsafeMutablePointer<UInt32>
  let symmetryCount: UnsafeMutablePointer<UInt8>
  let symmetries: UnsafeMutablePointer<UInt8>
  /// How many pieces an occupancy number stands for.
  let countOfNumber: UnsafeMutablePointer<UInt8>
  /// 32 for the ten lines, 8 with the squares.
  let groupSize: Int

  private static let masks = 65_536

  init(_ rules: Quarto.Rules) {
    let lines = rules.lines.map { $0.reduce(UInt16(0)) { $0 | 1 << UInt16($1) } }
    completing = .allocate(capacity: Self.masks)
    bits = .allocate(capacity: Self.masks)
    for mask in 0..<Self.masks {
      var cells: UInt16 = 0
      for line in lines {
        let missing = line & ~UInt16(mask)
        if missing != 0 && missing & (missing &- 1) == 0 { cells |= missing }
      }
      completing[mask] = cells
      bits[mask] = UInt8(mask.nonzeroBitCount)
    }
    gather = .allocate(capacity: Self.masks)
    for mask in 0..<256 {
      for value in 0..<256 {
        var (result, place) = (0, 0)
        for bit in 0..<8 where mask >> bit & 1 == 1 {
          result |= (value >> bit & 1) << place
          place += 1
        }
        gather[256 * mask + value] = UInt8(result)
      }
    }
    let group = Self.symmetryGroup(lines)
    groupSize = group.count
    low = .allocate(capacity: 256 * group.count)
    high = .allocate(capacity: 256 * group.count)
    for (index, image) in group.enumerated() {
      for value in 0..<256 {
        var (a, b): (UInt16, UInt16) = (0, 0)
        for bit in 0..<8 where value >> bit & 1 == 1 {
          a |= 1 << UInt16(image[bit])
          b |= 1 << UInt16(image[bit + 8])
        }
        low[256 * index + value] = a
        high[256 * index + value] = b
      }
    }
    smallest = .allocate(capacity: Self.masks)
    number = .allocate(capacity: Self.masks)
    firstSymmetry = .allocate(capacity: Self.masks)
    symmetryCount = .allocate(capacity: Self.masks)
    symmetries = .allocate(capacity: Self.masks * group.count)
    countOfNumber = .allocate(capacity: Self.masks)
    var next = 0
    var numbers = 0
    for mask in 0..<Self.masks {
      var least = UInt16.max
      for s in 0..<group.count {
        least = min(least, low[256 * s + (mask & 255)] | high[256 * s + (mask >> 8)])
      }
      smallest[mask] = least
      firstSymmetry[mask] = UInt32(next)
      for s in 0..<group.count where low[256 * s + (mask & 255)] | high[256 * s + (mask >> 8)] == least {
        symmetries[next] = UInt8(s)
        next += 1
      }
      symmetryCount[mask] = UInt8(next - Int(firstSymmetry[mask]))
      if Int(least) == mask {
        number[mask] = UInt16(numbers)
        countOfNumber[numbers] = bits[mask]
        numbers += 1
      }
    }
  }

  deinit {
    completing.deallocate()
    bits.deallocate()
    gather.deallocate()
    low.deallocate()
    high.deallocate()
    smallest.deallocate()
    number.deallocate()
    firstSymmetry.deallocate()
    symmetryCount.deallocate()
    symmetries.deallocate()
    countOfNumber.deallocate()
  }

  /// Every permutation of the cells, made of a permutation of rows, one of columns and perhaps a transposition, that
  /// maps lines to lines: `image[c]` is where cell c goes.
  static func symmetryGroup(_ lines: [UInt16]) -> [[Int]] {
    let set = Set(lines)
    let orders = permutations(of: [0, 1, 2, 3])
    var group: [[Int]] = []
    for rows in orders {
      for columns in orders {
        for isTransposed in [false, true] {
          let image = (0..<16).map { cell in
            let (r, c) = (rows[cell / 4], columns[cell % 4])
            return isTransposed ? 4 * c + r : 4 * r + c
          }
          let keeps = lines.allSatisfy { line in
            set.contains(
              (0..<16).reduce(UInt16(0)) { line >> UInt16($1) & 1 == 1 ? $0 | 1 << UInt16(image[$1]) : $0 })
          }
          if keeps { group.append(image) }
        }
      }
    }
    return group
  }

  private static func permutations(of items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.flatMap { first in
      permutations(of: items.filter { $0 != first }).map { [first] + $0 }
    }
  }
}
