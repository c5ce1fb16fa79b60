public import Foundation

/// A rectangle that takes part in Auto Layout and is never drawn.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, @preconcurrency NSCoding, LayoutItem {
  /// The view in whose coordinates the guide lies; nil until `addLayoutGuide(_:)`.
  open internal(set) weak var owningView: UIView?

  open var identifier = ""

  private var slot: LayoutSlot?

  public override init() {
    super.init()
  }

  /// Layout guides can't be read from an archive yet.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  /// In points, in the owning view's coordinates, rounded to pixels; as of the last layout.
  open var layoutFrame: CGRect {
    guard let slot, let engine = slot.engine else { return .zero }
    return engine.roundedFrame(of: slot)
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { layoutSlot.xAnchor(.leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { layoutSlot.xAnchor(.trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { layoutSlot.xAnchor(.left) }
  open var rightAnchor: NSLayoutXAxisAnchor { layoutSlot.xAnchor(.right) }
  open var topAnchor: NSLayoutYAxisAnchor { layoutSlot.yAnchor(.top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { layoutSlot.yAnchor(.bottom) }
  open var widthAnchor: NSLayoutDimension { layoutSlot.dimension(.width) }
  open var heightAnchor: NSLayoutDimension { layoutSlot.dimension(.height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { layoutSlot.xAnchor(.centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { layoutSlot.yAnchor(.centerY) }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.existingLayoutEngine?.constraintsAffecting(layoutSlot, axis: axis) ?? []
  }

  open var hasAmbiguousLayout: Bool {
    guard let slot, let engine = owningView?.existingLayoutEngine else { return false }
    return engine.isAmbiguous(slot)
  }

  package var layoutContainer: UIView? { owningView }

  package var layoutView: UIView? { owningView }

  package var layoutSlot: LayoutSlot {
    if let slot { return slot }
    let made = LayoutSlot(guide: self)
    slot = made
    return made
  }

  /// The guide's place as a function of its owning view's size; nil for a guide that constraints alone place.
  func placement(on axis: NSLayoutConstraint.Axis, ownerLength: LayoutQuantity) -> LayoutPlacement? { nil }

  /// Whether constraints place the guide, and not its owner's size.
  var isUnknown: Bool { placement(on: .horizontal, ownerLength: .constant(0)) == nil }

  /// The owning view has another size, of which the guide's place may be more than a linear function.
  func ownerSizeDidChange() {}

  /// Whether constraints decide on the guide's size alone.
  var startsAtOrigin: Bool { false }
}
