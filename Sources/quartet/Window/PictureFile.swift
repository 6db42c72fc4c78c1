// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Files
import GameCore
import Glibc
import House
import Screen
import Stage
import Threads

/// Pictures of boards as files, and on the clipboard where the desktop has a tool for it: SDL's clipboard holds text alone.
struct PictureFile {
  /// Where the pictures go.
  let folder: String
  let assets: String
  let fonts: String
  let clock: LocalClock

  /// Draws the picture at twice its size and keeps it under a new name.
  /// - Returns: nil as the path when it could not be written.
  func keep(_ picture: BoardPicture) -> (path: String?, isCopied: Bool) {
    let path = clock.freePath(in: folder, ending: ".png")
    let viewport = Viewport(size: picture.size, windowScale: 1, pixelScale: 2)
    guard let canvas = try? PictureCanvas(viewport: viewport, assets: assets, fonts: fonts) else {
      return (nil, false)
    }
    canvas.draw(picture.list)
    do throws(PNGError) { try canvas.writePNG(to: path) } catch { return (nil, false) }
    return (path, offer(path))
  }

  /// Hands the file to the desktop's own tool. False when there is none, or it fails.
  private func offer(_ path: String) -> Bool {
    let words =
      getenv("WAYLAND_DISPLAY") != nil
      ? ["wl-copy", "--type", "image/png"]
      : ["xclip", "-selection", "clipboard", "-t", "image/png", "-i", path]
    let names = ["DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR", "HOME", "PATH"]
    let input = open(path, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { return false }
    defer { close(input) }
    return Program.start(words, input: input, environment: Program.environment(names))
      .map(Program.hasSucceeded) ?? false
  }
}

extension LocalClock {
  /// "quartet-2026-11-21.png" in a folder, with a number when there is one already.
  func freePath(in folder: String, ending: String) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    let date = today.date
    return File.freePath("\(folder)/quartet-\(date.year)-\(two(date.month))-\(two(date.day))", ending: ending)
  }
}
