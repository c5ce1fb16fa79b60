/// What constraints speak of: a view or a layout guide.
@MainActor package protocol LayoutItem: AnyObject {
  /// The view in whose coordinates the item's own place is told: a view's superview, a guide's owning view.
  var layoutContainer: UIView? { get }
  /// The nearest view that the item belongs to: a view itself, a guide's owning view.
  var layoutView: UIView? { get }
  /// The item's place in a layout engine, made when first asked for.
  var layoutSlot: LayoutSlot { get }
}

/// One attribute of one item, or the distance between two.
@MainActor struct LayoutReference {
  weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// For a distance between two places: where it starts. The reference then means this item's place less that one's.
  var origin: LayoutReferenceOrigin?

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, from origin: LayoutReferenceOrigin? = nil) {
    self.item = item
    self.attribute = attribute
    self.origin = origin
  }

  var axis: NSLayoutConstraint.Axis? { attribute.axis }

  var isDimension: Bool { attribute.isDimension || origin != nil }

  /// The views that take part, to find what they have in common.
  var views: [UIView] { [item?.layoutView, origin?.item?.layoutView].compactMap { $0 } }
}

@MainActor struct LayoutReferenceOrigin {
  weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
}
