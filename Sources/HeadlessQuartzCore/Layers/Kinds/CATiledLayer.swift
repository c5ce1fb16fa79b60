public import Foundation

/// A layer that iOS draws in tiles, in the background and as they are needed. Here it is drawn at once and whole, so that a
/// picture shows all of it.
open class CATiledLayer: CALayer {
  /// In seconds: how long a new tile takes to appear. None does, here.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// Stored but unused: the layer is drawn at its displayed size.
  open var levelsOfDetail = 1
  /// Stored but unused: the layer is drawn at its displayed size.
  open var levelsOfDetailBias = 0
  /// Stored but unused: the layer is drawn completely. In pixels.
  open var tileSize = CGSize(width: 256, height: 256)
}
