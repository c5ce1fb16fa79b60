public import Foundation

/// A bar with a search field, and optional scopes below it.
///
/// The members that apps use and override are declared here; their layout is in `UISearchBar+Layout.swift`.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  let parts = SearchBarParts()
  let observer = SearchFieldObserver()
  /// The search controller whose bar this is.
  weak var searchController: (any SearchBarOwner)?
  /// Whether the bar is in a navigation bar, which has the background.
  var isInNavigationBar = false {
    didSet { if oldValue != isInNavigationBar { looksDidChange() } }
  }
  /// Whether it is in the row of a navigation bar's title, which has the margins.
  var isInline = false {
    didSet { if oldValue != isInline { setNeedsLayout() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.read(self, as: UISearchBar.self, coder)
  }

  private func prepare() {
    isOpaque = false
    observer.bar = self
    parts.field.searchBar = self
    parts.field.delegate = observer
    parts.field.addAction(UIAction { [observer] _ in observer.textDidChange() }, for: .editingChanged)
    parts.cancel.addAction(UIAction { [weak self] _ in self?.cancelButtonWasTapped() }, for: .touchUpInside)
    parts.scopes.addAction(UIAction { [weak self] _ in self?.scopeWasChosen() }, for: .valueChanged)
    parts.icon.addAction(UIAction { [weak self] _ in self?.iconWasTapped() }, for: .touchUpInside)
    addSubview(parts.background)
    addSubview(parts.field)
  }

  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// Never nil when it is read.
  open var text: String? {
    get { parts.field.text }
    set {
      guard newValue ?? "" != parts.field.text ?? "" else { return }
      parts.field.text = newValue
      setNeedsLayout()
      searchController?.searchDidChange()
    }
  }
  open var placeholder: String? {
    get { parts.field.placeholder }
    set { parts.field.placeholder = newValue }
  }
  /// A line above the field.
  open var prompt: String? {
    didSet { if oldValue != prompt { looksDidChange() } }
  }
  open var searchTextField: UISearchTextField { parts.field }

  // MARK: Buttons

  open var showsCancelButton = false {
    didSet { if oldValue != showsCancelButton { looksDidChange() } }
  }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open var showsBookmarkButton = false {
    didSet { if oldValue != showsBookmarkButton { looksDidChange() } }
  }
  open var showsSearchResultsButton = false {
    didSet { if oldValue != showsSearchResultsButton { looksDidChange() } }
  }
  open var isSearchResultsButtonSelected = false {
    didSet { if oldValue != isSearchResultsButtonSelected { looksDidChange() } }
  }

  /// The effect of a tap on Cancel.
  func cancelButtonWasTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  private func iconWasTapped() {
    if showsSearchResultsButton {
      delegate?.searchBarResultsListButtonClicked(self)
    } else {
      delegate?.searchBarBookmarkButtonClicked(self)
    }
  }

  // MARK: Scopes

  open var scopeButtonTitles: [String]? {
    didSet { scopesDidChange(from: oldValue ?? []) }
  }
  open var selectedScopeButtonIndex = 0 {
    didSet {
      guard oldValue != selectedScopeButtonIndex else { return }
      showChosenScope()
      searchController?.scopeDidChange()
    }
  }
  open var showsScopeBar = false {
    didSet { if oldValue != showsScopeBar { looksDidChange() } }
  }
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  private func scopeWasChosen() {
    selectedScopeButtonIndex = parts.scopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
  }

  // MARK: Looks

  open var barStyle: UIBarStyle = .default {
    didSet { looksDidChange() }
  }
  open var searchBarStyle: Style = .default {
    didSet { looksDidChange() }
  }
  open var isTranslucent = true {
    didSet { looksDidChange() }
  }
  /// The background's colour; nil for the system's.
  open var barTintColor: UIColor? {
    didSet { looksDidChange() }
  }
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    parts.backgrounds[barPosition, barMetrics] = backgroundImage
    looksDidChange()
  }
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    parts.backgrounds[barPosition, barMetrics]
  }
  open var scopeBarBackgroundImage: UIImage? {
    didSet { looksDidChange() }
  }
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    parts.fieldImages[state] = backgroundImage
    parts.field.fieldImage = parts.fieldImages[.normal]
    looksDidChange()
  }
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { parts.fieldImages[state] }
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    parts.icons[icon, default: StateImages()][state] = iconImage
    looksDidChange()
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { parts.icons[icon]?[state] }
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    parts.scopes.setTitleTextAttributes(attributes, for: state)
  }
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    parts.scopes.titleTextAttributes(for: state)
  }
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { setNeedsLayout() }
  }
  open var searchTextPositionAdjustment: UIOffset {
    get { parts.field.textOffset }
    set { parts.field.textOffset = newValue }
  }
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    parts.iconOffsets[icon] = adjustment
    parts.field.geometryDidChange()
    setNeedsLayout()
  }
  open func positionAdjustment(for icon: Icon) -> UIOffset { parts.iconOffsets[icon] ?? .zero }

  open var isEnabled = true {
    didSet {
      parts.field.isEnabled = isEnabled
      looksDidChange()
    }
  }

  open var barPosition: UIBarPosition {
    OptionalMethod.call { delegate?.position(for: self) ?? .top } ?? .top
  }

  // MARK: What apps ask for by its key

  final var cancelButton: UIButton { parts.cancel }
  final var cancelTitle: String? {
    get { parts.cancel.title(for: .normal) }
    set {
      parts.cancel.setTitle(newValue, for: .normal)
      setNeedsLayout()
    }
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { parts.field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { parts.field.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool { parts.field.becomeFirstResponder() }
  @discardableResult open override func resignFirstResponder() -> Bool { parts.field.resignFirstResponder() }

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { parts.field.inputAccessoryView }
    set { parts.field.inputAccessoryView = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { parts.field.autocapitalizationType }
    set { parts.field.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { parts.field.autocorrectionType }
    set { parts.field.autocorrectionType = newValue }
  }
  /// Stored but unused: the on-screen keyboard is a static picture.
  open var spellCheckingType: UITextSpellCheckingType {
    get { parts.field.spellCheckingType }
    set { parts.field.spellCheckingType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { parts.field.keyboardType }
    set { parts.field.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { parts.field.keyboardAppearance }
    set { parts.field.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { parts.field.returnKeyType }
    set { parts.field.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { parts.field.enablesReturnKeyAutomatically }
    set { parts.field.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { parts.field.isSecureTextEntry }
    set { parts.field.isSecureTextEntry = newValue }
  }
  /// Stored but unused: the on-screen keyboard is a static picture.
  open var smartQuotesType: UITextSmartQuotesType {
    get { parts.field.smartQuotesType }
    set { parts.field.smartQuotesType = newValue }
  }
  /// Stored but unused: the on-screen keyboard is a static picture.
  open var smartDashesType: UITextSmartDashesType {
    get { parts.field.smartDashesType }
    set { parts.field.smartDashesType = newValue }
  }
  /// Stored but unused: the on-screen keyboard is a static picture.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { parts.field.smartInsertDeleteType }
    set { parts.field.smartInsertDeleteType = newValue }
  }
  /// Stored but unused: the on-screen keyboard is a static picture.
  open var textContentType: UITextContentType! {
    get { parts.field.textContentType }
    set { parts.field.textContentType = newValue }
  }

  func tokensDidChange() { searchController?.searchDidChange() }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    looksDidChange()
  }

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    style["searchBarStyle"] = "\(searchBarStyle)"
    if showsScopeBar, let scopeButtonTitles { style["scopes"] = scopeButtonTitles.joined(separator: ", ") }
    return style
  }
}
