package import Foundation

/// What a colour repeats in both directions: a cell of a `CGPattern`, or an image of UIKit's, which adopts this.
package protocol PatternTile: NSObject, Sendable {
  /// Nil where there is nothing to be seen.
  var cgImage: CGImage? { get }
  /// In points.
  var size: CGSize { get }
  /// Pixels a point.
  var scale: CGFloat { get }
}
