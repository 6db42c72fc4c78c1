// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

// Makes the opening book of Connect Four:
//
//     bookbinder solve WORK [LAST-PLY [WIDE-PLY [MEBIBYTES]]]     solves, appending to the file WORK; go on with it any time
//     bookbinder bind WORK BOOK                                   writes the layers that are complete

import ConnectFour
import Glibc

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
  print("usage: bookbinder solve WORK [LAST-PLY [WIDE-PLY [MEBIBYTES]]] | bind WORK BOOK")
  exit(64)
}
func number(_ index: Int, otherwise: Int) -> Int {
  arguments.indices.contains(index) ? Int(arguments[index]) ?? otherwise : otherwise
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
