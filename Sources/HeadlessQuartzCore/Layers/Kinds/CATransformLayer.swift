internal import Foundation
internal import Graphics

/// A layer that shows nothing but its sublayers, in one space with what is around: they aren't flattened into its plane.
open class CATransformLayer: CALayer {
  override var showsItself: Bool { false }
  override var preservesSublayerDepth: Bool { true }
}
