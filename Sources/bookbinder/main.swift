// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

// Makes the books that come with the game. Connect Four's opening book:
//
//     bookbinder solve WORK [LAST-PLY [WIDE-PLY [MEBIBYTES]]]     solves, appending to the file WORK; go on with it any time
//     bookbinder bind WORK BOOK                                   writes the layers that are complete
//
// Quarto's book of safe gifts; a book that was not finished is gone on with:
//
//     bookbinder quarto lines|squares BOOK [MEBIBYTES]
//
// The weights of Reversi's evaluation, from games of the engine against itself, in some six minutes:
//
//     bookbinder reversi WEIGHTS [GAMES [SEED]]

import ConnectFour
import Glibc
import Quarto
import Reversi

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
  print("usage: bookbinder solve WORK [LAST-PLY [WIDE-PLY [MEBIBYTES]]] | bind WORK BOOK")
  exit(64)
}
func number(_ index: Int, otherwise: Int) -> Int {
  arguments.indices.contains(index) ? Int(arguments[index]) ?? otherwise : otherwise
}

if arguments[1] == "quarto" {
  guard arguments.count >= 4, let rules = Quarto.Rules(rawValue: arguments[2]) else {
    print("usage: bookbinder quarto lines|squares BOOK [MEBIBYTES]")
    exit(64)
  }
  let path = arguments[3]
  var maker = GiftBookMaker(rules, capacity: number(4, otherwise: 1024) << 20, book: readFile(path))
  maker.make { done, all, maker in
    if !done.isMultiple(of: 100) && done < all { return }
    print("\(done) of \(all), \(maker.count) boards")
    fflush(nil)
    if !writeFile(path, maker.bytes) {
      print("\(path) cannot be written")
      exit(1)
    }
  }
  exit(0)
}

if arguments[1] == "reversi" {
  let trainer = WeightsTrainer(games: number(3, otherwise: 60_000), seed: UInt64(number(4, otherwise: 1)))
  let bytes = trainer.make { line in
    print(line)
    fflush(nil)
  }
  exit(writeFile(arguments[2], bytes) ? 0 : 1)
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
