public import Foundation

/// The visible part of a view in a preview.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  /// The part of the view that is shown, in its own coordinates; nil for all of it, with round corners.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinates; nil for that of what is shown.
  open var shadowPath: UIBezierPath?
  /// Behind the view; nil for the system's background, `.clear` for none.
  open var backgroundColor: UIColor!

  public override init() {
    super.init()
  }

  /// - Parameter textLineRects: the rectangles of the lines of a text, in the view's coordinates, which are shown with a
  ///   margin.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    // UIKit's margin around the lines isn't published.
    for value in textLineRects {
      path.append(UIBezierPath(roundedRect: value.cgRectValue.insetBy(dx: -8, dy: -4), cornerRadius: 8))
    }
    visiblePath = path
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }
}
