// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Testing

@testable import Pentominoes

struct PentominoTests {
  @Test func everyTileIsFiveJoinedSquares() throws {
    for tile in Pentomino.allCases {
      let cells = tile.cells(.upright)
      #expect(Set(cells).count == 5)
      let rows = tile.size(.upright).rows
      let columns = tile.size(.upright).columns
      let board = try Board(
        (0..<rows).map { row in
          (0..<columns).map { cells.contains(Cell(row, $0)) ? "." : "#" }.joined()
        })
      #expect(board.islands.count == 1)
      #expect(Pentomino(tile.description) == tile)
    }
    #expect(Pentomino("f") == nil && Pentomino("A") == nil && Pentomino("") == nil && Pentomino("FI") == nil)
  }

  /// 63 fixed pentominoes: 8 orientations of F L N P Y, 4 of T U V W Z, 2 of I, 1 of X.
  @Test func sixtyThreeShapes() {
    let counts = Pentomino.allCases.map { $0.orientations.count }
    #expect(counts == [8, 2, 8, 8, 8, 4, 4, 4, 4, 1, 8, 4])
    let shapes = Set(
      Pentomino.allCases.flatMap { tile in Orientation.allCases.map { Set(tile.cells($0)) } })
    #expect(shapes.count == 63)
  }

  @Test func turnsAndMirrorsFormTheGroupOfTheSquare() {
    for orientation in Orientation.allCases {
      #expect(orientation.turnedRight.turnedRight.turnedRight.turnedRight == orientation)
      #expect(orientation.turnedRight.turnedLeft == orientation)
      #expect(orientation.mirrored.mirrored == orientation)
      #expect(orientation.mirroredUpsideDown.mirroredUpsideDown == orientation)
      #expect(orientation.mirrored.turnedRight.mirrored == orientation.turnedLeft)
      #expect(orientation.mirrored.turnedRight.turnedRight == orientation.mirroredUpsideDown)
      #expect(Set([orientation.turnedRight, orientation.mirrored]).isDisjoint(with: [orientation]))
    }
  }

  /// What turning and mirroring look like, on the F.
  @Test func turnsGoClockwiseAndMirrorsSwapSides() {
    func picture(_ orientation: Orientation) -> [String] {
      let cells = Set(Pentomino.f.cells(orientation))
      return (0..<3).map { row in (0..<3).map { cells.contains(Cell(row, $0)) ? "#" : "." }.joined() }
    }
    #expect(picture(.upright) == [".##", "##.", ".#."])
    #expect(picture(.upright.turnedRight) == [".#.", "###", "..#"])
    #expect(picture(.upright.turnedLeft) == ["#..", "###", ".#."])
    #expect(picture(.upright.mirrored) == ["##.", ".##", ".#."])
    #expect(picture(.upright.turnedRight.mirrored) == [".#.", "###", "#.."])
    #expect(picture(.upright.turnedRight.mirroredUpsideDown) == ["..#", "###", ".#."])
  }

  @Test func theCellThatIsHeldStays() {
    for tile in Pentomino.allCases {
      for old in Orientation.allCases {
        for new in [old.turnedRight, old.turnedLeft, old.mirrored, old.mirroredUpsideDown] {
          for cell in 0..<5 {
            let corner = Cell(7, 9)
            let moved = corner + tile.shift(holding: cell, from: old, to: new)
            #expect(corner + tile.cells(old)[cell] == moved + tile.cells(new)[cell])
          }
        }
      }
    }
  }

  @Test func symmetricOrientationsAreFolded() {
    for tile in Pentomino.allCases {
      for orientation in Orientation.allCases {
        let folded = tile.folding(orientation)
        #expect(tile.orientations.contains(folded) && folded.rawValue <= orientation.rawValue)
        #expect(Set(tile.cells(folded)) == Set(tile.cells(orientation)))
        #expect(tile.orientation(covering: tile.cells(orientation).map { $0 + Cell(3, -2) }) == folded)
        for other in Pentomino.allCases where other != tile {
          #expect(other.orientation(covering: tile.cells(orientation)) == nil)
        }
      }
    }
  }

  @Test func placementsAndMovesAreTextBothWays() {
    for tile in Pentomino.allCases {
      for orientation in Orientation.allCases {
        let placement = Placement(tile, orientation, at: Cell(orientation.rawValue, 31 - tile.rawValue))
        #expect(Placement(placement.description) == placement)
        #expect(Placement(tile, covering: placement.cells.shuffled()) == placement)
        #expect(Pentominoes.Move(placement.description) == .place(placement))
      }
      #expect(Pentominoes.Move("-\(tile)") == .remove(tile))
      #expect(Pentominoes.Move.remove(tile).description == "-\(tile)")
    }
    #expect(Placement(.f, .upright, at: Cell(2, 11)).description == "F0r3c12")
  }

  @Test(arguments: [
    "", "-", "F", "-f", "--F", "-FI", "F0", "F0r1", "F0r1c", "F0rc1", "F8r1c1", "F/r1c1", "F0r0c1", "F0r1c0",
    "F0r01c1", "F0r100c1", "F0r1c1 ", " F0r1c1", "f0r1c1", "X1r1c1", "I2r1c1", "F0c1r1", "F0r1c1c1",
    "F0r-1c1",
    "é0r1c1", "F0r٣c1",
  ])
  func otherTextIsNoMove(text: String) { #expect(Pentominoes.Move(text) == nil) }

  @Test func setsAreReadAndWritten() {
    #expect(PentominoSet("ZIF")?.description == "FIZ")
    #expect(PentominoSet("FILNPTUVWXYZ") == .all)
    for text in ["", "A", "FF", "F ", "fi", "é"] { #expect(PentominoSet(text) == nil, "\(text)") }
  }
}
