public import Foundation
public import Graphics

/// A rectangle of content with sublayers. A view's geometry is based on its layer's geometry.
///
/// No time passes: animations are stored but don't run. A picture of the screen shows the layer's own values, and those of paused
/// animations; see ``LayerPresentation``.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming, RuntimeInitializable {
  /// The connection between the layer and the view that owns it.
  package var ownership: LayerOwnership?
  /// The view that owns the layer.
  package final var owner: (any LayerOwner)? { ownership?.owner }

  final var childList = SiblingList<CALayer>()
  /// The stored value of `mask`.
  var maskLayer: CALayer?
  /// The layer whose displayed values this layer has; nil unless this layer is the result of `presentation()`.
  var presentedModel: CALayer?
  var treePlace = LayerTreePlace()
  var geometry = LayerGeometry()
  /// The contents that `draw(in:)` has drawn.
  var drawnContents: DrawnContents?
  /// The transition that pictures of a moment show.
  var transition: LayerTransition?
  var keyedValues: [String: Any] = [:]
  /// The animations. Each has the layer's time when it was added, which is 0 if the layer was paused, and the counted time.
  package internal(set) var animations:
    [(key: String, animation: CAAnimation, begin: CFTimeInterval, counted: CFTimeInterval)] = []
  /// The animations that views have added, until their counted time is over.
  var viewAnimations: [ViewAnimation] = []
  /// The values that a paused animator shows instead of the layer's own values, by key path.
  package var animatedValues: [String: Any]?
  /// The background colour while a picture is made, which takes precedence over the one that views set again meanwhile.
  var shownBackground: CGColor?
  var layoutState = LayerLayoutState()
  var delegateDisplays = true
  /// The delegate. For most layers it is their view, which weak references can't refer to.
  var delegateIsOwner = false
  weak var otherDelegate: (any CALayerDelegate)?
  /// Not weak, for the reasons stated at ``BackReference``. Cleared when the layer leaves `children` or its superlayer is
  /// deallocated.
  private unowned(unsafe) var unownedSuperlayer: CALayer?

  // Repeated by RuntimeInitializable.
  public override init() {
    super.init()
  }

  deinit {
    for child in children { child.unownedSuperlayer = nil }
    maskLayer?.unownedSuperlayer = nil
    treePlace.ownReference?.end()
  }

  /// Creates a copy of another layer's properties, without its sublayers.
  ///
  /// - Parameter layer: a `CALayer`. Any other value creates a layer with default values.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyProperties(of: layer) }
  }

  /// Creates a layer with defaults: layers are not read from archives.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Encodes nothing: layers are not stored in archives.
  open func encode(with coder: NSCoder) {}

  open class var supportsSecureCoding: Bool { true }

  // MARK: Geometry

  /// The layer's own coordinate space, in points. A change marks the layer as needing layout.
  open var bounds: CGRect {
    get { observed("bounds", geometry.bounds) }
    set { setBounds(newValue) }
  }

  /// The position of the anchor point in the superlayer, in points.
  open var position: CGPoint {
    get { observed("position", geometry.position) }
    set { setPosition(newValue) }
  }

  /// The order among siblings. The layer with the greatest value is in front.
  open var zPosition: CGFloat = 0 {
    didSet { noteChange("zPosition", oldValue) }
  }

  /// The point that `position` places and that transforms turn about, as fractions of the bounds' size.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// The anchor's distance along the z axis. Stored but unused: rendered content has no depth.
  open var anchorPointZ: CGFloat = 0

  /// Applied to the layer and its sublayers about the anchor point.
  open var transform: CATransform3D {
    get { geometry.transform ?? CATransform3DIdentity }
    set { setTransform(newValue) }
  }

  /// Applied to the sublayers about the layer's own anchor point.
  open var sublayerTransform: CATransform3D = CATransform3DIdentity

  /// The bounding box of the layer in the superlayer, in points. Setting it sets the bounds' size and the position.
  open var frame: CGRect {
    get { observed("frame", geometry.frame) }
    set { setFrame(newValue) }
  }

  open var isHidden: Bool = false
  /// Whether another view displays the layer above other views. Meanwhile the layer is hidden at its own position.
  package final var isLifted = false
  /// Whether the layer is visible when it faces away from the viewer.
  open var isDoubleSided: Bool = true
  /// Whether the y axis of the sublayers points up.
  open var isGeometryFlipped: Bool = false

  /// Returns the part of the transform in the layer's plane.
  open func affineTransform() -> CGAffineTransform {
    geometry.transform.map(CATransform3DGetAffineTransform) ?? .identity
  }

  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Whether contents are drawn with the origin at the top left: on iOS always, even with a flipped geometry.
  open func contentsAreFlipped() -> Bool { true }

  // MARK: The tree

  open internal(set) var superlayer: CALayer? {
    get { unownedSuperlayer ?? presentedModel?.superlayer?.presentation() }
    set { unownedSuperlayer = newValue }
  }

  /// The sublayers, from back to front for equal `zPosition`; nil if there are none.
  open var sublayers: [CALayer]? {
    get { shownSublayers }
    set { replaceSublayers(newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: .end) }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: .index(Int(idx))) }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, at: .below(sibling)) }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, at: .above(sibling)) }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { _replaceSublayer(oldLayer, with: newLayer) }

  open func removeFromSuperlayer() { _removeFromSuperlayer() }

  /// A layer whose alpha determines how much of this layer is visible, in this layer's bounds coordinates. It belongs to the
  /// tree: this layer is its `superlayer`, and both are laid out and displayed together. A layer that contains or masks this
  /// layer is ignored, because drawing it would require drawing itself.
  open var mask: CALayer? {
    get { presentedModel.map { $0.maskLayer?.presentation() } ?? maskLayer }
    set { replaceMask(newValue) }
  }

  // MARK: Contents

  /// A `CGImage` (or a `UIImage`) that fills the layer according to `contentsGravity`.
  open var contents: Any? {
    didSet { drawnContents = nil }
  }

  /// The part of the image to show, as fractions of its size.
  open var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsGravity: CALayerContentsGravity = .resize
  /// The number of the image's pixels per point.
  open var contentsScale: CGFloat = 1
  /// The part of the image that is stretched when it is resized, as fractions of its size.
  open var contentsCenter: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Stored but unused: painting is exact with every value and needs no performance hint.
  open var contentsFormat: CALayerContentsFormat = .RGBA8Uint
  open var minificationFilter: CALayerContentsFilter = .linear
  open var magnificationFilter: CALayerContentsFilter = .linear
  /// Stored but unused: painting is exact with every value and needs no performance hint.
  open var minificationFilterBias: Float = 0
  /// A hint that the contents are opaque; doesn't affect what is painted.
  open var isOpaque: Bool = false

  /// Updates the layer's contents: by the delegate's `display(_:)`, or else by `draw(in:)`.
  open func display() { _display() }

  open func setNeedsDisplay() { setNeedsDisplay(bounds) }

  /// Marks the contents to be redrawn before the layer is next rendered. All contents are redrawn; `r` is ignored.
  open func setNeedsDisplay(_ r: CGRect) { layoutState.needsDisplay = true }

  open func needsDisplay() -> Bool { layoutState.needsDisplay }

  open func displayIfNeeded() { if layoutState.needsDisplay { display() } }

  /// Whether a change of the bounds marks the contents to be redrawn.
  open var needsDisplayOnBoundsChange: Bool = false
  /// Stored but unused: painting is exact with every value and needs no performance hint.
  open var drawsAsynchronously: Bool = false

  /// Draws the contents, in bounds coordinates. By default, the delegate draws.
  open func draw(in ctx: CGContext) { _draw(in: ctx) }

  /// Draws the layer and its sublayers, in bounds coordinates; the layer's own transform is left out.
  open func render(in ctx: CGContext) { _render(in: ctx) }

  /// Whether a change of a value that the layer stores for a subclass, `@NSManaged` or set with a key of its own, marks the
  /// contents to be redrawn.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Look

  open var backgroundColor: CGColor? {
    didSet { noteChange("backgroundColor", oldValue) }
  }
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0 {
    didSet { noteChange("cornerRadius", oldValue) }
  }
  open var maskedCorners: CACornerMask = .all
  open var cornerCurve: CALayerCornerCurve = .circular

  /// Returns the ratio of a corner's extent to its radius for a curve: 1.528665 for `.continuous`.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? ContinuousCorner.extent : 1
  }

  /// The width, in points. The border is drawn inside the bounds, above the sublayers.
  open var borderWidth: CGFloat = 0 {
    didSet { noteChange("borderWidth", oldValue) }
  }
  open var borderColor: CGColor? = .black {
    didSet { noteChange("borderColor", oldValue) }
  }
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1 {
    didSet { noteChange("opacity", oldValue) }
  }
  /// Whether opacity is applied to the layer and its sublayers as a group.
  open var allowsGroupOpacity: Bool = true
  /// Stored but unused: edges of layers are always antialiased.
  open var allowsEdgeAntialiasing: Bool = false
  /// Stored but unused: edges of layers are always antialiased.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerTopEdge, .layerBottomEdge,
  ]
  /// Whether contents and sublayers are clipped to the bounds, including the rounded corners.
  open var masksToBounds: Bool = false
  open var compositingFilter: Any?
  /// Stored but unused: layers have no filters; on iOS the property is reserved.
  open var filters: [Any]?
  /// Stored but unused: layers have no filters; on iOS the property is reserved.
  open var backgroundFilters: [Any]?
  /// Doesn't affect what is painted.
  open var shouldRasterize: Bool = false
  open var rasterizationScale: CGFloat = 1
  open var shadowColor: CGColor? = .black {
    didSet { noteChange("shadowColor", oldValue) }
  }
  /// The opacity, from 0 to 1.
  open var shadowOpacity: Float = 0 {
    didSet { noteChange("shadowOpacity", oldValue) }
  }
  /// The offset, in points.
  open var shadowOffset: CGSize = CGSize(width: 0, height: -3) {
    didSet { noteChange("shadowOffset", oldValue) }
  }
  /// The blur's standard deviation, in points.
  open var shadowRadius: CGFloat = 3 {
    didSet { noteChange("shadowRadius", oldValue) }
  }
  /// The shape that casts the shadow; nil for what the layer shows.
  open var shadowPath: CGPath? {
    didSet { noteChange("shadowPath", oldValue) }
  }

  // MARK: Layout

  open var needsLayoutOnBoundsChange: Bool = true

  open func setNeedsLayout() { _setNeedsLayout() }

  open func needsLayout() -> Bool { layoutState.needsLayout }

  /// Lays out the layer, starting from the highest superlayer that also needs layout.
  open func layoutIfNeeded() { _layoutIfNeeded() }

  /// Lays out the sublayers. By default, the delegate does it.
  open func layoutSublayers() { _layoutSublayers() }

  /// Returns the preferred size, which by default is the layer's current size.
  open func preferredFrameSize() -> CGSize { frame.size }

  // MARK: Hit testing

  /// Returns the frontmost layer of this tree that contains a point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { _hitTest(p) }

  /// Returns whether a point in the layer's own coordinates is inside the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Actions and animations

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns the action for a key, of the delegate, the `actions` dictionary, the style or the class; nil for a null action.
  open func action(forKey event: String) -> (any CAAction)? { _action(forKey: event) }

  open var actions: [String: any CAAction]?

  /// Stores a copy of the animation. Animations don't run; ``LayerPresentation`` determines when one is visible.
  open func add(_ anim: CAAnimation, forKey key: String?) { _add(anim, forKey: key) }

  open func removeAllAnimations() { dropAnimations { _ in true } }

  open func removeAnimation(forKey key: String) { dropAnimations { $0 == key } }

  /// The keys of the stored animations, and of views' animations while their counted time runs.
  open func animationKeys() -> [String]? { allAnimationKeys }

  open func animation(forKey key: String) -> CAAnimation? { _animation(forKey: key) }

  /// A copy of the layer, made by `init(layer:)`, with the values that the layer shows: its own and those of animations and
  /// animators. Its `superlayer`, `sublayers` and `mask` are the presentation layers of this layer's, and `render(in:)` of
  /// it draws the tree as it is shown.
  open func presentation() -> Self? { LayerPresentation.copy(of: self) as? Self ?? self }

  /// The layer whose presentation this one is; else the layer itself.
  open func model() -> Self { presentedModel as? Self ?? self }

  // MARK: Keys

  open var name: String?
  open weak var delegate: (any CALayerDelegate)? {
    get { delegateIsOwner ? owner : otherDelegate }
    set { setDelegate(newValue) }
  }
  open var style: [AnyHashable: Any]?

  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Never called: only archives of Interface Builder use it.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// The value of a property, by its Objective-C name, or for a key that `setValue(_:forKey:)` has set.
  open func value(forKey key: String) -> Any? { _value(forKeyPath: key) }

  open func setValue(_ value: Any?, forKey key: String) { _setValue(value, forKeyPath: key) }

  /// Like `value(forKey:)`, with Core Animation's key paths into geometry and transforms: `position.x`, `transform.rotation.z`.
  open func value(forKeyPath keyPath: String) -> Any? { _value(forKeyPath: keyPath) }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) { _setValue(value, forKeyPath: keyPath) }

  // MARK: CAMediaTiming

  open var beginTime: CFTimeInterval = 0
  /// Stored but unused: layers have no time of their own.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0 {
    didSet { isPausedByClock = timeOffset <= CACurrentMediaTime() }
  }
  /// Whether the time offset may be a reading of the machine's clock: it isn't later than the clock.
  private(set) var isPausedByClock = true
  /// Stored but unused: layers have no time of their own.
  open var repeatCount: Float = 0
  /// Stored but unused: layers have no time of their own.
  open var repeatDuration: CFTimeInterval = 0
  /// Stored but unused: layers have no time of their own.
  open var autoreverses: Bool = false
  /// Stored but unused: layers have no time of their own.
  open var fillMode: CAMediaTimingFillMode = .removed

  // MARK: Rendering by kind of layer

  /// The contents of a layer class between the background and the sublayers, in bounds coordinates.
  func kindContents() -> [DisplayItem] { [] }

  /// Whether `kindContents` may show something.
  var hasKindContents: Bool { false }

  /// Whether the layer displays anything in addition to its sublayers.
  var showsItself: Bool { true }

  /// The sublayers as displayed, in bounds coordinates.
  ///
  /// - Parameter fading: the opacity that sublayers take over from a layer without group opacity.
  func sublayerItems(fading: CGFloat) -> [DisplayItem] { renderedSublayers(fading: fading) }
  /// Whether sublayers share the 3D space around the layer instead of being flattened into its plane.
  var preservesSublayerDepth: Bool { false }
}
