package import Foundation
package import HeadlessCoreGraphics

/// Sets the text of a text layer. Fonts and styled strings are UIKit's, which has `CATextLayer` adopt it.
package protocol TextLayerSetting: CATextLayer {
  /// The size of the text, broken only at line breaks; in points.
  var textSize: CGSize { get }
  /// Draws the text within the layer's bounds.
  func drawText(in context: CGContext)
}
