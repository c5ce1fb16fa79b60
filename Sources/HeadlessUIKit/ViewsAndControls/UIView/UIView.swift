public import Foundation
public import Graphics

/// A rectangle on the screen that shows content, contains other views, and receives touches.
///
/// Members that apps override are declared here, because declarations in extensions can't be overridden on this platform; their
/// implementations are in the extensions beside this file.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment,
  UITraitChangeObservable, UICoordinateSpace, UIAccessibilityIdentification, UIAppearance, LayoutItem,
  RuntimeInitializable
{
  /// The class of the layer of new instances.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that draws the view and stores its geometry.
  open var layer: CALayer { ownLayer }
  private let ownLayer: CALayer

  final let core = ViewState()
  nonisolated final let backReference = BackReference<UIView>()
  nonisolated final let layerOwnership = LayerOwnership()

  // Repeated by RuntimeInitializable.
  /// Creates a view with a frame in points, in the future superview's coordinates.
  public init(frame: CGRect) {
    ownLayer = UIView.makeLayer(for: Self.self)
    super.init()
    attachLayer()
    self.frame = frame
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view from an Interface Builder document; an empty one for other coders.
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

  /// Has no effect: archiving isn't simulated.
  open func encode(with coder: NSCoder) {}

  open override var next: UIResponder? { core.viewController ?? superview }

  /// The description in UIKit's format; only the class and address on other threads than the main thread.
  nonisolated open override var description: String { DescriptionFormat.text(of: self) { uikitDescription } }

  // MARK: Geometry

  /// The bounding box of the transformed view in the superview's coordinates, in points.
  open var frame: CGRect {
    get { _frame }
    set { _frame = newValue }
  }
  /// The bounds in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { _bounds }
    set { _bounds = newValue }
  }
  /// The centre of the view in the superview's coordinates, in points.
  open var center: CGPoint {
    get { _center }
    set { _center = newValue }
  }
  /// The transform, relative to the anchor point.
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
  /// The number of pixels per point.
  open var contentScaleFactor: CGFloat {
    get { core.contentScaleFactor ?? layoutScale }
    set { core.contentScaleFactor = newValue }
  }

  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { invalidateLayoutSlot() }
  }

  /// Returns the view's best size within `size`, in points; by default its current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to the best size for its content, and keeps its origin.
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

  open func addSubview(_ view: UIView) { _insertSubview(view, at: core.subviewList.count) }
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
  /// A name that identifies the view in tests and snapshots.
  open var accessibilityIdentifier: String? {
    get { accessibility?.saidIdentifier }
    set { accessibilityToChange.identifier = newValue }
  }

  // MARK: Layout

  open func setNeedsLayout() { _setNeedsLayout() }
  open func layoutIfNeeded() { _layoutIfNeeded() }
  /// Called before `layoutSubviews()`, for a new view or after a request. The properties that it reads aren't observed.
  open func updateProperties() {}
  /// Places the subviews with constraints.
  open func layoutSubviews() { existingLayoutEngine?.layOutSubviews(of: self) }

  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins, isRightToLeft: isRightToLeft) }
    set { setMargins(newValue) }
  }
  /// Whether the margins are at least as large as the superview's.
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
  /// The guide for the area covered by the keyboard.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { core.guides.keyboard(of: self) }

  // MARK: Auto Layout

  open var constraints: [NSLayoutConstraint] { core.constraints }
  open func addConstraint(_ constraint: NSLayoutConstraint) { _addConstraint(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { _removeConstraint(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  /// Anchors refer to the alignment rectangle; the baseline anchors are its top and bottom in a view without text.
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

  /// Whether the frame and the autoresizing mask determine the view's position, instead of constraints.
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
  /// Draws the view and its subviews into the current graphics context, stretched to fill a rectangle. With `afterScreenUpdates`
  /// pending layout is done before. Returns whether everything was drawn.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    _drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }
  /// Returns a view with a snapshot of this view or a part of its bounds, after pending layout if requested; nil for an empty area.
  /// When it is resized, the areas within `capInsets` aren't stretched.
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? { _snapshotView(afterScreenUpdates: afterScreenUpdates) }
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { _resizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets) }
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  // The methods of the layer's delegate.
  /// Provides no contents by default: `draw(_:)` draws the view.
  open func display(_ layer: CALayer) { layer.delegateDoesNotDisplay() }
  /// Does nothing by default: the drawing of `draw(_:)` is above the layer's contents.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  open func layerWillDraw(_ layer: CALayer) {}

  /// Whether layers are being updated. Only windows update; without one there are no observers.
  package var isUpdatingLayers: Bool { false }
  package func layerAfterUpdate(_ layer: CALayer, _ action: @escaping () -> Void) {}
  /// Lays out the subviews, with the controller's calls before and after.
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
  /// A view whose alpha channel masks this view.
  open var mask: UIView? {
    didSet { maskDidChange() }
  }
  /// The colour of the view's interactive parts; inherited if it isn't set.
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
  /// Traits that override the inherited ones for this view and its subviews.
  open var traitOverrides = UITraitOverrides() {
    didSet { _updateTraitsIfNeeded() }
  }
  open func updateTraitsIfNeeded() { _updateTraitsIfNeeded() }
  /// The minimum text size for the view and its subviews; nil for none.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { if oldValue != minimumContentSizeCategory { _updateTraitsIfNeeded() } }
  }
  /// The maximum text size for the view and its subviews; nil for none.
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
  /// The interactions added with `addInteraction(_:)`, in order. Setting it removes the interactions that it doesn't contain.
  open var interactions: [any UIInteraction] {
    get { core.interactions }
    set { replaceInteractions(newValue) }
  }
  open func addInteraction(_ interaction: any UIInteraction) { _addInteraction(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { _removeInteraction(interaction) }
  open var canBecomeFocused: Bool { false }
  /// Always false: only finger touches are simulated.
  open var isFocused: Bool { false }
  @discardableResult open func endEditing(_ force: Bool) -> Bool { _endEditing(force) }

  // MARK: What subclasses of this module replace

  /// The view's own content without subviews, in its bounds coordinates.
  package func contentItems() -> [DisplayItem] { drawnItems() }
  /// Whether drawing in `draw(_:)` is clipped to the bounds, as on iOS, whose layer has no memory outside of them.
  package var drawsWithinBounds: Bool { true }
  /// Whether the height of the view's content depends on its width, as in multiline text.
  package var contentHeightDependsOnWidth: Bool { false }
  /// The intrinsic content size for the width found by the layout, in points; the width is nil before.
  package func contentSize(forLayoutWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// The offsets of the first and last baselines.
  package var baselineOffsets: BaselineOffsets { BaselineOffsets() }
  /// The line height of the view's text in points; nil for a view without text.
  package var textLineHeight: CGFloat? { nil }
  /// Follows the readable width itself if Interface Builder requests it. Returns false if constraints to the margins do it.
  func takesReadableWidth() -> Bool { false }
  /// The content area that constraints of subviews refer to; nil if it is the view itself. Scroll views override it.
  func interiorPlacement(on axis: NSLayoutConstraint.Axis, in engine: LayoutEngine) -> LayoutPlacement? { nil }
  /// The offset of the content relative to the frame, in points: the negative of a scroll view's offset.
  func interiorOffset(on axis: NSLayoutConstraint.Axis) -> CGFloat { 0 }
  /// Called before the bounds change.
  func boundsWillChange(to newBounds: CGRect) {}
  /// Called after the bounds have changed and the layout has been notified.
  func boundsDidChange(from oldBounds: CGRect) {}
  /// Called after the user's text size has changed.
  func textSizeDidChange(from previous: UITraitCollection) {}
  /// The safe area insets that subviews inherit.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
  /// The margins inherited by subviews that preserve their superview's margins.
  var marginsForSubviews: UIEdgeInsets { layoutMargins }
  /// The default margins of a view, in points.
  var standardMargins: UIEdgeInsets { ViewMargins.standard }
  /// The visible text of the view, for reports.
  package var snapshotText: String? { nil }
  /// The properties of the view's appearance by name, for reports.
  package var snapshotStyle: [String: String] { commonStyle }
}
