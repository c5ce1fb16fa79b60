public import Foundation

/// A field for the words of a search, with a magnifying glass and tokens before the text.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  private let glass = UIImageView()
  private var tokenViews: [_UISearchTokenView] = []
  /// The search bar that the field is in.
  weak var searchBar: UISearchBar?
  /// The app's image in place of the rounded field.
  var fieldImage: UIImage? {
    didSet {
      background = fieldImage
      backgroundColor = fieldImage == nil ? .tertiarySystemFill : nil
    }
  }
  /// The offset of the text that the app sets, in points.
  var textOffset = UIOffset.zero {
    didSet { geometryDidChange() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSearch()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearch()
  }

  private func prepareSearch() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = SearchMetrics.current.cornerRadius
    layer.cornerCurve = .continuous
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    fieldState.style.placeholderColor = .secondaryLabel
    glass.image = UIImage(systemName: "magnifyingglass")
    // It grows with the text.
    glass.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    glass.contentMode = .center
    glass.tintColor = .secondaryLabel
    glass.isUserInteractionEnabled = false
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
  }

  // MARK: Tokens

  /// Before the text, the first at the leading edge.
  open var tokens: [UISearchToken] = [] {
    didSet { tokensDidChange() }
  }
  /// Nil for the tint colour.
  open var tokenBackgroundColor: UIColor! {
    get { ownTokenColor ?? tintColor }
    set {
      ownTokenColor = newValue
      showTokenColors()
    }
  }
  private var ownTokenColor: UIColor?

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }
  open func removeToken(at tokenIndex: Int) {
    guard tokens.indices.contains(tokenIndex) else { return }
    tokens.remove(at: tokenIndex)
  }
  /// The tokens within a range of the text; they precede the text, so they are in ranges that begin at its start.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
  }
  /// The position of a token: at the start of the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
  /// Replaces some of the text by a token.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: UInt) {
    replace(textRange, withText: "")
    insertToken(token, at: Int(tokenIndex))
  }
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }
  /// Whether the user may delete tokens, with the delete key: the first press selects the last one, the second deletes it.
  open var allowsDeletingTokens = true
  /// Whether the delete key has selected the last token.
  private var selectsLastToken = false

  open override func deleteBackward() {
    // A field without the focus has no caret, and deletes at the end.
    let isAtStart =
      selectedTextRange.map { $0.isEmpty && offset(from: beginningOfDocument, to: $0.start) == 0 } ?? !hasText
    guard isAtStart, !tokens.isEmpty, allowsDeletingTokens else { return super.deleteBackward() }
    guard selectsLastToken else {
      selectsLastToken = true
      return
    }
    selectsLastToken = false
    tokens.removeLast()
  }

  open override func insertText(_ text: String) {
    selectsLastToken = false
    super.insertText(text)
  }

  /// Whether the user may copy tokens. Stored but unused: copying tokens isn't simulated.
  open var allowsCopyingTokens = true

  private func tokensDidChange() {
    for view in tokenViews { view.removeFromSuperview() }
    tokenViews = tokens.map {
      _UISearchTokenView($0, font: font ?? .systemFont(ofSize: SearchMetrics.current.fontSize))
    }
    for view in tokenViews { addSubview(view) }
    showTokenColors()
    geometryDidChange()
    searchBar?.tokensDidChange()
  }

  private func showTokenColors() {
    for view in tokenViews { view.backgroundColor = tokenBackgroundColor }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTokenColors()
  }

  private var tokensWidth: CGFloat {
    tokenViews.reduce(0) { $0 + $1.naturalSize.width + SearchMetrics.current.tokenSpacing }
  }

  // MARK: Geometry

  /// An icon at the end of the field: the app's own view, or a search bar's.
  private var rightWidth: CGFloat { clearButtonRect(forBounds: bounds).width + SearchMetrics.current.iconMargin }

  /// The glass leaves its room to text that is typed in one of the largest sizes.
  private var yieldsGlass: Bool {
    isEditing && leftView === glass && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }
  private var hasLeadingView: Bool { leftView != nil && leftViewMode != .never && !yieldsGlass }

  /// The area at the field's end without text and tokens.
  private var trailingWidth: CGFloat {
    let hasEnd =
      (fieldState.text.length > 0 && clearButtonMode != .never) || (rightView != nil && rightViewMode != .never)
    return SearchMetrics.current.iconMargin + (hasEnd ? rightWidth : 0)
  }

  private func searchRect(_ bounds: CGRect) -> CGRect {
    let glass = hasLeadingView ? leftViewRect(forBounds: bounds).width + SearchMetrics.current.iconSpacing : 0
    let lead = SearchMetrics.current.iconMargin + glass + tokensWidth
    let trail = trailingWidth
    let rect = CGRect(
      x: isRightToLeft ? trail : lead, y: 0, width: max(0, bounds.width - lead - trail), height: bounds.height)
    return rect.offsetBy(dx: bounds.minX + textOffset.horizontal, dy: bounds.minY + textOffset.vertical)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect { searchRect(bounds) }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { searchRect(bounds) }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let width =
      leftView === glass
      ? max(SearchMetrics.current.iconWidth, glass.intrinsicContentSize.width)
      : super.leftViewRect(forBounds: bounds).width
    let offset = searchBar?.positionAdjustment(for: .search) ?? .zero
    let x =
      isRightToLeft
      ? bounds.maxX - SearchMetrics.current.iconMargin - width : bounds.minX + SearchMetrics.current.iconMargin
    return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      .offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let width = max(SearchMetrics.current.iconWidth, rightView?.bounds.width ?? 0)
    let x =
      isRightToLeft
      ? bounds.minX + SearchMetrics.current.iconMargin : bounds.maxX - SearchMetrics.current.iconMargin - width
    return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.clearButtonRect(forBounds: bounds)
    return rect.offsetBy(
      dx: isRightToLeft ? SearchMetrics.current.iconMargin : -SearchMetrics.current.iconMargin, dy: 0)
  }

  /// The natural height of the field: it grows with the text.
  var fieldHeight: CGFloat {
    max(SearchMetrics.current.fieldHeight, (font?.lineHeight ?? 0).rounded(.up) + 15)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: fieldHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let rounding = PixelRounding(scale: layoutScale)
    var x = SearchMetrics.current.iconMargin
    glass.isHidden = yieldsGlass
    if hasLeadingView {
      x += leftViewRect(forBounds: bounds).width + SearchMetrics.current.iconSpacing
    }
    for view in tokenViews {
      // If they don't fit, the text of the last visible one is truncated. UIKit scrolls them with the text.
      var size = view.naturalSize
      size.width = min(size.width, bounds.width - trailingWidth - x)
      view.isHidden = size.width <= 2 * SearchMetrics.current.tokenPadding
      if view.isHidden { continue }
      let left = isRightToLeft ? bounds.width - x - size.width : x
      view.frame = CGRect(
        x: rounding.round(left), y: rounding.round((bounds.height - size.height) / 2), width: size.width,
        height: size.height)
      x += size.width + SearchMetrics.current.tokenSpacing
    }
  }

  /// The app's image, or the magnifying glass.
  func showGlass(_ image: UIImage?) {
    glass.image = image ?? UIImage(systemName: "magnifyingglass")
  }
}
