public import Foundation

/// An input view that says whether its keys click. Nothing asks: there is no loudspeaker.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

// The property is optional in UIKit.
extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
