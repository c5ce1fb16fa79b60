public import Foundation

/// An attribute of a view or layout guide, for creating constraints; the generic argument distinguishes axes.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject,
  @preconcurrency NSCopying, @preconcurrency NSCoding
{
  private let view: BackReference<UIView>?
  private let guide: BackReference<UILayoutGuide>?
  private let attribute: NSLayoutConstraint.Attribute
  /// For a distance: where it starts.
  private let origin: LayoutReferenceOrigin?

  init(_ reference: LayoutReference) {
    view = reference.slot.viewReference
    guide = reference.slot.guideReference
    attribute = reference.attribute
    origin = reference.origin
    super.init()
  }

  private var anchoredItem: (any LayoutItem)? { view?.target ?? guide?.target }

  /// Nil: anchors belong to their items, and aren't archived.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Has no effect: anchors aren't archived.
  open func encode(with coder: NSCoder) {}

  /// The anchor itself, of which there is one.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  final var reference: LayoutReference {
    LayoutReference(slot: anchoredItem?.layoutSlot ?? LayoutSlot(), attribute, from: origin)
  }

  /// A name for readers of descriptions: the item and its attribute.
  open var name: String { ItemName.text(anchoredItem) + ".\(attribute)" }

  /// The view or layout guide; nil once it is deallocated.
  open weak var item: AnyObject? { anchoredItem }

  /// Whether constraints leave another place or size open.
  open var hasAmbiguousLayout: Bool {
    guard let axis = attribute.axis, let item = anchoredItem, let engine = item.layoutView?.existingLayoutEngine
    else { return false }
    return engine.isAmbiguous(item.layoutSlot, axis: axis)
  }

  /// The constraints that decide on the place or length, directly or through others.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let axis = attribute.axis, let item = anchoredItem, let engine = item.layoutView?.existingLayoutEngine
    else { return [] }
    return engine.allConstraintsAffecting(item.layoutSlot, axis: axis)
  }

  /// In UIKit's format; the class and the address off the main thread.
  nonisolated open override var description: String {
    DescriptionFormat.text(of: self) { "<\(ItemName.className(of: self)):\(address(of: self)) \"\(name)\">" }
  }

  /// A constraint to be what `anchor` is.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .equal, anchor.reference)
  }

  /// A constraint to be at least what `anchor` is.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .greaterThanOrEqual, anchor.reference)
  }

  /// A constraint to be at most what `anchor` is.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .lessThanOrEqual, anchor.reference)
  }

  /// A constraint to be what `anchor` is, and `c` points more.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .equal, anchor.reference, constant: c)
  }

  /// A constraint to be at least what `anchor` is, and `c` points more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .greaterThanOrEqual, anchor.reference, constant: c)
  }

  /// A constraint to be at most what `anchor` is, and `c` points more.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(reference, .lessThanOrEqual, anchor.reference, constant: c)
  }
}

extension LayoutReference {
  /// The anchor that means the same, for any axis.
  var anchor: NSLayoutAnchor<AnyObject> {
    if origin != nil { return NSLayoutDimension(self).erased }
    return slot.anchor(attribute) { reference in
      if reference.isDimension { return NSLayoutDimension(reference).erased }
      return reference.axis == .vertical ? NSLayoutYAxisAnchor(reference).erased : NSLayoutXAxisAnchor(reference).erased
    }
  }
}

extension NSObject {
  /// Converts an anchor to one of no particular axis. Objective-C erases generic arguments, and UIKit's API relies on it; the
  /// argument doesn't affect the layout of the class, so the same object is returned.
  fileprivate var erased: NSLayoutAnchor<AnyObject> {
    Unmanaged.fromOpaque(Unmanaged.passUnretained(self).toOpaque()).takeUnretainedValue()
  }
}

extension LayoutSlot {
  /// The anchor for one of the item's attributes. There is one object for each, as in UIKit, where libraries distinguish
  /// constraints by the identity of their anchors.
  func anchor(
    _ attribute: NSLayoutConstraint.Attribute, make: (LayoutReference) -> NSLayoutAnchor<AnyObject>
  ) -> NSLayoutAnchor<AnyObject> {
    if let known = anchors[attribute.rawValue] { return known.erased }
    let made = make(LayoutReference(slot: self, attribute))
    anchors[attribute.rawValue] = made
    return made
  }

  func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    if let known = anchors[attribute.rawValue] { return unsafeDowncast(known, to: NSLayoutXAxisAnchor.self) }
    let made = NSLayoutXAxisAnchor(LayoutReference(slot: self, attribute))
    anchors[attribute.rawValue] = made
    return made
  }

  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    if let known = anchors[attribute.rawValue] { return unsafeDowncast(known, to: NSLayoutYAxisAnchor.self) }
    let made = NSLayoutYAxisAnchor(LayoutReference(slot: self, attribute))
    anchors[attribute.rawValue] = made
    return made
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    if let known = anchors[attribute.rawValue] { return unsafeDowncast(known, to: NSLayoutDimension.self) }
    let made = NSLayoutDimension(LayoutReference(slot: self, attribute))
    anchors[attribute.rawValue] = made
    return made
  }
}
