package import HeadlessCoreGraphics

/// What a layer takes as its contents beside a `CGImage`: images of UIKit's adopt it.
package protocol LayerContents {
  /// Nil where there is nothing to be seen.
  var cgImage: CGImage? { get }
}
