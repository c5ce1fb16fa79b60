public import Foundation

/// A rectangle that is part of Auto Layout and is never drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding, LayoutItem, RuntimeInitializable {
  /// The view in whose coordinates the guide is positioned; set by `addLayoutGuide(_:)`.
  open var owningView: UIView? {
    get { ownerReference?.target }
    set { ownerReference = newValue?.backReference }
  }
  private var ownerReference: BackReference<UIView>?

  nonisolated final let backReference = BackReference<UILayoutGuide>()

  /// A name for readers of reports of layout conflicts.
  open var identifier = ""

  private var slot: LayoutSlot?

  // Repeated by RuntimeInitializable.
  /// A guide without a view.
  public override init() {
    MainThreadDeallocation.prepare(Self.self)
    super.init()
    backReference.begin(self)
  }

  /// Layout guides can't be read from an archive yet.
  public required init?(coder: NSCoder) {
    MainThreadDeallocation.prepare(Self.self)
    super.init()
    backReference.begin(self)
  }

  deinit {
    backReference.end()
  }

  /// Has no effect: layout guides aren't archived.
  open func encode(with coder: NSCoder) {}

  /// In points, in the owning view's coordinates, rounded to pixels; as of the last layout.
  open var layoutFrame: CGRect {
    guard let slot, let engine = slot.engine else { return .zero }
    return engine.roundedFrame(of: slot)
  }

  /// Where the item starts in the layout direction.
  open var leadingAnchor: NSLayoutXAxisAnchor { layoutSlot.xAnchor(.leading) }
  /// Where the item ends in the layout direction.
  open var trailingAnchor: NSLayoutXAxisAnchor { layoutSlot.xAnchor(.trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { layoutSlot.xAnchor(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { layoutSlot.xAnchor(.right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { layoutSlot.yAnchor(.top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { layoutSlot.yAnchor(.bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { layoutSlot.dimension(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { layoutSlot.dimension(.height) }
  /// The middle from side to side.
  open var centerXAnchor: NSLayoutXAxisAnchor { layoutSlot.xAnchor(.centerX) }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { layoutSlot.yAnchor(.centerY) }

  /// The constraints that decide on the place and size along an axis, directly or through others.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.existingLayoutEngine?.allConstraintsAffecting(layoutSlot, axis: axis) ?? []
  }

  /// Whether constraints leave another place or size open.
  open var hasAmbiguousLayout: Bool {
    guard let slot, let engine = owningView?.existingLayoutEngine else { return false }
    return engine.isAmbiguous(slot)
  }

  /// In UIKit's format; the class and the address off the main thread.
  nonisolated open override var description: String {
    DescriptionFormat.text(of: self) {
      let frame = layoutFrame
      let place = [frame.minX, frame.minY, frame.width, frame.height].map(DescriptionFormat.number)
      return "<\(ItemName.className(of: self)): \(address(of: self)) - \"\(identifier)\", layoutFrame = "
        + "{{\(place[0]), \(place[1])}, {\(place[2]), \(place[3])}}, owningView = "
        + "\(owningView.map { "\($0)" } ?? "(null)")>"
    }
  }

  package var layoutContainer: UIView? { owningView }

  package var layoutView: UIView? { owningView }

  package var layoutSlot: LayoutSlot {
    if let slot { return slot }
    let made = LayoutSlot(guide: self)
    slot = made
    return made
  }

  var existingLayoutSlot: LayoutSlot? { slot }

  /// The guide's frame as a function of its owning view's size; nil for a guide that constraints place.
  func placement(on axis: NSLayoutConstraint.Axis, ownerLength: LayoutQuantity) -> LayoutPlacement? { nil }

  /// Whether constraints place the guide, and not its owner's size.
  var isUnknown: Bool { placement(on: .horizontal, ownerLength: .constant(0)) == nil }

  /// The owning view has another size, of which the guide's place may be more than a linear function.
  func ownerSizeDidChange() {}

  /// The owning view's safe area or margins changed.
  func ownerInsetsDidChange() {}

  /// Whether only constraints determine the guide's size.
  var startsAtOrigin: Bool { false }
}
