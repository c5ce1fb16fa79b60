public import Foundation

/// A view that a collection view shows in the place that its layout has for it: a cell, a header, a decoration.
@preconcurrency @MainActor open class UICollectionReusableView: UIView, ReusableView {
  open internal(set) var reuseIdentifier: String?
  var owner: ListReference<UICollectionView>? {
    didSet { if oldValue == nil { updateMargins() } }
  }
  /// The view that shows this one.
  var collection: UICollectionView? { owner?.list }
  /// What the view took over last.
  var told: UICollectionViewLayoutAttributes?
  /// What it is made for.
  var expected: UICollectionViewLayoutAttributes?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    InterfaceCoder.read(self, as: UICollectionReusableView.self, coder)
  }

  /// The view is about to be shown for another element.
  open func prepareForReuse() {}

  // MARK: Places

  /// Takes over what a layout of the app's own says beyond place and look. Called once these are set.
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
    // A view that hid itself stays hidden, as in Apple's own samples, until the layout says something new.
    if wasHidden != attributes.isHidden { isHidden = attributes.isHidden }
    if layer.zPosition != CGFloat(attributes.zIndex) { layer.zPosition = CGFloat(attributes.zIndex) }
    join(attributes.listSurroundings?.environment ?? .unspecified)
    apply(attributes)
  }

  // MARK: Sizes

  /// The attributes with the size that the view would like best: a copy where that is another one.
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

  /// Whether constraints, or a configuration, say how large the view has to be.
  var saysItsSize: Bool { core.constraints.contains { !$0.isMadeBySystem } }
}
