public import Foundation
package import Graphics

/// A scrollable view of multiline text that the user can edit.
///
/// The caret and the selection are painted only for snapshots that request them: a blinking caret would make others differ by
/// chance.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  public enum BorderStyle: Int, Sendable {
    case none, roundedRect
  }

  let textState: TextViewState

  /// Creates a text view; with nil it has its own text container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    textState = TextViewState(textContainer)
    super.init(frame: frame)
    prepareText()
  }

  /// Leads to the designated `init(frame:textContainer:)`, which subclasses override, as in UIKit.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public convenience init() {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates a view that uses TextKit 2 or 1; text is laid out the same way.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    textState.isOfTextKit1 = !usingTextLayoutManager
  }

  public required init?(coder: NSCoder) {
    textState = TextViewState(nil)
    super.init(coder: coder)
    prepareText()
    InterfaceCoder.read(self, as: UITextView.self, coder)
  }

  /// The delegate of the text view; as the scroll view's delegate it also observes scrolling.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  override func takeDelegate(_ delegate: (any UIScrollViewDelegate)?) {
    self.delegate = delegate as? any UITextViewDelegate
  }

  // MARK: Text

  open var text: String! {
    get {
      SystemKeys.read(self, "text")
      return textState.storage.string
    }
    set {
      let change = SystemKeys.begin(self, "text")
      setPlainText(newValue ?? "")
      change?.end()
    }
  }

  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: textState.storage) }
    set { setStyledText(newValue ?? NSAttributedString(string: "")) }
  }

  /// The font of the text's start; nil if none is set. Text without a font is in Helvetica at 12 points.
  open var font: UIFont? {
    get { textState.storage.firstAttribute(.font) as? UIFont ?? textState.font }
    set { setFont(newValue) }
  }

  /// The colour of the text's start; nil if none is set.
  open var textColor: UIColor? {
    get { textState.storage.firstAttribute(.foregroundColor) as? UIColor ?? textState.color }
    set { setTextColor(newValue) }
  }

  open var textAlignment: NSTextAlignment {
    get { textState.storage.alignmentAtStart ?? textState.alignment }
    set { setAlignment(newValue) }
  }

  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { textState.typingAttributes ?? attributesAtSelection }
    set { textState.typingAttributes = newValue }
  }

  /// The attributes of links, which override their own.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor!] }
    set {
      ownLinkAttributes = newValue
      looksDidChange()
    }
  }
  private var ownLinkAttributes: [NSAttributedString.Key: Any]?

  /// Whether the commands for bold, italic and underlined text can be performed.
  open var allowsEditingTextAttributes = false
  /// Stored but unused: input methods, menus, searches and data detectors aren't simulated for texts.
  open var usesStandardTextScaling = false
  /// Stored but unused: data isn't detected.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var adjustsFontForContentSizeCategory = false {
    didSet { followTextSize() }
  }

  // MARK: Layout

  /// The layout manager of TextKit 2; nil for a view that uses TextKit 1, and after `layoutManager` has been accessed.
  open var textLayoutManager: NSTextLayoutManager? { textState.layoutOfTextKit2() }
  open var textContainer: NSTextContainer { textState.container }
  /// The layout manager of TextKit 1. Accessing it switches the view to TextKit 1.
  open var layoutManager: NSLayoutManager {
    textState.isOfTextKit1 = true
    return textState.manager
  }
  open var textStorage: NSTextStorage { textState.storage }

  /// The space around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if oldValue != textContainerInset { geometryDidChange() } }
  }
  open var borderStyle: BorderStyle = .none {
    didSet { if oldValue != borderStyle { setNeedsDisplay() } }
  }

  open override var isScrollEnabled: Bool {
    didSet { if oldValue != isScrollEnabled { geometryDidChange() } }
  }

  /// The intrinsic content size: that of the text for a view that doesn't scroll.
  open override var intrinsicContentSize: CGSize { isScrollEnabled ? super.intrinsicContentSize : naturalSize() }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { _sizeThatFits(size) }

  package override var contentHeightDependsOnWidth: Bool { !isScrollEnabled }
  package override func contentSize(forLayoutWidth width: CGFloat?) -> CGSize {
    guard let width, contentHeightDependsOnWidth else { return intrinsicContentSize }
    let natural = intrinsicContentSize
    return natural.width <= width ? natural : naturalSize(width: width)
  }

  package override var baselineOffsets: BaselineOffsets { textBaselineOffsets }
  package override var textLineHeight: CGFloat? { shownFont.lineHeight }

  /// The size of the text, available without layout; the bounds' size for a view that doesn't scroll.
  open override var contentSize: CGSize {
    get {
      if textState.placement == .needed, bounds.width > 0 { placeText() }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  override var knownContentSize: CGSize { super.contentSize }

  override func boundsDidChange(from oldBounds: CGRect) {
    if oldBounds.width != bounds.width || !isScrollEnabled { textState.placement = .needed }
    super.boundsDidChange(from: oldBounds)
  }

  open override func layoutSubviews() {
    placeText()
    super.layoutSubviews()
    placeSelectionView(&textState.selectionView)
  }

  package override func contentItems() -> [DisplayItem] {
    borderItems + drawnItems() + (selectionMarks?.itemsBehind ?? []) + textItems()
  }

  /// The border of a field, which stays at the view's edges while text scrolls. Its effect on the text's space isn't known.
  private var borderItems: [DisplayItem] {
    guard borderStyle == .roundedRect else { return [] }
    return TextFieldBorder(
      style: .roundedRect, rect: bounds, scale: layoutScale, isEnabled: true, traits: traitCollection
    ).items
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    looksDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    looksDidChange()
  }

  override func textSizeDidChange(from previous: UITraitCollection) { followTextSize() }

  // MARK: Editing

  open var isEditable = true
  open var isSelectable = true
  open var clearsOnInsertion = false
  /// Stored but unused: input methods, menus, searches and data detectors aren't simulated for texts.
  open var isFindInteractionEnabled = false

  /// The selected range in UTF-16 units.
  open var selectedRange: NSRange {
    get { textState.selection.range }
    set { select(newValue) }
  }
  /// The selection as a single range, which extends from the first to the last of the ranges that are set.
  open var selectedRanges: [NSRange] {
    get { [selectedRange] }
    set { if let first = newValue.first { selectedRange = newValue.dropFirst().reduce(first, NSUnionRange) } }
  }

  open func scrollRangeToVisible(_ range: NSRange) { _scrollRangeToVisible(range) }

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if window != nil, isEditable, delegate?.textViewShouldBeginEditing(self) == false { return false }
    guard super.becomeFirstResponder() else { return false }
    // Unlike a field, a text view calls its delegate after the keyboard is updated.
    if isEditable { didBeginEditing() }
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    let isAsked = isFirstResponder && isEditable && focus?.firstResponder.isForced != true
    if isAsked, delegate?.textViewShouldEndEditing(self) == false { return false }
    return super.resignFirstResponder()
  }

  override func didBecomeFirstResponder() { selectionLookDidChange() }
  override func didResignFirstResponder() {
    selectionLookDidChange()
    if isEditable { didEndEditing() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable, touches.contains(where: { point(inside: $0.location(in: self), with: event) }) {
      becomeFirstResponder()
    }
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func pasteAndMatchStyle(_ sender: Any?) { pasteText() }
  open override func delete(_ sender: Any?) { deleteSelection() }
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { selectWhole() }
  open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }
  open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }
  open override func toggleUnderline(_ sender: Any?) { toggleUnderlines() }

  // MARK: Text input

  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range.range, replacementText: text) ?? true
  }
  open var selectedTextRange: UITextRange? {
    get { TextSpan(textState.selection.range) }
    set { if let newValue { select(newValue.range) } }
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    let length = textState.storage.length
    guard direction == .up || direction == .down else {
      return TextOffset(position.offset, movedBy: offset, step: direction.step(isRightToLeft), within: length)
    }
    return self.offset(lines: direction == .down ? CGFloat(offset) : -CGFloat(offset), below: position.offset).flatMap {
      TextOffset($0, within: length)
    }
  }

  /// Stored but unused: a text view shows typed text all the same.
  open var isSecureTextEntry = false

  // MARK: Repeated from UITextField by `make generate`

  // MARK: Keys

  open var hasText: Bool { editedString.length > 0 }
  open func insertText(_ text: String) { _insertText(text) }
  open func deleteBackward() { _deleteBackward() }

  // MARK: Places in the text

  open func text(in range: UITextRange) -> String? { substring(range.range) }
  open func replace(_ range: UITextRange, withText text: String) { replaceText(range.range, with: text) }
  open var markedTextRange: UITextRange? { editedSelection.marked.map(TextSpan.init) }
  /// Stored but unused: input methods, menus, searches and data detectors aren't simulated for texts.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selectedRange) }
  open func unmarkText() { editedSelection.marked = nil }
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  open var endOfDocument: UITextPosition { TextOffset(editedString.length) }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    TextSpan(from: fromPosition, to: toPosition)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    TextOffset(position.offset, movedBy: offset, within: editedString.length)
  }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.compare(to: other)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// Stored but unused: input methods, menus, searches and data detectors aren't simulated for texts.
  open weak var inputDelegate: (any UITextInputDelegate)?
  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    _position(within: range, farthestIn: direction)
  }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    _characterRange(byExtending: position, in: direction)
  }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { writingDirection }
  /// Does nothing: writing follows the interface's direction.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  open func firstRect(for range: UITextRange) -> CGRect { rects(of: range.range).first ?? .zero }
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position.offset) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { _selectionRects(for: range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(offset(closestTo: point)) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    position(closestTo: point, within: range.range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { _characterRange(at: point) }

  // MARK: Input traits

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Stored but unused: the on-screen keyboard is a static picture.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Has no effect: input methods, text menus, search and data detectors aren't simulated.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }

  /// Stored but unused: the on-screen keyboard is a static picture.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Stored but unused: the on-screen keyboard is a static picture.
  open var smartDashesType: UITextSmartDashesType = .default
  /// Stored but unused: the on-screen keyboard is a static picture.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// Stored but unused: the on-screen keyboard is a static picture.
  open var inlinePredictionType: UITextInlinePredictionType = .default
  /// Stored but unused: the on-screen keyboard is a static picture.
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType = .default
  /// Stored but unused: the on-screen keyboard is a static picture.
  open var writingToolsBehavior: UIWritingToolsBehavior = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  /// Stored but unused: the on-screen keyboard is a static picture.
  open var textContentType: UITextContentType!
  /// Stored but unused: the on-screen keyboard is a static picture.
  open var passwordRules: UITextInputPasswordRules?

  // MARK: End of what is repeated

  // MARK: Reports

  package override var snapshotText: String? { textState.storage.string }

  package override var snapshotStyle: [String: String] {
    var style = super.snapshotStyle
    style["textColor"] = (textColor ?? .label).displayColor(for: traitCollection).hexadecimal
    style["font"] = "\(shownFont.fontName) \(shownFont.pointSize)"
    if !isEditable { style["isEditable"] = "false" }
    return style
  }
}
