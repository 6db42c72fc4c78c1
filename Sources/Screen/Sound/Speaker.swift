// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Canvas
import Glibc
import Synchronization
import Threads

/// Plays cues. Everything that may wait for a sound server happens on a thread of its own, which begins with the
/// first cue and ends, with the device, when all is silent: at rest there is no thread, no device and no wakeup.
/// Without an audio device there is no sound, and no complaint.
final class Speaker: Sendable {
  private struct State {
    /// Asked for, and not yet taken by the thread.
    var waiting: [(sound: Sound, volume: Double)] = []
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
  /// Held by the thread while it has a device: the next thread waits until the device is closed.
  private let device = Mutex(())

  func play(_ sounds: [Sound], volume: Double) {
    guard volume > 0, !sounds.isEmpty else { return }
    let mustStart = state.withLock { state in
      guard !state.isBroken, !state.isClosed else { return false }
      state.waiting += sounds.map { ($0, volume) }
      defer { state.isRunning = true }
      return !state.isRunning
    }
    guard mustStart else { return }
    do throws(NoThread) {
      _ = try Thread(stackSize: 256 << 10) { [self] in run() }
    } catch {
      state.withLock { $0.isBroken = true }
    }
  }

  /// Ends the sound; nothing can be played any more.
  func close() { state.withLock { $0.isClosed = true } }

  private func run() {
    device.withLock { _ in
      guard let device = Speaker.open() else {
        state.withLock {
          $0.isBroken = true
          $0.waiting = []
        }
        return
      }
      SDL_PauseAudioDevice(device, 0)
      feed(device)
      SDL_CloseAudioDevice(device)
      SDL_QuitSubSystem(SDL_INIT_AUDIO)
    }
  }

  /// Until it has been silent for a while.
  private func feed(_ device: SDL_AudioDeviceID) {
    var mixer = Mixer()
    var made: [SoundCue: [Float]] = [:]
    var buffer = [Float](repeating: 0, count: Speaker.block * 2)
    let bytes = UInt32(buffer.count * MemoryLayout<Float>.size)
    var rest = 0
    while let waiting = next(rest: rest) {
      for (sound, volume) in waiting {
        var cue = sound.cue
        cue.strength = 1
        let samples = made[cue] ?? Synth.samples(cue)
        made[cue] = samples
        mixer.add(samples, x: sound.x, volume: volume, strength: clamp(sound.cue.strength, 0, 1))
      }
      rest = mixer.isSilent ? rest + 1 : 0
      buffer.withUnsafeMutableBufferPointer {
        if let out = $0.baseAddress { mixer.render(into: out, frames: Speaker.block) }
      }
      SDL_QueueAudio(device, buffer, bytes)
      while SDL_GetQueuedAudioSize(device) > bytes * UInt32(Speaker.ahead) { usleep(4000) }
    }
  }

  /// The cues that have come since; nil when, after `rest` silent blocks, it is time to end.
  private func next(rest: Int) -> [(sound: Sound, volume: Double)]? {
    state.withLock { state in
      let enough = Int(Speaker.patience * Double(Synth.rate)) / Speaker.block
      if state.isClosed || (rest > enough && state.waiting.isEmpty) {
        state.isRunning = false
        return nil
      }
      defer { state.waiting = [] }
      return state.waiting
    }
  }

  private static func open() -> SDL_AudioDeviceID? {
    quietenALSA()
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

  /// ALSA writes to standard error when there is no sound card, which is nothing to complain about. SDL loads the
  /// library when it runs, so its function has to be looked up.
  private static func quietenALSA() {
    typealias Report =
      @convention(c) (
        UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?
      ) -> Void
    typealias SetHandler = @convention(c) (Report?) -> Int32
    guard let library = dlopen("libasound.so.2", RTLD_LAZY),
      let address = dlsym(library, "snd_lib_error_set_handler")
    else { return }
    let setHandler = unsafeBitCast(address, to: SetHandler.self)
    _ = setHandler { _, _, _, _, _ in }
  }
}
