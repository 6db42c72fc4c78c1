// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

extension Stage {
  func show(_ words: String) { show(Saying(words)) }

  /// - Parameter file: what was written, for a button that shows it in its folder.
  func show(_ words: Saying, offersUndo: Bool = false, file: String? = nil) {
    toast = Toast(saying: words, start: now, owner: offersUndo ? ObjectIdentifier(top) : nil, file: file)
    (spent, lastSlip) = (now, words)
    top.isStale = true
  }

  /// The slip, unless it waits: for a pop-up to close, whose title has its place, or for the scene to which its way back
  /// leads to be on top again.
  var shownToast: Toast? {
    guard let toast, !top.scene.isPopup else { return nil }
    if let owner = toast.owner, owner != ObjectIdentifier(top) { return nil }
    return toast
  }

  /// Counts the time since the last call. It stands still while the slip waits or the pointer rests on its button; so
  /// this is called before layers come and go.
  func spendToast() {
    guard var toast else { return }
    let isHeld =
      [Toast.undoID, Toast.folderID].contains(top.host.hovered) && now > toast.start + Toast.fadeIn
    if shownToast == nil || isHeld { toast.start += now - spent }
    spent = now
    self.toast = toast
  }

  /// After a layer went: what it offered goes with it.
  func forgetOffer() {
    guard let owner = toast?.owner else { return }
    if !layers.contains(where: { ObjectIdentifier($0) == owner }) { toast = nil }
  }

  /// Lets the slip go when its time is over.
  func advanceToast() -> Wake {
    spendToast()
    guard let toast = shownToast else { return .never }
    let end = toast.start + toast.length
    guard now < end else {
      self.toast = nil
      return .nextFrame
    }
    if now < toast.start + Toast.fadeIn || now > end - Toast.fadeOut { return .nextFrame }
    // The line that runs out goes on by a pixel or two at a time.
    return .at(min(end - Toast.fadeOut, toast.hasButton ? now + 0.05 : .infinity))
  }
}
