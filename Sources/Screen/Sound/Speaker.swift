// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Canvas
import Glibc
import Synchronization

/// Plays cues. Everything that may wait for a sound server happens on a thread of its own, which begins with the
/// first cue and ends, with the device, when all is silent: at rest there is no thread, no device and no wakeup.
/// Without an audio device there is no sound, and no complaint.
final class Speaker: Sendable {
  private struct State {
    var mixer = Mixer()
    var isRunning = false
    /// Set when no device can be opened: further cues are dropped.
    var isBroken = false
    var isClosed = false
  }

  /// Frames that are handed over at a time: 12 ms.
  private static let block = 512
  /// How much is kept ready in the device, in blocks: what lies between the cue and the ear, and what bridges a delay.
  private static let ahead = 2
  /// The device stays open for this long after the last sound, in seconds.
  private static let patience = 2.0

  private let state = Mutex(State())

  func play(_ sounds: [Sound], volume: Double) {
    guard volume > 0, !sounds.isEmpty else { return }
    let waves = sounds.map { (Synth.samples($0.cue), $0.x) }
    let mustStart = state.withLock { state in
      guard !state.isBroken, !state.isClosed else { return false }
      for (wave, x) in waves { state.mixer.add(wave, x: x, volume: volume) }
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if mustStart && !start() { state.withLock { $0.isBroken = true } }
  }

  /// Ends the sound; nothing can be played any more.
  func close() { state.withLock { $0.isClosed = true } }

  private func start() -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, 256 << 10)
    var thread = pthread_t()
    let me = Unmanaged.passRetained(self)
    let failed = pthread_create(
      &thread, &attributes,
      { context in
        guard let context else { return nil }
        Unmanaged<Speaker>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, me.toOpaque())
    if failed != 0 { me.release() }
    return failed == 0
  }

  private func run() {
    guard let device = Speaker.open() else {
      state.withLock {
        $0.isBroken = true
        $0.isRunning = false
        $0.mixer = Mixer()
      }
      return
    }
    SDL_PauseAudioDevice(device, 0)
    var silence = 0
    var buffer = [Float](repeating: 0, count: Speaker.block * 2)
    let bytes = UInt32(buffer.count * MemoryLayout<Float>.size)
    let enough = Int(Speaker.patience * Double(Synth.rate)) / Speaker.block
    while true {
      let goOn = state.withLock { state in
        silence = state.mixer.isSilent ? silence + 1 : 0
        if state.isClosed || silence > enough {
          state.isRunning = false
          return false
        }
        buffer.withUnsafeMutableBufferPointer {
          if let out = $0.baseAddress { state.mixer.render(into: out, frames: Speaker.block) }
        }
        return true
      }
      guard goOn else { break }
      SDL_QueueAudio(device, buffer, bytes)
      while SDL_GetQueuedAudioSize(device) > bytes * UInt32(Speaker.ahead) { usleep(4000) }
    }
    SDL_CloseAudioDevice(device)
    SDL_QuitSubSystem(SDL_INIT_AUDIO)
  }

  private static func open() -> SDL_AudioDeviceID? {
    guard SDL_InitSubSystem(SDL_INIT_AUDIO) == 0 else { return nil }
    var wanted = SDL_AudioSpec()
    wanted.freq = Int32(Synth.rate)
    wanted.format = SDL_AudioFormat(AUDIO_F32SYS)
    wanted.channels = 2
    wanted.samples = UInt16(block)
    let device = SDL_OpenAudioDevice(nil, 0, &wanted, nil, 0)
    if device == 0 {
      SDL_QuitSubSystem(SDL_INIT_AUDIO)
      return nil
    }
    return device
  }
}
