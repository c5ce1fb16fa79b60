package import Foundation

/// Tells how finely a pattern's cell is drawn before it is known where it goes. UIKit has `CGPattern` adopt it, and answers
/// with the scale of the current traits.
package protocol PatternScaling {
  /// Pixels a point.
  static var cellScale: CGFloat { get }
}
