import Foundation

/// The receiver of what is typed. UIKit has one for each window; here there is one for all of a test's, that of the window in
/// front.
@MainActor final class FirstResponder {
  // Unowned in effect: the app's state owns this object.
  private unowned let app: AppState
  private let outer: FirstResponder?
  private weak var own: UIResponder?

  /// - Parameter outer: that of the code around the test; nil in the process's.
  init(of app: AppState, within outer: FirstResponder?) {
    self.app = app
    self.outer = outer
  }

  /// That of the code that runs.
  static var ofCode: FirstResponder { AppState.current.firstResponder }

  /// That of a responder: of its window, or of the code that runs.
  static func of(_ responder: UIResponder?) -> FirstResponder {
    (responder?.hostingWindow?.app ?? .current).firstResponder
  }

  /// A responder of the code around stays the first one until a test has one of its own.
  var current: UIResponder? { own ?? outer?.current }

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

  /// Has the responder resign, whatever it says to it.
  func forceToResign(_ responder: UIResponder) {
    isForced = true
    responder.resignFirstResponder()
    isForced = false
    guard own === responder else { return }
    own = nil
    responder.didResignFirstResponder()
    tellKeyboard()
  }

  /// The keyboard stays where one text input follows another.
  private func tellKeyboard() {
    if depth == 0 { app.keyboard.update(forNewResponder: true) }
  }

  // MARK: Waiting for a window

  private func wait(_ view: UIView) {
    waiting = view
    view.focus = app
  }

  /// A view got into a window: its turn may have come.
  func viewDidEnterWindow(_ view: UIView) {
    guard waiting === view else { return }
    waiting = nil
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
