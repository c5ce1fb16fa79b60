public import Foundation

/// The results of drawing or measuring text.
open class NSStringDrawingContext: NSObject {
  /// Stored but unused: text isn't scaled down.
  open var minimumScaleFactor: CGFloat = 0

  /// The scale that text was drawn with: 1.
  open internal(set) var actualScaleFactor: CGFloat = 1

  /// The bounds of the text, in points.
  open internal(set) var totalBounds: CGRect = .zero
}
