public import Foundation

/// Provides the visible area, and shows the fragments in it.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  /// In points of the text's container.
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  /// Optional.
  func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
  /// Optional.
  func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
  public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
}
