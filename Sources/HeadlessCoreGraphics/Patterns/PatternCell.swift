package import Foundation
internal import Graphics

/// One cell of a pattern, drawn once, as a colour holds it.
final class PatternCell: NSObject, PatternTile {
  private let drawing: Drawing

  init(_ drawing: Drawing) {
    self.drawing = drawing
    super.init()
  }

  var cgImage: CGImage? { CGImage(.drawing(drawing)) }

  /// In points.
  var size: CGSize {
    CGSize(
      width: CGFloat(drawing.pixelWidth) / drawing.scale, height: CGFloat(drawing.pixelHeight) / drawing.scale)
  }

  var scale: CGFloat { drawing.scale }

  override func isEqual(_ object: Any?) -> Bool { (object as? PatternCell)?.drawing == drawing }

  override var hash: Int { drawing.hashValue }

  override var description: String { "\(size.width) x \(size.height)" }
}

/// Tells how finely a pattern's cell is drawn before it is known where it goes. UIKit has `CGPattern` adopt it, and answers
/// with the scale of the current traits.
package protocol PatternScaling {
  /// Pixels a point.
  static var cellScale: CGFloat { get }
}

/// What a colour repeats in both directions: a cell of a `CGPattern`, or an image of UIKit's, which adopts this.
package protocol PatternTile: NSObject, Sendable {
  /// Nil where there is nothing to be seen.
  var cgImage: CGImage? { get }
  /// In points.
  var size: CGSize { get }
  /// Pixels a point.
  var scale: CGFloat { get }
}
