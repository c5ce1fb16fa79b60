import Foundation

/// A window of the test's own, in which a screen is shown for a while: it takes the screen's size and traits as after a turn of
/// the device, and its own again at the end. What its controllers present, and the first responder, stay.
@MainActor final class BorrowedWindow {
  private let window: UIWindow
  private let frame: CGRect
  private let wasHidden: Bool

  private let shownBefore: StateHost?

  /// - Parameters:
  ///   - host: whose state holds in the window while it is borrowed.
  ///   - surroundings: which hold while the window is borrowed; when they end, it is given back.
  init(_ window: UIWindow, in host: StateHost, within surroundings: HostedSurroundings) {
    self.window = window
    shownBefore = window.shownIn
    window.shownIn = host
    frame = window.frame
    wasHidden = window.isHidden
    window.screenDidChange()
    window.isHidden = false
    if window.app.firstResponder.isIn(window) { window.app.keyboard.update() }
    window.updateScreen()
    surroundings.atEnd { self.giveBack() }
  }

  private func giveBack() {
    window.screenDidChange(to: frame)
    window.updateScreen()
    window.isHidden = wasHidden
    window.shownIn = shownBefore
    (window.shownOn, window.shownBy) = (nil, nil)
  }
}
