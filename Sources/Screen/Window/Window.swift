// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Canvas
import Glibc

/// What the pointer looks like.
public enum Cursor: Hashable, Sendable { case arrow, hand, grab }

/// The one window: shows draw lists, reports events, plays sounds. To be used from the thread that made it.
public final class Window {
  let window: OpaquePointer
  /// What brings pictures to the screen; nil once nothing can.
  var presenter: (any Presenter)?
  private let renderer: RendererChoice
  private let wantsGPU: Bool
  /// How often in the last minute a way to draw has failed and was made anew, and when that was.
  private var failures = (count: 0, last: 0.0)
  private let painter: TilePainter
  private let speaker: Speaker?
  private var translator: EventTranslator
  private var pacer: FramePacer
  private var cursors: [Cursor: OpaquePointer] = [:]
  private var cursor = Cursor.arrow
  private var hasIcon = false
  /// True once controllers are listened to.
  private var watchesPads = false
  private var hasPads = false
  /// Something happened to a controller.
  private let padNews = PadNews()
  private var lastPresent = 0.0
  /// True when the display itself has just kept the frame's time.
  private var isHeldBack = false
  /// The colour of the last picture at its edge.
  private var ground: UInt32 = 0xFF00_0000

  private let density: Density
  /// Where it opened; nil where somebody else has chosen that.
  private let opening: WindowPlace?

  /// Points, window coordinates and pixels of the window as it is now.
  public private(set) var viewport: Viewport

  /// True where the desktop's size of text is in the size of the whole window already.
  public var hasTextSize: Bool { density.hasTextSize }

  /// Throws when there is no display or a library is too old (`isUnavailable`), when there is no way to draw, or a font is
  /// missing or damaged.
  /// - Parameters:
  ///   - size, minimum: in points, where the display has room for it.
  ///   - isAsked: true of a size that the player has asked for; else it is that of a first start.
  ///   - last: where the window was when it was closed.
  ///   - scale: how large everything is, 1 as drawn; nil for what the display asks for.
  ///   - assets, fonts: folders.
  public init(
    title: String, size: Size, isAsked: Bool = true, last: WindowPlace? = nil, minimum: Size,
    scale: Double? = nil, fullscreen: Bool,
    renderer: RendererChoice, assets: String, fonts: String, mute: Bool
  ) throws(ScreenError) {
    try Library.check()
    try Window.startVideo()
    density = Density(chosen: scale)
    let place = isAsked ? nil : density.opening(size, last: last)
    let size = place?.frame.size ?? density.coordinates(size)
    let least = density.coordinates(minimum)
    let minimum = Size(min(least.width, size.width), min(least.height, size.height))
    opening = place
    let wantsGPU = renderer == .accelerated || (renderer == .auto && Window.mayHaveGPU)
    // Hidden until there is a picture: nobody wants to see an empty window first.
    var flags =
      SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_HIDDEN.rawValue
    if place?.isMaximized == true { flags |= SDL_WINDOW_MAXIMIZED.rawValue }
    if fullscreen { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    // Saying so now spares SDL from making the window twice.
    if wantsGPU { flags |= SDL_WINDOW_OPENGL.rawValue }
    let centered: Int32 = 0x2FFF_0000
    let (x, y) = place.map { (Int32($0.frame.x), Int32($0.frame.y)) } ?? (centered, centered)
    var opened = SDL_CreateWindow(title, x, y, Int32(size.width), Int32(size.height), flags)
    if opened == nil && wantsGPU {
      flags &= ~SDL_WINDOW_OPENGL.rawValue
      opened = SDL_CreateWindow(title, x, y, Int32(size.width), Int32(size.height), flags)
    }
    guard let window = opened else { throw ScreenError("The window cannot be opened: \(sdlError()).") }
    self.window = window
    SDL_SetWindowMinimumSize(window, Int32(minimum.width), Int32(minimum.height))
    guard let presenter = Window.presenter(for: window, renderer, wantsGPU) else {
      let hasColours = SDL_GetWindowPixelFormat(window) != SDL_PIXELFORMAT_UNKNOWN.rawValue
      let reason = hasColours ? sdlError() : "the display has fewer than 15 bits for a pixel"
      SDL_DestroyWindow(window)
      throw ScreenError("The window cannot be drawn on (renderer \(renderer.rawValue)): \(reason).")
    }
    (self.presenter, self.renderer, self.wantsGPU) = (presenter, renderer, wantsGPU)
    viewport = Window.viewport(of: window, density)
    let pixels = presenter.target()
    do {
      painter = try TilePainter(
        viewport: viewport, width: pixels?.width ?? 1, height: pixels?.height ?? 1, assets: assets,
        fonts: fonts)
    } catch {
      SDL_DestroyWindow(window)
      throw error
    }
    speaker = mute ? nil : Speaker()
    translator = EventTranslator(wakeType: SDL_RegisterEvents(1), windowID: SDL_GetWindowID(window))
    pacer = FramePacer(refreshRate: Window.refreshRate(of: window))
  }

  deinit {
    speaker?.close()
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    // The window goes with the process. SDL wakes the loop through a second connection, and a wake-up that reaches the
    // server after the window is gone would end the program with an X error and status 1.
    SDL_HideWindow(window)
  }

  public var metrics: any TextMetrics { painter.metrics }

  public var isFocused: Bool {
    SDL_GetWindowFlags(window) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0
  }

  public var isFullscreen: Bool {
    get { SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue != 0 }
    set { SDL_SetWindowFullscreen(window, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0) }
  }

  /// Where it lies on the screen and how large it is, in window coordinates; Wayland does not say where.
  public var frame: Rect {
    var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowPosition(window, &x, &y)
    SDL_GetWindowSize(window, &width, &height)
    return Rect(Double(x), Double(y), Double(width), Double(height))
  }

  /// Where it is to open the next time; nil while it fills the screen without an edge.
  public var place: WindowPlace? {
    isFullscreen ? nil : WindowPlace(of: window, frame, after: opening)
  }

  /// Seconds on the clock of the main loop, which never jumps.
  public var now: Double { monotonicSeconds() }

  /// Shows `list`, drawing only what differs from the list before. False when nothing did.
  @discardableResult
  public func present(_ list: DrawList) -> Bool {
    // Where a way to draw fails, the next one draws it once more.
    while let target = presenter?.target() {
      if target.width != painter.width || target.height != painter.height {
        painter.resize(Window.viewport(of: window, density), width: target.width, height: target.height)
      }
      let dirty = painter.draw(list, into: target)
      guard !dirty.isEmpty else { return false }
      ground = target.ground
      if lastPresent == 0 { SDL_ShowWindow(window) }
      guard show(dirty) else { continue }
      let shown = now
      // A display that is off or hidden does not hold `show` back, whatever it promised.
      isHeldBack = presenter?.paces == true && shown - lastPresent > 0.6 * pacer.period
      lastPresent = shown
      return true
    }
    return false
  }

  /// False when that failed: what draws has been made anew then, and everything is to be drawn again.
  private func show(_ dirty: [PixelRect]) -> Bool {
    guard let presenter, !presenter.show(dirty) else { return presenter != nil }
    failures = (now - failures.last > 60 ? 1 : failures.count + 1, now)
    let isLast = failures.count > Self.mostFailures
    complain("The graphics card failed (\(sdlError())). Drawing \(isLast ? "without it" : "anew").")
    // A window has one renderer at a time.
    self.presenter = nil
    guard failures.count <= Self.mostFailures + 1 else { return false }
    self.presenter = Window.presenter(for: window, isLast ? .software : renderer, wantsGPU && !isLast)
    if let target = self.presenter?.target() {
      painter.resize(viewport, width: target.width, height: target.height)
    }
    return false
  }

  /// From then on the processor draws.
  private static let mostFailures = 3

  /// Sleeps until something happens or `wake` is due, and returns all that happened, perhaps nothing.
  ///
  /// Presses, keys and news return at once. Motion of the pointer returns at once too, unless a frame has just been
  /// shown: then it waits for the next beat, so that a fast mouse draws no more frames than the display can show.
  public func events(until wake: Wake) -> [InputEvent] {
    // The icon can wait until nothing moves.
    if lastPresent > 0 && !hasIcon && wake != .nextFrame { setIcon() }
    if lastPresent > 0 && !watchesPads && wake != .nextFrame { watchPads() }
    let wait = Waiting(wake, pacer, now, isHeldBack: isHeldBack)
    isHeldBack = false
    while true {
      drain()
      let now = now
      translator.repeatPads(now)
      var deadline = min(wait.deadline, translator.pads.nextRepeat)
      if !translator.collected.isEmpty { deadline = min(deadline, lastPresent + pacer.period) }
      if translator.isUrgent || now >= deadline { break }
      sleep(until: deadline, now: now)
    }
    if wait.isFrame { pacer.tick(now: now) }
    return translator.take()
  }

  /// Wakes the loop out of `events`, which then reports `.wake`; may be called from any thread.
  public var waker: @Sendable () -> Void {
    let type = translator.wakeType
    return {
      var event = SDL_Event()
      event.type = type
      SDL_PushEvent(&event)
    }
  }

  /// Plays the cues at once; `volume` is 0 to 1 as it is heard. Without an audio device nothing happens.
  public func play(_ sounds: [Sound], volume: Double) { speaker?.play(sounds, volume: volume) }

  /// The text on the clipboard, nil when there is none.
  public var clipboard: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue ?? "") }
  }

  public func setCursor(_ cursor: Cursor) {
    guard cursor != self.cursor else { return }
    self.cursor = cursor
    if cursors[cursor] == nil {
      let system =
        switch cursor {
        case .arrow: SDL_SYSTEM_CURSOR_ARROW
        case .hand: SDL_SYSTEM_CURSOR_HAND
        case .grab: SDL_SYSTEM_CURSOR_SIZEALL
        }
      cursors[cursor] = SDL_CreateSystemCursor(system)
    }
    if let shape = cursors[cursor] { SDL_SetCursor(shape) }
  }

  // MARK: Controllers

  /// After the first picture: SDL's part for controllers is started with the first of them.
  private func watchPads() {
    watchesPads = true
    if PadWatch.isPadThere { startPads() }
    PadWatch.start { [padNews, waker] in
      padNews.note()
      waker()
    }
  }

  func startPads() {
    hasPads = SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0
  }

  // MARK: Waiting

  private func drain() {
    if padNews.take() && !hasPads && PadWatch.isPadThere { startPads() }
    if hasPads { SDL_GameControllerUpdate() }
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 { take(event) }
    if translator.displayChanged {
      translator.displayChanged = false
      pacer.follow(refreshRate: Window.refreshRate(of: window))
      if Window.viewport(of: window, density) != viewport { translator.sizeChanged = true }
    }
    if translator.sizeChanged || translator.isLost {
      (translator.sizeChanged, translator.isLost) = (false, false)
      presenter?.resized()
      let viewport = Window.viewport(of: window, density)
      // Even an equal size has a new surface, with nothing on it.
      translator.append(viewport == self.viewport ? .wake : .resized(viewport))
      self.viewport = viewport
      if let target = presenter?.target() {
        painter.resize(viewport, width: target.width, height: target.height)
        // Until the scene is laid out anew, its ground: never a black frame.
        if lastPresent > 0 {
          target.fill(ground)
          _ = show([target.bounds])
        }
      }
    }
    if translator.exposed {
      translator.exposed = false
      if lastPresent > 0, !show([PixelRect(0, 0, painter.width, painter.height)]) { translator.append(.wake) }
    }
  }

  private func take(_ event: SDL_Event) { translator.add(event, viewport: viewport) }

  private func sleep(until deadline: Double, now: Double) {
    var event = SDL_Event()
    guard deadline < .infinity else {
      if SDL_WaitEvent(&event) != 0 { take(event) }
      return
    }
    let milliseconds = min((deadline - now) * 1000, 1e9)
    if milliseconds >= 2 {
      // SDL sleeps by whole milliseconds, and may be one late; the last one is slept exactly.
      if SDL_WaitEventTimeout(&event, Int32(milliseconds) - 1) != 0 { take(event) }
    } else {
      var rest = timespec(tv_sec: 0, tv_nsec: Int(milliseconds * 1e6))
      nanosleep(&rest, nil)
    }
  }

  private struct Waiting {
    let deadline: Double
    let isFrame: Bool

    init(_ wake: Wake, _ pacer: FramePacer, _ now: Double, isHeldBack: Bool) {
      switch wake {
      case .never: deadline = .infinity
      case .at(let time): deadline = time
      case .nextFrame: deadline = isHeldBack ? now : pacer.nextBeat(now: now)
      }
      isFrame = wake == .nextFrame
    }
  }

  // MARK: Writing

  // MARK: Starting

  private static func startVideo() throws(ScreenError) {
    for (name, value) in [
      (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"), (SDL_HINT_APP_NAME, "quartet"),
      (SDL_HINT_NO_SIGNAL_HANDLERS, "1"), (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
      (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"), (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      // `PadWatch` says when there is something to ask the controllers, which are read as any device is.
      (SDL_HINT_AUTO_UPDATE_JOYSTICKS, "0"), (SDL_HINT_JOYSTICK_HIDAPI, "0"),
      // The click that gives the window the focus is meant for what it hits, as everywhere else on the desktop.
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    ] { SDL_SetHint(name, value) }
    // Window coordinates are points, whichever SDL this is: sdl2-compat on SDL 3 makes them pixels on Wayland, when it begins.
    SDL_SetHintWithPriority("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY", "0", SDL_HINT_OVERRIDE)
    setenv("SDL_VIDEO_X11_WMCLASS", "quartet", 0)
    setenv("SDL_VIDEO_WAYLAND_WMCLASS", "quartet", 0)
    SDL_SetMainReady()
    LastCopy.begin()
    QuitSignals.watch()
    try openDisplay()
    SDL_EnableScreenSaver()
    SDL_StopTextInput()
  }

  /// Tries one server after the other, and says on standard error why it went on to the next.
  private static func openDisplay() throws(ScreenError) {
    let servers = try displayServers()
    for (index, server) in servers.enumerated() {
      if isOpened(server) { return }
      let reason = "The display cannot be opened (\(server)): \(sdlError())."
      guard index + 1 < servers.count else { throw ScreenError(reason, isUnavailable: true) }
      let line = "quartet: \(reason) Trying \(servers[index + 1]).\n"
      _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }
  }

  /// The display servers to try: only those that the environment names. Left alone, SDL would also start its driver that
  /// shows nothing, and libraries would complain about servers that nobody has. A desktop that has both is Wayland's: seen
  /// through X11 the window would be drawn at half size on a dense display, and blurred.
  private static func displayServers() throws(ScreenError) -> [String] {
    func isSet(_ name: String) -> Bool { getenv(name).map { $0.pointee != 0 } ?? false }
    // Whoever names a driver, in the environment or before the window is made, has chosen.
    if let chosen = SDL_GetHint(SDL_HINT_VIDEODRIVER) { return [String(cString: chosen)] }
    var servers: [String] = []
    if isSet("WAYLAND_DISPLAY") || isSet("WAYLAND_SOCKET") { servers.append("wayland") }
    if isSet("DISPLAY") { servers.append("x11") }
    guard !servers.isEmpty else {
      throw ScreenError(
        "There is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set.",
        isUnavailable: true)
    }
    return servers
  }

  private static func isOpened(_ server: String) -> Bool {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, server)
    return SDL_InitSubSystem(SDL_INIT_VIDEO) == 0
  }

  /// Without a device file there is no graphics card, and OpenGL need not be loaded to find that out.
  private static var mayHaveGPU: Bool {
    (0..<4).contains { isReadable("/dev/dri/renderD\(128 + $0)") } || isReadable("/dev/nvidiactl")
  }

  private static func presenter(
    for window: OpaquePointer, _ choice: RendererChoice, _ wantsGPU: Bool
  ) -> (any Presenter)? {
    if wantsGPU, let texture = TexturePresenter(window: window, anyGPU: choice == .accelerated) {
      return texture
    }
    if choice == .accelerated { return nil }
    return SurfacePresenter(window: window) ?? TexturePresenter(window: window, anyGPU: true)
  }

  private static func refreshRate(of window: OpaquePointer) -> Double {
    var mode = SDL_DisplayMode()
    SDL_GetCurrentDisplayMode(max(0, SDL_GetWindowDisplayIndex(window)), &mode)
    return Double(mode.refresh_rate)
  }

  private static func viewport(of window: OpaquePointer, _ density: Density) -> Viewport {
    var size: (w: Int32, h: Int32) = (0, 0)
    var pixels: (w: Int32, h: Int32) = (0, 0)
    SDL_GetWindowSize(window, &size.w, &size.h)
    SDL_GetWindowSizeInPixels(window, &pixels.w, &pixels.h)
    return Viewport(
      window: Size(Double(size.w), Double(size.h)), pixels: Size(Double(pixels.w), Double(pixels.h)),
      density: density.factor)
  }

  /// After the first picture, because nobody waits for it.
  private func setIcon() {
    hasIcon = true
    let icon = PictureOrder(picture: .asset("brand/app-icon"), width: 64, height: 64)
    guard let surface = painter.loader.surface(icon) else { return }
    SDL_SetWindowIcon(window, surface)
    SDL_FreeSurface(surface)
  }
}
