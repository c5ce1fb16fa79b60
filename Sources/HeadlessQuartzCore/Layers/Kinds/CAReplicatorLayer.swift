public import Foundation
internal import Graphics

/// A layer that displays copies of its sublayers, each moved and coloured a step further.
open class CAReplicatorLayer: CALayer {
  /// The number of copies of the sublayers, including the originals.
  open var instanceCount: Int = 1
  /// Stored but unused: 3D transforms are flattened.
  open var preservesDepth: Bool = false
  /// The delay between the animations of consecutive copies, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The displayed values of the replicated layers in each copy after the first; empty if all copies show the same values.
  var delayedCopies: [[(layer: CALayer, values: [String: Any])]] = []
  /// The transform from each copy to the next, about the layer's anchor point.
  open var instanceTransform: CATransform3D = CATransform3DIdentity
  /// The colour by which the colours of the sublayers are multiplied.
  open var instanceColor: CGColor? = .white
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  /// The amount that is added to the alpha for each copy.
  open var instanceAlphaOffset: Float = 0

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAReplicatorLayer else { return }
    instanceCount = other.instanceCount
    preservesDepth = other.preservesDepth
    instanceDelay = other.instanceDelay
    instanceTransform = other.instanceTransform
    instanceColor = other.instanceColor
    instanceRedOffset = other.instanceRedOffset
    instanceGreenOffset = other.instanceGreenOffset
    instanceBlueOffset = other.instanceBlueOffset
    instanceAlphaOffset = other.instanceAlphaOffset
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func sublayerItems(fading: CGFloat) -> [DisplayItem] {
    let originals = renderedSublayers(fading: fading)
    guard instanceCount > 0, !originals.isEmpty || !delayedCopies.isEmpty else { return [] }
    let count = min(instanceCount, CAReplicatorLayer.maximumCount, room(for: originals))
    if count < instanceCount {
      ErrorStream.tell(
        "CAReplicatorLayer: \(count) of \(instanceCount) copies are shown, which is as many as can be distinguished.")
    }
    let anchor = geometry.anchor
    var step = instanceTransform.flattened.translatedBy(x: -anchor.x, y: -anchor.y)
    step.tx += anchor.x
    step.ty += anchor.y
    var place = CGAffineTransform.identity
    var copies: [DisplayItem] = []
    for index in 0..<count {
      let color = color(ofInstance: index)
      let shown = items(ofCopy: index, fading: fading) ?? originals
      let items = color.withAlpha(1) == .white ? shown : shown.map { $0.multiplied(by: color) }
      if place.isIdentity, color.alpha == 1 {
        copies += items
      } else if color.alpha > 0 {
        copies.append(.group(DisplayGroup(transform: place, opacity: color.alpha, items: items)))
      }
      place = step.concatenating(place)
    }
    return copies
  }

  /// The items of a copy; nil for a copy that looks like the originals.
  private func items(ofCopy index: Int, fading: CGFloat) -> [DisplayItem]? {
    guard index > 0, delayedCopies.indices.contains(index - 1) else { return nil }
    return LayerPresentation.during(delayedCopies[index - 1]) { renderedSublayers(fading: fading) }
  }

  /// The colour by which a copy's colours are multiplied.
  private func color(ofInstance index: Int) -> Graphics.Color {
    let first = instanceColor?.color ?? .white
    func component(_ value: CGFloat, _ offset: Float) -> CGFloat {
      min(max(value + CGFloat(offset) * CGFloat(index), 0), 1)
    }
    return Graphics.Color(
      red: component(first.red, instanceRedOffset), green: component(first.green, instanceGreenOffset),
      blue: component(first.blue, instanceBlueOffset), alpha: component(first.alpha, instanceAlphaOffset))
  }

  /// Limits beyond which copies can't be distinguished on a screen. The second one limits the copies of nested replicators, whose
  /// numbers are multiplied.
  private static let maximumCount = 10_000
  static let maximumItems = 100_000

  /// The number of copies of the items that the limit allows.
  private func room(for items: [DisplayItem]) -> Int {
    var count = 0
    var rest = items
    while let item = rest.popLast(), count < CAReplicatorLayer.maximumItems {
      count += 1
      if case .group(let group) = item { rest += group.items }
    }
    return max(1, CAReplicatorLayer.maximumItems / max(count, 1))
  }
}
