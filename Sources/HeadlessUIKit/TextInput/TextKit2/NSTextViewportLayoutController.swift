public import Foundation

/// Goes through the fragments that are in sight, for an app's own text views.
open class NSTextViewportLayoutController: NSObject {
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  /// What was in sight last, in points of the container.
  open private(set) var viewportBounds = CGRect.zero
  /// The text that was in sight last.
  open private(set) var viewportRange: NSTextRange?

  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// Asks the delegate what is in sight, and hands it each fragment that has a part of that.
  open func layoutViewport() {
    guard let textLayoutManager, let delegate else { return }
    delegate.textViewportLayoutControllerWillLayout(self)
    viewportBounds = delegate.viewportBounds(for: self)
    viewportRange = nil
    textLayoutManager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { fragment in
      let frame = fragment.layoutFragmentFrame
      guard frame.minY < viewportBounds.maxY else { return false }
      if frame.maxY > viewportBounds.minY {
        delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
        viewportRange = viewportRange?.union(fragment.rangeInElement) ?? fragment.rangeInElement
      }
      return true
    }
    delegate.textViewportLayoutControllerDidLayout(self)
  }
}
