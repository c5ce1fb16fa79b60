public import Foundation

/// A stretch of a text, between two places.
@preconcurrency @MainActor open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}
