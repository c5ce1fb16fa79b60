public import Foundation

/// A layer that iOS draws in tiles, in the background and as they are needed. Here it is drawn at once and whole, so that a
/// picture shows all of it.
open class CATiledLayer: CALayer {
  /// In seconds: how long a new tile takes to appear. None does, here.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// Kept without effect: the layer is drawn at the size that it is shown in.
  open var levelsOfDetail = 1
  /// Kept without effect: the layer is drawn at the size that it is shown in.
  open var levelsOfDetailBias = 0
  /// Kept without effect: the layer is drawn whole. In pixels.
  open var tileSize = CGSize(width: 256, height: 256)
}
