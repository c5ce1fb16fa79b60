import Foundation

/// The receiver of what is typed. UIKit has one for each window; here there is one for all, that of the window in
/// front.
@MainActor final class FirstResponder {
  static let shared = FirstResponder()

  private(set) weak var current: UIResponder?

  /// The one of the window that a responder is in, or of any for nil. The keyboard's windows belong to all; what is in no window
  /// has none: responders on other screens are ignored.
  func current(beside responder: UIResponder?) -> UIResponder? {
    guard let responder, let current else { return current }
    // An object of the app's own is in no window.
    guard let own = current.hostingWindow else { return current }
    guard let window = responder.hostingWindow else { return nil }
    return window === own || window.isSystems || own.isSystems ? current : nil
  }

  /// Whether there is one in a window.
  func isIn(_ window: UIWindow) -> Bool { current?.hostingWindow === window }

  /// A view that asked before it was in a window.
  private weak var waiting: UIView?
  /// Whether a caller may be waiting: spares the look at a weak reference.
  private(set) var mayHaveWaiting = false

  /// Whether the first responder resigns without being asked.
  private(set) var isForced = false
  private var depth = 0

  func become(_ responder: UIResponder) -> Bool {
    if current === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let view = responder as? UIView, view.window == nil {
      wait(view)
      return false
    }
    depth += 1
    let isFree = current?.resignFirstResponder() ?? true
    if isFree {
      current = responder
      responder.didBecomeFirstResponder()
    }
    depth -= 1
    tellKeyboard()
    return isFree
  }

  func resign(_ responder: UIResponder) -> Bool {
    if waiting === responder { stopWaiting() }
    guard current === responder else { return true }
    guard isForced || responder.canResignFirstResponder else { return false }
    current = nil
    responder.didResignFirstResponder()
    tellKeyboard()
    return true
  }

  /// Has the responder resign, whatever it says to it.
  func forceToResign(_ responder: UIResponder) {
    isForced = true
    responder.resignFirstResponder()
    isForced = false
    guard current === responder else { return }
    current = nil
    responder.didResignFirstResponder()
    tellKeyboard()
  }

  /// The keyboard stays where one text input follows another.
  private func tellKeyboard() {
    if depth == 0 { HostedKeyboard.shared.update(forNewResponder: true) }
  }

  // MARK: Waiting for a window

  private func wait(_ view: UIView) {
    waiting = view
    mayHaveWaiting = true
  }

  private func stopWaiting() {
    waiting = nil
    mayHaveWaiting = false
  }

  /// A view got into a window: its turn may have come.
  func viewDidEnterWindow(_ view: UIView) {
    guard waiting === view else { return }
    stopWaiting()
    view.becomeFirstResponder()
  }
}

extension UIResponder {
  /// The window of the first view or controller up the chain.
  fileprivate var hostingWindow: UIWindow? {
    ResponderChain(from: self).first { responder in
      if let window = responder as? UIWindow { return window }
      return (responder as? UIView)?.window ?? (responder as? UIViewController)?.viewIfLoaded?.window
    }
  }
}
