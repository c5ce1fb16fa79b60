public import Foundation
internal import Graphics

/// A control with a title, an image, or both, that does something when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  open private(set) var buttonType: ButtonType = .custom
  private var contents = ButtonContents()
  final let parts = ButtonParts()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  // Repeated by RuntimeInitializable.
  /// A button of a kind that UIKit draws; `.system` shows its title and template images in the tint colour.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    become(buttonType)
    show(primaryAction)
  }

  /// The action's title and image are used if the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    become(.system)
    show(primaryAction)
    use(configuration)
  }

  /// A method, for initializers set properties without calling their observers.
  private func use(_ configuration: Configuration) { self.configuration = configuration }

  /// A system button with an image, which calls a method of the target when it is tapped.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = self.init(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.read(self, as: UIButton.self, coder)
  }

  private func show(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { contents.titles[.normal] = action.title }
    contents.images[.normal] = action.image
    refresh()
  }

  /// Sets the appearance of a type.
  func become(_ type: ButtonType) {
    buttonType = type
    parts.title?.font = standardFont
    let large = UIImage.SymbolConfiguration(scale: .large)
    switch type {
    case .contactAdd: contents.images[.normal] = UIImage(systemName: "plus.circle", withConfiguration: large)
    case .detailDisclosure, .infoLight, .infoDark:
      contents.images[.normal] = UIImage(systemName: "info.circle", withConfiguration: large)
    case .close:
      ownKindsConfiguration = .closeButton
      needConfigurationState()
    default: break
    }
    refresh()
  }

  private func prepare() { refresh() }

  // MARK: Content by state

  open func setTitle(_ title: String?, for state: State) { change { $0.titles[state] = title } }
  open func setTitleColor(_ color: UIColor?, for state: State) { change { $0.titleColors[state] = color } }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change { $0.titleShadowColors[state] = color } }
  open func setImage(_ image: UIImage?, for state: State) { change { $0.images[state] = image } }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change { $0.backgroundImages[state] = image } }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change { $0.attributedTitles[state] = title }
  }

  open func title(for state: State) -> String? { contents.titles[state] ?? contents.titles[.normal] }
  open func titleColor(for state: State) -> UIColor? {
    contents.titleColors[state] ?? contents.titleColors[.normal] ?? defaultTitleColor
  }
  open func titleShadowColor(for state: State) -> UIColor? {
    contents.titleShadowColors[state] ?? contents.titleShadowColors[.normal]
  }
  open func image(for state: State) -> UIImage? { contents.images[state] ?? contents.images[.normal] }
  open func backgroundImage(for state: State) -> UIImage? {
    contents.backgroundImages[state] ?? contents.backgroundImages[.normal]
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    contents.attributedTitles[state] ?? contents.attributedTitles[.normal]
  }

  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultTitleColor }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// Created at the first access.
  open var titleLabel: UILabel? { _titleLabel }
  /// Created at the first access.
  open var imageView: UIImageView? { _imageView }
  open var subtitleLabel: UILabel? { configurationState?.subtitle }

  /// Space around title and image together, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { insetsDidChange() }
  }
  /// Room that the title is kept out of, in points: it moves by half of what only one side has where it is centred, and
  /// the button's own size stays.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { insetsDidChange() }
  }
  /// Room that the image is kept out of, in points; the button's own size stays.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { insetsDidChange() }
  }
  /// Whether the image grows with the text at accessibility text sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { if oldValue != adjustsImageSizeForAccessibilityContentSizeCategory { refresh() } }
  }
  /// Whether a button without an image for the highlighted state darkens the normal one.
  open var adjustsImageWhenHighlighted = true {
    didSet { if oldValue != adjustsImageWhenHighlighted { refresh() } }
  }
  /// Whether a button without an image for the disabled state dims the normal one.
  open var adjustsImageWhenDisabled = true {
    didSet { if oldValue != adjustsImageWhenDisabled { refresh() } }
  }
  /// Whether the title's shadow falls to the other side under a finger.
  open var reversesTitleShadowWhenHighlighted = false {
    didSet { if oldValue != reversesTitleShadowWhenHighlighted { refresh() } }
  }
  /// Stored but unused: the glow under a finger isn't painted.
  open var showsTouchWhenHighlighted = false
  open var role: Role = .normal

  // MARK: Configuration

  private(set) var configurationState: ButtonConfigurationState?
  private var ownKindsConfiguration: Configuration?
  var shownConfiguration: Configuration? { configuration ?? ownKindsConfiguration }

  /// The content and appearance; nil for a button with contents by state.
  open var configuration: Configuration? {
    didSet {
      if configuration != nil { needConfigurationState() } else if oldValue != nil { leaveConfiguration() }
      if isPopUp { showMenuSelection() }
      _setNeedsUpdateConfiguration()
    }
  }

  /// Called before the button is shown in another state: changes its configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a change of state calls `updateConfiguration()`.
  open var automaticallyUpdatesConfiguration = true

  open func setNeedsUpdateConfiguration() { _setNeedsUpdateConfiguration() }
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func needConfigurationState() {
    if configurationState == nil { configurationState = ButtonConfigurationState() }
    configurationState?.needsUpdate = true
    parts.backdrop?.isHidden = true
    parts.title?.alpha = 1
  }

  private func leaveConfiguration() {
    guard ownKindsConfiguration == nil else { return }
    removeConfigurationViews()
    configurationState = nil
    parts.title?.numberOfLines = 1
    parts.title?.lineBreakMode = .byTruncatingMiddle
    parts.title?.font = standardFont
    parts.picture?.tintColor = nil
    refresh()
  }

  /// Shown on a long press, or on a tap where it is the primary action. A pop-up button shows which of its actions is chosen.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      menuBehaviorDidChange()
    }
  }
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { menuConfiguration(preferredMenuElementOrder) { [weak self] in self?.menu } }
  override func menuElementWasChosen(_ element: UIMenuElement) { chooseForPopUp(element) }
  /// Whether a tap selects the button and the next one deselects it; with a menu as primary action, whether the button is a
  /// pop-up button.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if oldValue != changesSelectionAsPrimaryAction { menuBehaviorDidChange() } }
  }
  override func menuBehaviorDidChange() { showMenuSelection() }
  /// Stored but unused: only finger touches are simulated.
  open var isPointerInteractionEnabled = false
  /// Stored but unused: only finger touches are simulated.
  open var pointerStyleProvider: PointerStyleProvider?
  open var isHeld: Bool { isHighlighted && isTracking }

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { change { $0.symbolConfigurations[state] = configuration } }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    contents.symbolConfigurations[state] ?? contents.symbolConfigurations[.normal]
  }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  private var defaultTitleColor: UIColor {
    guard buttonType != .custom else { return .white }
    // The colour of a disabled system button, estimated from pictures: the label colour at a quarter of its opacity.
    return isEnabled ? tintColor : .tertiaryLabel
  }

  override var eventsOfTouchUpInside: Event { [.touchUpInside, .primaryActionTriggered] }
  override var prefersOwnTaps: Bool { true }

  // MARK: Geometry

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let room = contentRect.inset(by: titleEdgeInsets)
    return layout(width: room.width).titleRect(in: room)
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let room = contentRect.inset(by: imageEdgeInsets)
    return layout(width: room.width).imageRect(in: room)
  }

  package override var contentHeightDependsOnWidth: Bool {
    guard configurationState != nil else { return false }
    updateConfigurationIfNeeded()
    return showsTitle && parts.title?.numberOfLines != 1
  }

  package override func contentSize(forLayoutWidth width: CGFloat?) -> CGSize {
    let natural = intrinsicContentSize
    guard let width, width < natural.width else { return natural }
    return configuredSize(width: width) ?? natural
  }

  open override var intrinsicContentSize: CGSize {
    if let size = configuredSize() { return size }
    let layout = layout()
    let content = layout.size
    let background = currentBackgroundImage?.size ?? .zero
    var size = CGSize(
      width: content.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(content.height, leastHeight) + contentEdgeInsets.top + contentEdgeInsets.bottom)
    // iOS gives a title 6 points above and below, and no button with a title less than 30 points of width, as long as
    // no insets are set.
    if contentEdgeInsets == .zero, showsTitle || content == .zero {
      let font = parts.title?.font ?? standardFont
      let title = showsTitle ? layout.title.height : UIButton.wholePoints(font.lineHeight)
      size.height = max(size.height, title + 12)
      size.width = max(size.width, 30)
    }
    return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    guard size.width > 0, size.width < natural.width else { return natural }
    return configuredSize(width: size.width) ?? natural
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if layOutConfiguration() { return }
    parts.backdrop?.frame = backgroundRect(forBounds: bounds)
    placeContent()
  }

  private func placeContent() {
    let content = contentRect(forBounds: bounds)
    if showsImage { parts.picture?.frame = imageRect(forContentRect: content) }
    if showsTitle { parts.title?.frame = titleRect(forContentRect: content) }
  }

  /// Title and image are in their new places at once: apps work out the next insets from them.
  private func insetsDidChange() {
    geometryDidChange()
    if configurationState == nil, bounds.size != .zero { placeContent() }
  }

  open override var forFirstBaselineLayout: UIView { baselineView }
  open override var forLastBaselineLayout: UIView { baselineView }
  private var baselineView: UIView {
    if let title = parts.title, !title.isHidden { title } else { self }
  }

  package override var baselineOffsets: BaselineOffsets { titleBaselineOffsets ?? super.baselineOffsets }

  // MARK: Showing the state

  private func change(_ edit: (inout ButtonContents) -> Void) {
    edit(&contents)
    refresh()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if configurationState == nil || automaticallyUpdatesConfiguration { refresh() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    _setNeedsUpdateConfiguration()
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction, isTouchInside { isSelected.toggle() }
  }

  private func refresh() {
    if configurationState != nil { return _setNeedsUpdateConfiguration() }
    refreshTitle()
    refreshImage()
    showBackground(currentBackgroundImage)
    geometryDidChange()
  }

  private func refreshTitle() {
    let attributed = currentAttributedTitle
    let title = attributed?.string ?? currentTitle ?? ""
    guard !title.isEmpty || parts.title != nil else { return }
    let label = _titleLabel
    if let attributed { label.attributedText = attributed } else { label.text = currentTitle }
    label.setDefaultColor(currentTitleColor)
    label.shadowColor = currentTitleShadowColor
    parts.title?.reversesShadow = isHighlighted && reversesTitleShadowWhenHighlighted
    label.isHidden = title.isEmpty
    label.alpha = isHighlighted && buttonType == .system ? 0.2 : 1
  }

  private func refreshImage() {
    let image = currentImage
    guard image != nil || parts.picture != nil else { return }
    let picture = _imageView
    picture.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    picture.image =
      buttonType == .custom || image?.renderingMode == .alwaysOriginal
      ? image : image?.withRenderingMode(.alwaysTemplate)
    picture.isHidden = image == nil
    picture.adjustsImageSizeForAccessibilityContentSizeCategory = adjustsImageSizeForAccessibilityContentSizeCategory
    // A button without images for a state dims or darkens the normal one; the values are estimated from pictures.
    let isDimmed = !isEnabled && contents.images[.disabled] == nil && adjustsImageWhenDisabled
    let isPressed = isHighlighted && contents.images[.highlighted] == nil && adjustsImageWhenHighlighted
    // A system button's image fades with its title.
    let fades = isPressed && buttonType == .system
    picture.alpha = isDimmed ? 0.5 : fades ? 0.2 : 1
    picture.darkening = isPressed && !fades ? 0.4 : 0
  }

  private func geometryDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  package override var snapshotText: String? {
    updateConfigurationIfNeeded()
    return showsTitle ? parts.title?.text : nil
  }
}

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}
