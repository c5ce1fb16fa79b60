package import Foundation
internal import Graphics

/// A pattern's cell that is drawn once and stored in a colour.
final class PatternCell: NSObject, PatternTile {
  private let drawing: Drawing

  init(_ drawing: Drawing) {
    self.drawing = drawing
    super.init()
  }

  var cgImage: CGImage? { CGImage(.drawing(drawing)) }

  /// The size, in points.
  var size: CGSize {
    CGSize(
      width: CGFloat(drawing.pixelWidth) / drawing.scale, height: CGFloat(drawing.pixelHeight) / drawing.scale)
  }

  var scale: CGFloat { drawing.scale }

  override func isEqual(_ object: Any?) -> Bool { (object as? PatternCell)?.drawing == drawing }

  override var hash: Int { drawing.hashValue }

  override var description: String { "\(size.width) x \(size.height)" }
}

/// Provides the scale in which a pattern's cell is drawn before its destination is known. UIKit makes `CGPattern` conform, and
/// returns the scale of the current traits.
package protocol PatternScaling {
  /// The scale, in pixels per point.
  static var cellScale: CGFloat { get }
}

/// The tile that a colour repeats in both directions: a cell of a `CGPattern`, or one of UIKit's images.
package protocol PatternTile: NSObject, Sendable {
  /// The image to repeat; nil if there is none.
  var cgImage: CGImage? { get }
  /// The size, in points.
  var size: CGSize { get }
  /// The scale, in pixels per point.
  var scale: CGFloat { get }
}
