import Foundation

extension UIWindow {
  /// Sends touches, as from a person's fingers, and lays out after each: for tests. Not a part of UIKit.
  ///
  /// Recognizers and views get them in UIKit's order. Time is counted and doesn't pass; after the last step it goes on
  /// until no recognizer waits for more.
  public func send(_ sequence: TouchSequence) {
    var player = TouchPlayer(window: self)
    player.play(sequence)
  }
}

extension UIView {
  /// Taps the middle of the view, for tests; false for a view that isn't in a window. Whatever lies there takes the tap.
  /// Not a part of UIKit.
  @discardableResult public func sendTap(count: Int = 1) -> Bool {
    guard let window else { return false }
    window.layoutIfNeeded()
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    window.send(.tap(at: middle, count: count))
    return true
  }
}
