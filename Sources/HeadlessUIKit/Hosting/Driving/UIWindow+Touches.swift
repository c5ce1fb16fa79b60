import Foundation

extension UIWindow {
  /// Sends touches, as from a user's fingers, with a layout after each: for tests. Not a part of UIKit.
  ///
  /// Recognizers and views receive them in UIKit's order. Time is counted and doesn't pass; after the last step it continues until
  /// no recognizer is waiting.
  public func send(_ sequence: TouchSequence) {
    var player = TouchPlayer(window: self)
    player.play(sequence)
  }
}

extension UIView {
  /// Taps the centre of the view, for tests; false for a view that isn't in a window. The tap hits whatever view is there. Not a
  /// part of UIKit.
  @discardableResult public func sendTap(count: Int = 1) -> Bool {
    guard let window else { return false }
    window.layoutIfNeeded()
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    window.send(.tap(at: middle, count: count))
    return true
  }
}
