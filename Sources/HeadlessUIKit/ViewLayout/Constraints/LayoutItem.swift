/// An item of constraints: a view or a layout guide.
@MainActor package protocol LayoutItem: AnyObject {
  /// The view in whose coordinates the item's own place is given: a view's superview, a guide's owning view.
  var layoutContainer: UIView? { get }
  /// The nearest view that the item belongs to: a view itself, a guide's owning view.
  var layoutView: UIView? { get }
  /// The item's slot in a layout engine, created at the first access.
  var layoutSlot: LayoutSlot { get }
}

/// An attribute of an item, or the distance between two.
///
/// References the item's slot, not the item: constraints don't retain views, and copying costs no weak reference.
@MainActor struct LayoutReference {
  let slot: LayoutSlot
  let attribute: NSLayoutConstraint.Attribute
  /// For a distance between two places: where it starts. The reference then means this item's place less that one's.
  let origin: LayoutReferenceOrigin?

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, from origin: LayoutReferenceOrigin? = nil) {
    self.init(slot: item.layoutSlot, attribute, from: origin)
  }

  init(slot: LayoutSlot, _ attribute: NSLayoutConstraint.Attribute, from origin: LayoutReferenceOrigin? = nil) {
    self.slot = slot
    self.attribute = attribute
    self.origin = origin
  }

  /// Nil once the view or guide is deallocated.
  var item: (any LayoutItem)? { slot.item }

  var axis: NSLayoutConstraint.Axis? { attribute.axis }

  var isDimension: Bool { attribute.isDimension || origin != nil }

  /// Whether the attribute depends on the layout direction.
  var isDirectional: Bool { attribute.isDirectional || origin?.attribute.isDirectional == true }
}

@MainActor struct LayoutReferenceOrigin {
  let slot: LayoutSlot
  let attribute: NSLayoutConstraint.Attribute
}
