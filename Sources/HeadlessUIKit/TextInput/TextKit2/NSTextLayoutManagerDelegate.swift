public import Foundation

/// Creates the fragments in which a text is laid out and drawn.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  /// A fragment for an element, as `NSTextLayoutFragment(textElement:range:)` makes one. Optional.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
}
