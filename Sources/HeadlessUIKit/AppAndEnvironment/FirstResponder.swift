import Foundation

/// Who gets what is typed. UIKit has one for each window; here there is one for all, that of the window in front.
@MainActor final class FirstResponder {
  static let shared = FirstResponder()

  private(set) weak var current: UIResponder?

  /// A view that asked before it was in a window.
  private weak var waiting: UIView?
  /// Whether somebody may be waiting: spares the look at a weak reference.
  private(set) var mayHaveWaiting = false

  /// Whether nobody is asked if they want to go.
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
