public import Foundation

/// A view that a collection view places with its layout: a cell, a header or a decoration.
@preconcurrency @MainActor open class UICollectionReusableView: UIView, ReusableView {
  open internal(set) var reuseIdentifier: String?
  var owner: ListReference<UICollectionView>? {
    didSet { if oldValue == nil { updateMargins() } }
  }
  /// The collection view that shows this view.
  var collection: UICollectionView? { owner?.list }
  /// The attributes that were applied last.
  var told: UICollectionViewLayoutAttributes?
  /// The attributes for which the view is created.
  var expected: UICollectionViewLayoutAttributes?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    InterfaceCoder.read(self, as: UICollectionReusableView.self, coder)
  }

  /// Called before the view is reused for another element.
  open func prepareForReuse() {}

  // MARK: Places

  /// Applies an app layout's own attributes. Called after the position and appearance have been set.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  func take(_ attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout) {
    if told?.isEqual(attributes) == true { return }
    let wasHidden = told?.isHidden ?? false
    told = attributes.copy() as? UICollectionViewLayoutAttributes
    if CATransform3DIsIdentity(attributes.transform3D) {
      if !CATransform3DIsIdentity(transform3D) { transform3D = CATransform3DIdentity }
      takeFrame(attributes.frame)
    } else {
      bounds = attributes.bounds
      center = attributes.center
      transform3D = attributes.transform3D
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    // A view that hid itself stays hidden, as in Apple's samples, until the layout's attribute changes.
    if wasHidden != attributes.isHidden { isHidden = attributes.isHidden }
    if layer.zPosition != CGFloat(attributes.zIndex) { layer.zPosition = CGFloat(attributes.zIndex) }
    join(attributes.listSurroundings?.environment ?? .unspecified)
    apply(attributes)
  }

  // MARK: Sizes

  /// Returns the attributes with the view's preferred size; a copy if it differs.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard saysItsSize else { return layoutAttributes }
    let fitting = layoutAttributes.fitting ?? FittingPriorities(sizesWidth: true, sizesHeight: true)
    let size = PixelRounding(scale: layoutScale).roundUp(
      systemLayoutSizeFitting(
        layoutAttributes.size, withHorizontalFittingPriority: fitting.horizontal,
        verticalFittingPriority: fitting.vertical))
    var frame = layoutAttributes.frame
    if fitting.horizontal != .required { frame.size.width = size.width }
    if fitting.vertical != .required { frame.size.height = size.height }
    guard frame.size != layoutAttributes.size,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.frame = frame
    return preferred
  }

  /// Whether constraints or a configuration determine the view's size.
  var saysItsSize: Bool { core.constraints.contains { !$0.isMadeBySystem } }
}
