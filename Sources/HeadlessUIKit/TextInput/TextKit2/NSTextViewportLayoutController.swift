public import Foundation

/// Enumerates the visible fragments, for an app's own text views.
open class NSTextViewportLayoutController: NSObject {
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  /// The last visible area, in points of the container.
  open private(set) var viewportBounds = CGRect.zero
  /// The text that was visible in the last layout.
  open private(set) var viewportRange: NSTextRange?

  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// Asks the delegate for the visible area, and passes it each fragment that intersects it.
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
