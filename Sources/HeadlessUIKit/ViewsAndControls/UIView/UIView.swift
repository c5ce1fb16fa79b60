public import Foundation
public import Graphics

/// A rectangle on the screen that shows something, holds other views, and takes touches.
///
/// Members that apps override are declared here, because Swift lets nothing in an extension be overridden on this
/// platform; what they do is in the extensions by topic beside this file.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment,
  UITraitChangeObservable, UICoordinateSpace, UIAccessibilityIdentification, UIAppearance, LayoutItem,
  RuntimeInitializable
{
  /// The class of the layer that instances are made with.
  open class var layerClass: AnyClass { CALayer.self }

  /// What draws the view, and holds its geometry.
  open var layer: CALayer { ownLayer }
  private let ownLayer: CALayer

  final let core = ViewState()
  nonisolated final let backReference = BackReference<UIView>()
  nonisolated final let layerOwnership = LayerOwnership()

  // Repeated by RuntimeInitializable.
  /// A view with a frame in points, in the coordinates of the superview to come.
  public init(frame: CGRect) {
    ownLayer = UIView.makeLayer(for: Self.self)
    super.init()
    attachLayer()
    self.frame = frame
  }

  public convenience override init() { self.init(frame: .zero) }

  /// A view of a document of Interface Builder; an empty one for other coders.
  public required init?(coder: NSCoder) {
    ownLayer = UIView.makeLayer(for: Self.self)
    super.init()
    attachLayer()
    InterfaceCoder.read(self, as: UIView.self, coder)
  }

  deinit {
    backReference.end()
    layerOwnership.end()
  }

  /// Writes nothing: it isn't archived here.
  open func encode(with coder: NSCoder) {}

  open override var next: UIResponder? { core.viewController ?? superview }

  /// In UIKit's format; the class and the address off the main thread.
  nonisolated open override var description: String { DescriptionFormat.text(of: self) { uikitDescription } }

  // MARK: Geometry

  /// In points, in the superview's coordinates: the box around the view as its transform leaves it.
  open var frame: CGRect {
    get { _frame }
    set { _frame = newValue }
  }
  /// In points, in the view's own coordinates.
  open var bounds: CGRect {
    get { _bounds }
    set { _bounds = newValue }
  }
  /// Where the middle of the view lies, in points, in the superview's coordinates.
  open var center: CGPoint {
    get { _center }
    set { _center = newValue }
  }
  /// Applied about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// Pixels a point.
  open var contentScaleFactor: CGFloat {
    get { core.contentScaleFactor ?? layoutScale }
    set { core.contentScaleFactor = newValue }
  }

  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { invalidateLayoutSlot() }
  }

  /// The size, in points, that suits the view best within `size`; by default the one it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the content best, and keeps its origin.
  open func sizeToFit() { _sizeToFit() }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { _hitTest(point, with: event) }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(conversion(to: view)) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying(conversion(to: view).inverted()) }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(conversion(to: view)) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(conversion(to: view).inverted()) }
  open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint { _convert(point, to: space) }
  open func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint { _convert(point, from: space) }
  open func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { _convert(rect, to: space) }
  open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { _convert(rect, from: space) }

  // MARK: Hierarchy

  open var superview: UIView? { core.superview }
  open var subviews: [UIView] { core.subviews }
  open var window: UIWindow? { core.window }

  open func addSubview(_ view: UIView) { _insertSubview(view, at: core.subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { _insertSubview(view, at: index) }
  open func insertSubview(_ view: UIView, aboveSubview other: UIView) { insert(view, nextTo: other, offset: 1) }
  open func insertSubview(_ view: UIView, belowSubview other: UIView) { insert(view, nextTo: other, offset: 0) }
  open func exchangeSubview(at one: Int, withSubviewAt two: Int) { _exchangeSubview(at: one, withSubviewAt: two) }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  open func removeFromSuperview() { _removeFromSuperview() }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func isDescendant(of view: UIView) -> Bool { _isDescendant(of: view) }
  open func viewWithTag(_ tag: Int) -> UIView? { _viewWithTag(tag) }
  open var tag = 0

  // MARK: Layout

  open func setNeedsLayout() { _setNeedsLayout() }
  open func layoutIfNeeded() { _layoutIfNeeded() }

  /// Called before `layoutSubviews()`, when the view is new and when it was asked for. What it reads isn't watched.
  open func updateProperties() {}

  /// Places the subviews that constraints hold.
  open func layoutSubviews() { existingLayoutEngine?.layOutSubviews(of: self) }

  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins, isRightToLeft: isRightToLeft) }
    set { setMargins(newValue) }
  }
  /// Whether the margins are at least as far in as the superview's.
  open var preservesSuperviewLayoutMargins = false {
    didSet { updateMargins() }
  }
  /// Whether the safe area's insets are added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { updateMargins() }
  }
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { core.safeAreaInsets }
  open func safeAreaInsetsDidChange() {}

  open var layoutMarginsGuide: UILayoutGuide { core.guides.margins(of: self) }
  open var readableContentGuide: UILayoutGuide { core.guides.readable(of: self) }
  open var safeAreaLayoutGuide: UILayoutGuide { core.guides.safeArea(of: self) }
  /// The room that the keyboard takes.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { core.guides.keyboard(of: self) }

  // MARK: Auto Layout

  open var constraints: [NSLayoutConstraint] { core.constraints }
  open func addConstraint(_ constraint: NSLayoutConstraint) { _addConstraint(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { _removeConstraint(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  /// Anchors are the alignment rectangle's; those of the baselines are its top and bottom in a view without text.
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
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { layoutSlot.yAnchor(.firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { layoutSlot.yAnchor(.lastBaseline) }

  open class var requiresConstraintBasedLayout: Bool { false }
  open func setNeedsUpdateConstraints() { _setNeedsUpdateConstraints() }
  open func needsUpdateConstraints() -> Bool { core.needsUpdateConstraints }
  open func updateConstraintsIfNeeded() { _updateConstraintsIfNeeded() }
  open func updateConstraints() {}

  /// Whether the frame and the autoresizing mask place the view; constraints do where it is off.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if oldValue != translatesAutoresizingMaskIntoConstraints { layoutRoleDidChange() } }
  }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { frame(around: alignmentRect) }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  open var intrinsicContentSize: CGSize { .noIntrinsicSize }
  open func invalidateIntrinsicContentSize() { _invalidateIntrinsicContentSize() }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    _contentHuggingPriority(for: axis)
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    _setContentHuggingPriority(priority, for: axis)
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    _contentCompressionResistancePriority(for: axis)
  }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    _setContentCompressionResistancePriority(priority, for: axis)
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { _systemLayoutSizeFitting(targetSize) }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    _systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  open var layoutGuides: [UILayoutGuide] { core.guides.own }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { _addLayoutGuide(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { _removeLayoutGuide(layoutGuide) }

  // MARK: Looks

  /// Draws the view's own content with the current graphics context.
  open func draw(_ rect: CGRect) {}
  /// Draws the view and all that is in it into the current graphics context, stretched to fill a rectangle of it. Gives
  /// whether everything was drawn; what waits for layout is laid out before with `afterScreenUpdates`.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    _drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }
  /// A view that shows what this one, or a part of its bounds, looks like, after pending layout if asked for; nil without an
  /// area. At another size, what lies within `capInsets` of the part's edges isn't stretched away from them.
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? { _snapshotView(afterScreenUpdates: afterScreenUpdates) }
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { _resizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets) }
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  // What the view answers as its layer's delegate.
  /// None by itself: `draw(_:)` draws.
  open func display(_ layer: CALayer) { layer.delegateDoesNotDisplay() }
  /// Nothing by itself: what `draw(_:)` draws lies above the layer's contents.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  open func layerWillDraw(_ layer: CALayer) {}

  /// Windows update; the update of a layer without one has no observers.
  package var isUpdatingLayers: Bool { false }
  package func layerAfterUpdate(_ layer: CALayer, _ action: @escaping () -> Void) {}
  /// Lays the subviews out, with the calls of the view's controller around.
  open func layoutSublayers(of layer: CALayer) { _layoutSublayers(of: layer) }
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { _action(for: layer, forKey: event) }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var backgroundColor: UIColor? {
    didSet { backgroundColorDidChange(from: oldValue) }
  }
  open var alpha: CGFloat {
    get { _alpha }
    set { _alpha = newValue }
  }
  open var isOpaque = true
  /// Stored but unused: painting is exact with every value, and needs no hint about speed.
  open var clearsContextBeforeDrawing = true
  open var isHidden: Bool {
    get { _isHidden }
    set { _isHidden = newValue }
  }
  open var contentMode: ContentMode = .scaleToFill {
    didSet { setNeedsDisplay() }
  }
  /// A view whose alpha decides how much of this one is visible.
  open var mask: UIView? {
    didSet { maskDidChange() }
  }
  /// The colour of the view's active parts; inherited where it isn't set.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTint(newValue) }
  }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustment }
    set { setTintAdjustment(newValue) }
  }
  open func tintColorDidChange() {}

  // MARK: Environment

  open var traitCollection: UITraitCollection { _traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { _updateTraitsIfNeeded() }
  }
  /// Traits that this view and what is in it have instead of the inherited ones.
  open var traitOverrides = UITraitOverrides() {
    didSet { _updateTraitsIfNeeded() }
  }
  open func updateTraitsIfNeeded() { _updateTraitsIfNeeded() }
  /// The least text size for the view and what is in it; nil for none.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { if oldValue != minimumContentSizeCategory { _updateTraitsIfNeeded() } }
  }
  /// The largest text size for the view and what is in it; nil for none.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { if oldValue != maximumContentSizeCategory { _updateTraitsIfNeeded() } }
  }
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { layoutDirectionDidChange() }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { _layoutDirection }

  // MARK: Input

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { core.hasHadRecognizers ? core.gestureRecognizers : nil }
    set { setGestureRecognizers(newValue) }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { _addGestureRecognizer(gestureRecognizer) }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { _removeGestureRecognizer(recognizer) }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// What was added by `addInteraction(_:)`, in order. Setting it takes off what isn't in it any more.
  open var interactions: [any UIInteraction] {
    get { core.interactions }
    set { replaceInteractions(newValue) }
  }
  open func addInteraction(_ interaction: any UIInteraction) { _addInteraction(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { _removeInteraction(interaction) }
  open var canBecomeFocused: Bool { false }
  /// Always false: touches come from tests, and are fingers'.
  open var isFocused: Bool { false }
  @discardableResult open func endEditing(_ force: Bool) -> Bool { _endEditing(force) }

  // MARK: What subclasses of this module replace

  /// What the view shows by itself, in its bounds coordinates.
  package func contentItems() -> [DisplayItem] { drawnItems() }
  /// Whether what `draw(_:)` paints beyond the bounds is cut off, as it is on iOS, where it has no memory.
  package var drawsWithinBounds: Bool { true }
  /// Whether the height of the view's content follows from its width, as a text's of several lines.
  package var contentHeightDependsOnWidth: Bool { false }
  /// The intrinsic content size once the layout has found a width, in points; nil while it hasn't.
  package func contentSize(forLayoutWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// Where the first and last baselines lie.
  package var baselineOffsets: BaselineOffsets { BaselineOffsets() }
  /// The line height of the view's text, in points; nil for a view without.
  package var textLineHeight: CGFloat? { nil }
  /// Follows readable width by itself, where Interface Builder asks for it; false where constraints to the margins do.
  func takesReadableWidth() -> Bool { false }
  /// The content area that constraints from inside attach to, where that isn't the view itself: a scroll view's.
  func interiorPlacement(on axis: NSLayoutConstraint.Axis, in engine: LayoutEngine) -> LayoutPlacement? { nil }
  /// How far the content is moved against the frame, in points: minus a scroll view's offset.
  func interiorOffset(on axis: NSLayoutConstraint.Axis) -> CGFloat { 0 }
  /// The bounds are about to change.
  func boundsWillChange(to newBounds: CGRect) {}
  /// The bounds changed, and the layout knows of it.
  func boundsDidChange(from oldBounds: CGRect) {}
  /// The user's text size changed.
  func textSizeDidChange(from previous: UITraitCollection) {}
  /// The safe area insets that subviews share in.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
  /// The margins that subviews share in that preserve their superview's.
  var marginsForSubviews: UIEdgeInsets { layoutMargins }
  /// The default margins of a view, in points.
  var standardMargins: UIEdgeInsets { ViewMargins.standard }
  /// The text that a person reads on the view, for reports.
  package var snapshotText: String? { nil }
  /// What makes up the view's look, for reports; each key a property's name.
  package var snapshotStyle: [String: String] { commonStyle }
}
