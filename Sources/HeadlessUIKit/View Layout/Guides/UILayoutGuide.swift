public import Foundation

/// A rectangle that takes part in Auto Layout and is never drawn.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutItem {
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

  /// In points, in the owning view's coordinates, rounded to pixels; as of the last layout.
  open var layoutFrame: CGRect {
    guard let owningView, let slot, let engine = owningView.existingLayoutEngine else { return .zero }
    return engine.roundedFrame(of: slot, in: owningView)
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutReference(self, .leading)) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutReference(self, .trailing)) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutReference(self, .left)) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutReference(self, .right)) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutReference(self, .top)) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutReference(self, .bottom)) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutReference(self, .width)) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutReference(self, .height)) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutReference(self, .centerX)) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutReference(self, .centerY)) }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.existingLayoutEngine?.constraintsAffecting(self, axis: axis) ?? []
  }

  open var hasAmbiguousLayout: Bool {
    guard let slot, let engine = owningView?.existingLayoutEngine else { return false }
    return !engine.isDetermined(slot)
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

  /// Whether constraints decide on the guide's size alone.
  var startsAtOrigin: Bool { false }
}
