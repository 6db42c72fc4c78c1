// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

// Makes the books that come with the game. Connect Four's opening book:
//
//     bookbinder solve WORK [LAST-PLY [WIDE-PLY [MEBIBYTES]]]     solves, appending to the file WORK; go on with it any time
//     bookbinder bind WORK BOOK                                   writes the layers that are complete
//
// Quarto's book of safe gifts, which takes half an hour for each set of rules:
//
//     bookbinder quarto lines|squares BOOK [MEBIBYTES [PIECES]]

import ConnectFour
import Glibc
import Quarto

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
  print("usage: bookbinder solve WORK [LAST-PLY [WIDE-PLY [MEBIBYTES]]] | bind WORK BOOK")
  exit(64)
}
func number(_ index: Int, otherwise: Int) -> Int {
  arguments.indices.contains(index) ? Int(arguments[index]) ?? otherwise : otherwise
}

if arguments[1] == "quarto" {
  guard arguments.count >= 4, let rules = QuartoRules(rawValue: arguments[2]) else {
    print("usage: bookbinder quarto lines|squares BOOK [MEBIBYTES [PIECES]]")
    exit(64)
  }
  var maker = GiftBookMaker(
    rules, capacity: number(4, otherwise: 1024) << 20, pieces: number(5, otherwise: 3))
  let bytes = maker.make { done, all in print("\(done) of \(all)") }
  exit(writeFile(arguments[3], bytes) ? 0 : 1)
}

var work = WorkFile(path: arguments[2])
switch arguments[1] {
case "solve":
  var binder = Binder(work: work, capacity: number(5, otherwise: 4096) << 20)
  binder.solve(lastPly: number(3, otherwise: 13), widePly: number(4, otherwise: 6))
case "bind" where arguments.count == 4:
  guard let bytes = Binding.book(from: work), writeFile(arguments[3], bytes) else {
    print("nothing bound")
    exit(1)
  }
default:
  print("unknown command \(arguments[1]); there are solve and bind")
  exit(64)
}
