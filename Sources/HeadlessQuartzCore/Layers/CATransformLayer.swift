internal import Foundation
internal import Graphics

/// A layer that shows nothing but its sublayers.
open class CATransformLayer: CALayer {
  override var showsItself: Bool { false }
}
