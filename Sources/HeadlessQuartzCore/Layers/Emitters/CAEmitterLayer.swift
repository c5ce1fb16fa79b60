public import Foundation
internal import Graphics

/// A layer that sends out particles.
///
/// A picture shows it when it has been at work for as long as its particles live, so that there are particles of every age;
/// `timeOffset` adds seconds to that. Chance is the same in every run: it follows from `seed`.
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  /// Multiplies the cells' own, as the following do.
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  /// In points of the bounds.
  open var emitterPosition: CGPoint = .zero
  /// Stored but unused: particles stay in the layer's plane.
  open var emitterZPosition: CGFloat = 0
  /// Of the shape, in points; a circle's radius is the width.
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
    // Added light adds up before it meets what is below.
    return items
  }

  override var hasKindContents: Bool { !(emitterCells ?? []).isEmpty }
}
