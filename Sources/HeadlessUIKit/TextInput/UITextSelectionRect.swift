public import Foundation

/// A rectangle of selected text.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// In points of the text input.
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  /// Always false: text runs in horizontal lines.
  open var isVertical: Bool { false }
}
