import Foundation

/// The first responder, which receives typed text. UIKit has one for each window; here a test has one for all of its windows, that
/// of the frontmost one.
@MainActor final class FirstResponder {
  // Not a strong reference: the app's state owns this object.
  private unowned let app: AppState
  private let outer: FirstResponder?
  private weak var own: UIResponder?

  /// - Parameter outer: the enclosing state's first responder; nil for the process's.
  init(of app: AppState, within outer: FirstResponder?) {
    self.app = app
    self.outer = outer
  }

  /// The first responder of the running code.
  static var ofCode: FirstResponder { AppState.current.firstResponder }

  /// The first responder for a responder's window, or of the running code if there is no window.
  static func of(_ responder: UIResponder?) -> FirstResponder {
    (responder?.hostingWindow?.app ?? .current).firstResponder
  }

  /// The first responder; inherited from the enclosing state until the test has its own.
  var current: UIResponder? { own ?? outer?.current }

  /// The first responder in a responder's window, or in any window for nil. System windows, such as the keyboard's, share it; a
  /// responder outside of windows has none.
  func current(beside responder: UIResponder?) -> UIResponder? {
    guard let responder, let current else { return current }
    // An app's own responder isn't in a window.
    guard let own = current.hostingWindow else { return current }
    guard let window = responder.hostingWindow else { return nil }
    return window === own || window.isSystems || own.isSystems ? current : nil
  }

  /// Whether the first responder is in a window.
  func isIn(_ window: UIWindow) -> Bool { current?.hostingWindow === window }

  /// A view that asked to become the first responder before it was in a window.
  private weak var waiting: UIView?

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
      own = responder
      responder.focus = app
      responder.didBecomeFirstResponder()
    }
    depth -= 1
    tellKeyboard()
    return isFree
  }

  func resign(_ responder: UIResponder) -> Bool {
    if waiting === responder { waiting = nil }
    guard own === responder else { return true }
    guard isForced || responder.canResignFirstResponder else { return false }
    own = nil
    responder.didResignFirstResponder()
    tellKeyboard()
    return true
  }

  /// Makes the responder resign even if it refuses.
  func forceToResign(_ responder: UIResponder) {
    isForced = true
    responder.resignFirstResponder()
    isForced = false
    guard own === responder else { return }
    own = nil
    responder.didResignFirstResponder()
    tellKeyboard()
  }

  /// Updates the keyboard, which stays if one text input replaces another.
  private func tellKeyboard() {
    if depth == 0 { app.keyboard.update(forNewResponder: true) }
  }

  // MARK: Waiting for a window

  private func wait(_ view: UIView) {
    waiting = view
    view.focus = app
  }

  /// Makes a view the first responder if it was waiting for a window.
  func viewDidEnterWindow(_ view: UIView) {
    guard waiting === view else { return }
    waiting = nil
    view.becomeFirstResponder()
  }
}

extension UIResponder {
  /// The window of the first view or controller in the responder chain.
  fileprivate var hostingWindow: UIWindow? {
    ResponderChain(from: self).first { responder in
      if let window = responder as? UIWindow { return window }
      return (responder as? UIView)?.window ?? (responder as? UIViewController)?.viewIfLoaded?.window
    }
  }
}
