public import Foundation
package import Graphics

/// Buttons side by side, of which one is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  private var segments: [UISegment] = []
  private var look = SegmentAppearance()
  private var chosen = UISegmentedControl.noSegment

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  // Repeated by RuntimeInitializable.
  /// - Parameter items: titles and images. The control has the size that they take.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    for item in items ?? [] {
      if let image = item as? UIImage {
        insertSegment(with: image, at: numberOfSegments, animated: false)
      } else if let action = item as? UIAction {
        insertSegment(action: action, at: numberOfSegments, animated: false)
      } else {
        insertSegment(withTitle: item as? String ?? "\(item)", at: numberOfSegments, animated: false)
      }
    }
    frame.size = sizeThatFits(.zero)
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame.size == .zero { self.frame.size = sizeThatFits(.zero) }
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.read(self, as: UISegmentedControl.self, coder)
  }

  private func prepare() {
    isOpaque = false
    roundCorners()
  }

  private func roundCorners() {
    layer.cornerRadius = SegmentMetrics.current.cornerRadius
    layer.cornerCurve = .continuous
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.content = .title(title ?? "") }
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.content = .image(image) }
  }
  /// A segment that performs the action when the user selects it, with the action's image, or its title.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.take(action) }
  }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0.take(action) } }
  open func actionForSegment(at segment: Int) -> UIAction? { self[segment]?.action }
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    if segment == chosen { chosen = UISegmentedControl.noSegment } else if segment < chosen { chosen -= 1 }
    contentDidChange()
  }

  open func removeAllSegments() {
    segments.forEach { $0.removeFromSuperview() }
    segments = []
    chosen = UISegmentedControl.noSegment
    contentDidChange()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.content = .title(title ?? "") }
  }
  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.content = .image(image) } }
  open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }
  /// In points; 0 lets the content decide.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.fixedWidth = max(width, 0) } }
  open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.fixedWidth ?? 0 }
  /// The offset of the content, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }
  open func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment]?.contentOffset ?? .zero }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

  private subscript(index: Int) -> UISegment? { segments.indices.contains(index) ? segments[index] : nil }

  private func insert(at index: Int, _ fill: (UISegment) -> Void) {
    let place = min(max(index, 0), segments.count)
    let segment = UISegment()
    segment.show(look.textAttributes(for: .normal))
    fill(segment)
    segments.insert(segment, at: place)
    insertSubview(segment, at: place)
    if chosen >= place { chosen += 1 }
    invalidateIntrinsicContentSize()
    // The others are unchanged, except for properties of the ends.
    for index in Set([0, place - 1, place, place + 1, segments.count - 1]) where segments.indices.contains(index) {
      showState(ofSegment: index)
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func change(_ index: Int, _ edit: (UISegment) -> Void) {
    guard let segment = self[index] else { return }
    edit(segment)
    segment.setNeedsLayout()
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    showStates()
  }

  // MARK: Choosing

  /// `noSegment` for none. Setting it sends no event; a momentary control keeps none.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      let new = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
      guard new != chosen else { return }
      chosen = new
      showStates()
    }
  }

  /// Whether segments don't stay chosen.
  open var isMomentary = false {
    didSet {
      if isMomentary { chosen = UISegmentedControl.noSegment }
      showStates()
    }
  }

  /// The effect of a tap on a segment.
  func choose(_ index: Int) {
    guard isEnabled, let segment = self[index], segment.isEnabled, index != chosen || isMomentary else { return }
    chosen = index
    showStates()
    if let action = segment.action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  override var prefersOwnTaps: Bool { true }

  /// The segments, from first to last.
  open override var accessibilityElements: [Any]? {
    get { accessibility?.elements ?? segments.map { $0 } }
    set { super.accessibilityElements = newValue }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let place = touch?.location(in: self), bounds.contains(place), let index = segmentIndex(at: place) else {
      return
    }
    choose(index)
  }

  /// The segment at a point in the control's coordinates.
  private func segmentIndex(at point: CGPoint) -> Int? {
    segments.firstIndex { $0.frame.insetBy(dx: -SegmentMetrics.current.separatorWidth / 2, dy: 0).contains(point) }
  }

  // MARK: Looks

  /// The chosen segment's background; nil for white, or a grey in the dark.
  open var selectedSegmentTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Whether segments are as wide as their content asks, and not all the same.
  open var apportionsSegmentWidthsByContent = false {
    didSet { contentDidChange() }
  }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    look.backgrounds[barMetrics, default: StateImages()][state] = backgroundImage
    contentDidChange()
  }
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgrounds[barMetrics]?[state]
  }
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    look.dividers[barMetrics, default: DividerImages()][leftState, rightState] = dividerImage
    contentDidChange()
  }
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    look.dividers[barMetrics]?[leftState, rightState]
  }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    look.attributes[state] = attributes
    contentDidChange()
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { look.attributes[state] }
  /// The offset of titles and images, in points.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    look.adjustments[leftCenterRightOrAlone] = adjustment
    contentDidChange()
  }
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    look.adjustments[leftCenterRightOrAlone] ?? .zero
  }

  private func state(ofSegment index: Int) -> State {
    var state: State = index == chosen ? .selected : .normal
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    return state
  }

  private func showStates() {
    for index in segments.indices { showState(ofSegment: index) }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func showState(ofSegment index: Int) {
    let segment = segments[index]
    segment.isChosen = index == chosen
    segment.show(look.textAttributes(for: state(ofSegment: index)))
    segment.adjustment = look.adjustments[type(ofSegment: index)] ?? look.adjustments[.any] ?? .zero
  }

  private func type(ofSegment index: Int) -> Segment {
    if segments.count == 1 { return .alone }
    return index == 0 ? .left : index == segments.count - 1 ? .right : .center
  }

  override func stateDidChange() {
    super.stateDidChange()
    showStates()
  }

  // MARK: Geometry

  /// 31 points: a point less than the frame, whose last one doesn't count for alignment.
  open override var intrinsicContentSize: CGSize {
    let size = sizeThatFits(.zero)
    return CGSize(width: size.width, height: size.height - alignmentRectInsets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: widths.total, height: look.background(for: .normal)?.size.height ?? SegmentMetrics.current.height)
  }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  private var widths: SegmentWidths {
    let looks = [State.normal, .selected].map { look.textAttributes(for: $0) }
    return SegmentWidths(
      segments: segments.map { .init(natural: $0.naturalWidth(looks), fixed: $0.fixedWidth) },
      isByContent: apportionsSegmentWidthsByContent,
      separator: look.divider(left: .normal, right: .normal)?.size.width ?? SegmentMetrics.current.separatorWidth)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Values that an app has set meanwhile are overwritten: recorded.
    roundCorners()
    let places = widths.places(in: bounds.width, rounding: PixelRounding(scale: layoutScale))
    for (segment, place) in zip(segments, places) {
      let width = place.end - place.start
      segment.frame = CGRect(
        x: isRightToLeft ? bounds.width - place.end : place.start, y: 0, width: width, height: bounds.height)
    }
  }

  // MARK: Drawing

  /// The outline is rounded, whatever the background.
  package override func contentItems() -> [DisplayItem] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    if look.hasOwnBackground { return drawnItems() + ownBackgroundItems }
    let traits = traitCollection
    let fill = UIColor.tertiarySystemFill.displayColor(for: traits)
    let outline = SegmentLook.outline(of: bounds, radius: layer.cornerRadius)
    var items = drawnItems() + [.fill(outline, .color(fill))]
    items += separators
    if chosen != UISegmentedControl.noSegment, segments.indices.contains(chosen) {
      let color = (selectedSegmentTintColor ?? SegmentLook.pill).displayColor(for: traits)
      // The pill's shadow is clipped to the control.
      items.append(
        .group(DisplayGroup(clip: .init(outline), items: SegmentLook.pillItems(in: pillRect, color: color))))
    }
    return items
  }

  private var pillRect: CGRect {
    let inset = SegmentMetrics.current.pillInset
    let place = segments[chosen].frame.insetBy(dx: inset, dy: inset)
    return place.isNull ? .zero : place
  }

  private var separators: [DisplayItem] {
    guard segments.count > 1 else { return [] }
    let inset = SegmentMetrics.current.separatorInset
    return (1..<segments.count).flatMap { index -> [DisplayItem] in
      let x = isRightToLeft ? segments[index].frame.maxX : segments[index - 1].frame.maxX
      if let image = look.divider(left: state(ofSegment: index - 1), right: state(ofSegment: index)) {
        return image.displayItems(
          in: CGRect(x: x, y: bounds.minY, width: image.size.width, height: bounds.height))
      }
      // There is none beside the selected segment.
      guard index != chosen, index - 1 != chosen else { return [] }
      let rect = CGRect(
        x: x, y: bounds.minY + inset, width: SegmentMetrics.current.separatorWidth,
        height: max(bounds.height - inset * 2, 0))
      return [SegmentLook.separatorItem(rect, traits: traitCollection)]
    }
  }

  private var ownBackgroundItems: [DisplayItem] {
    var items: [DisplayItem] = []
    for (index, segment) in segments.enumerated() {
      items += look.background(for: state(ofSegment: index))?.displayItems(in: segment.frame) ?? []
    }
    return items + separators
  }

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    style["cornerRadius"] = nil
    style["selectedSegmentIndex"] = "\(chosen)"
    let tint = selectedSegmentTintColor?.displayColor(for: traitCollection)
    if let tint { style["selectedSegmentTintColor"] = tint.hexadecimal }
    return style
  }
}

extension UISegment {
  fileprivate func take(_ action: UIAction) {
    self.action = action
    content = action.image.map { .image($0) } ?? .title(action.title)
  }
}
