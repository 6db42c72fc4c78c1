// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What the scripts say on other distributions than the one they were written on: by a made-up `os-release`, and with tools
/// that only say how they were called.
struct ScriptTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Runs lines of bash after `Scripts/lib.sh`, with nothing in PATH but these tools and what a system always has.
  /// - Parameter tools: names of commands that say their arguments and succeed.
  private func run(_ lines: String, release: String?, tools: [String] = []) throws -> (
    words: String, status: Int32
  ) {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "quartet-scripts-\(UUID().uuidString)")
    let bin = folder.appending(path: "bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for tool in ["awk", "dirname", "basename", "sed", "sort", "head", "env", "uname", "cat", "bash", "grep"] {
      for place in ["/usr/bin/", "/bin/"] where FileManager.default.fileExists(atPath: place + tool) {
        try? FileManager.default.createSymbolicLink(
          atPath: bin.path + "/" + tool, withDestinationPath: place + tool)
      }
    }
    for tool in tools {
      let file = bin.appending(path: tool)
      try Data("#!/bin/bash\necho \(tool) \"$@\"\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    let file = folder.appending(path: "os-release")
    if let release { try Data(release.utf8).write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", "set -euo pipefail; . '\(Self.root.path)/Scripts/lib.sh'\n\(lines)"]
    process.environment = ["PATH": bin.path, "QUARTET_OS_RELEASE": file.path, "HOME": folder.path]
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let words = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (words, process.terminationStatus)
  }

  private static let lacks = "missing=(git libsdl2-dev libgcc-12-dev libstdc++-12-dev xvfb)\n"

  /// A distribution, and the command that brings what is missing there.
  @Test(arguments: [
    ("ID=fedora\nVERSION_ID=42", "dnf install git 'pkgconfig(sdl2)' gcc gcc-c++ xorg-x11-server-Xvfb"),
    ("ID=\"rocky\"\nID_LIKE=\"rhel centos fedora\"", "dnf install git 'pkgconfig(sdl2)' gcc gcc-c++"),
    ("ID=arch", "pacman -S --needed git sdl2-compat gcc xorg-server-xvfb"),
    ("ID=manjaro\nID_LIKE=arch", "pacman -S --needed git sdl2-compat gcc xorg-server-xvfb"),
    (
      "ID=\"opensuse-tumbleweed\"\nID_LIKE=\"opensuse suse\"",
      "zypper install git 'pkgconfig(sdl2)' gcc gcc-c++"
    ),
    ("ID=void", "install by hand what these Debian packages bring: git libsdl2-dev"),
  ])
  func otherDistributionsAreToldWhatToInstall(_ release: String, _ command: String) throws {
    let told = try run(Self.lacks + "install_missing; echo goes on", release: release)
    #expect(told.words.contains(command) && told.words.contains("goes on"), "\(told.words)")
    #expect(told.status == 0, "it is tried all the same")
    let firmly = try run(Self.lacks + "install_missing --firmly; echo goes on", release: release)
    #expect(firmly.words.contains(command) && !firmly.words.contains("goes on"), "\(firmly.words)")
    #expect(firmly.status == 1)
  }

  @Test func withoutAnyReleaseFileItGoesOn() throws {
    let told = try run(Self.lacks + "install_missing; echo goes on", release: nil)
    #expect(told.status == 0 && told.words.contains("by hand") && told.words.contains("goes on"))
  }

  @Test func debianInstallsByItself() throws {
    let lines = Self.lacks + "EUID_IS=$EUID; install_missing"
    let done = try run(lines, release: "ID=linuxmint\nID_LIKE=\"ubuntu debian\"", tools: ["apt-get", "sudo"])
    #expect(
      done.status == 0 && done.words.contains("--no-install-recommends install git libsdl2-dev"),
      "\(done.words)")
    // Without a network, or without the right to install, it is tried with what is here.
    let failing = try run(
      "apt-get() { return 1; }; sudo() { return 1; }; env() { return 1; }\n" + Self.lacks
        + "install_missing; echo goes on",
      release: "ID=debian")
    #expect(failing.status == 0 && failing.words.contains("goes on"), "\(failing.words)")
  }

  /// A folder of certificates elsewhere, or none, is no reason to stop; nor is a library that nobody finds.
  @Test func whatIsNotFoundIsNoReasonToStop() throws {
    let lines = """
      want_file '/no/such/place/* /etc/os-releas* /proc/self/exe' ca-certificates
      echo "${#missing[@]}"
      want_library libnowhere.so.9 libnowhere
      want_file '/no/such/place/*.crt' ca-certificates
      install_missing; echo goes on
      """
    let told = try run(lines, release: "ID=fedora")
    #expect(
      told.words.hasPrefix("0\n") && told.words.contains("dnf install libnowhere ca-certificates"),
      "\(told.words)")
    #expect(told.status == 0 && told.words.hasSuffix("goes on\n"))
  }

  /// Levels of a kind of processor that has several, and of one that has not.
  @Test(arguments: [("x86_64", "baseline x86-64-v3"), ("aarch64", "baseline"), ("riscv64", "baseline")])
  func everyKindOfProcessorHasItsLevels(_ machine: String, _ levels: String) throws {
    let told = try run(
      "uname() { echo \(machine); }; find_levels; echo \"${levels[*]}\"", release: "ID=debian")
    #expect(told.words == levels + "\n")
    let highest = try run(
      "uname() { echo \(machine); }; runs_highest && echo yes || echo no", release: "ID=debian")
    #expect(highest.words == "yes\n" || highest.words == "no\n")
    if machine != "x86_64" { #expect(highest.words == "no\n") }
  }

  /// No script names one kind of processor where there are others, but for the levels of x86-64.
  @Test func noScriptNamesAnArchitecture() throws {
    let scripts = Self.root.appending(path: "Scripts")
    let files = try #require(FileManager.default.enumerator(at: scripts, includingPropertiesForKeys: nil))
    for case let file as URL in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for line in text.split(separator: "\n") {
        #expect(!line.contains("amd64") && !line.contains("/x86_64"), "\(file.lastPathComponent): \(line)")
        if line.contains("x86_64") {
          #expect(
            line.contains("uname -m") || line.contains("__x86_64__"), "\(file.lastPathComponent): \(line)")
        }
      }
    }
  }
}
