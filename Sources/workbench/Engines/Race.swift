// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import EngineCore
import Threads

/// Runs programs on the same position in the same minutes: on a machine that is never quiet only that can be compared.
struct Race: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Start programs in turn, a rival's beside ours, and print how long each takes.",
    discussion: """
      Each line is the time on the wall and of the processor, the nodes if the program tells them as 'nodes N' or 'N nodes', and the \
      last line that it says.
      """)

  @Argument(help: ArgumentHelp("Commands of the shell.", valueName: "command"))
  var commands: [String]
  @Option(help: "What each of them reads: a position, for example.")
  var input = ""
  @Option(help: "How often each of them runs.")
  var runs: Whole<1, 1000> = 1

  func run() throws {
    var least = [Double](repeating: .infinity, count: commands.count)
    for _ in 0..<runs.value {
      for (index, command) in commands.enumerated() {
        let start = Clock.wall()
        guard let answer = try ShellProgram(command).answer(to: input.isEmpty ? "" : input + "\n") else {
          throw ValidationError("'\(command)' failed")
        }
        let wall = Clock.wall() - start
        least[index] = min(least[index], wall)
        let nodes = Self.nodes(in: answer.text).map { "\($0) nodes, " } ?? ""
        let last = answer.text.split(separator: "\n").last ?? ""
        print(
          "\(index + 1): \(decimals(wall, 2)) s, \(decimals(answer.seconds, 2)) s of the processor, \(nodes)says: \(last)"
        )
      }
    }
    for index in commands.indices.dropFirst() {
      print("1 takes \(decimals(least[0] / least[index], 2)) of the time of \(index + 1)")
    }
  }

  /// The last number in `text` that stands before or behind the word.
  static func nodes(in text: String) -> UInt64? {
    let words = text.lowercased().split { $0.isWhitespace || ":=()".contains($0) }
    func number(_ index: Int) -> UInt64? {
      guard words.indices.contains(index) else { return nil }
      return UInt64(words[index].filter { !",'_".contains($0) })
    }
    return words.indices.last { words[$0].hasPrefix("nodes") && (number($0 + 1) ?? number($0 - 1)) != nil }
      .flatMap { number($0 + 1) ?? number($0 - 1) }
  }
}
