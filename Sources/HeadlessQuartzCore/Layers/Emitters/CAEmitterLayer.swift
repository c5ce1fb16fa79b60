public import Foundation
internal import Graphics

/// A layer that emits particles.
///
/// A picture shows the layer when it has emitted for the lifetime of its particles, so that there are particles of every age;
/// `timeOffset` adds seconds to that. Random numbers are the same in every run: they are derived from `seed`.
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  /// Multiplies the cells' own values, as the following properties do.
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  /// The position, in points of the bounds.
  open var emitterPosition: CGPoint = .zero
  /// Stored but unused: particles stay in the layer's plane.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape, in points; a circle's radius is the width.
  open var emitterSize: CGSize = .zero
  /// Stored but unused: particles stay in the layer's plane.
  open var emitterDepth: CGFloat = 0
  open var emitterShape: CAEmitterLayerEmitterShape = .point
  open var emitterMode: CAEmitterLayerEmitterMode = .volume
  open var renderMode: CAEmitterLayerRenderMode = .unordered
  /// Stored but unused: particles stay in the layer's plane.
  open var preservesDepth = false
  open var seed: UInt32 = 0

  override func kindContents() -> [DisplayItem] {
    let items = ParticleSystem(self).particles.compactMap { $0.item(isAdditive: renderMode == .additive) }
    guard !items.isEmpty else { return [] }
    // Additive particles are added to each other and to what is below the layer.
    return items
  }

  override var hasKindContents: Bool { !(emitterCells ?? []).isEmpty }
}
