public import Foundation

/// A layer that iOS draws in tiles, in the background and on demand. Here it is drawn at once and completely, so that a picture
/// shows all of it.
open class CATiledLayer: CALayer {
  /// The time in which a new tile fades in, in seconds; tiles don't fade in here.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// Stored but unused: the layer is drawn at its displayed size.
  open var levelsOfDetail = 1
  /// Stored but unused: the layer is drawn at its displayed size.
  open var levelsOfDetailBias = 0
  /// Stored but unused: the layer is drawn completely. In pixels.
  open var tileSize = CGSize(width: 256, height: 256)
}
