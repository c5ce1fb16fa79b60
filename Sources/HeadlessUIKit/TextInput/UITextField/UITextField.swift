public import Foundation

/// A line of text that the user can edit.
///
/// The caret and the selection are painted only for snapshots that request them: a blinking caret would make others differ by
/// chance.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  let fieldState = TextFieldState()

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
    InterfaceCoder.read(self, as: UITextField.self, coder)
  }

  private func prepare() {
    isOpaque = false
    contentHorizontalAlignment = .leading
  }

  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; never nil when read, as in UIKit.
  open var text: String? {
    get {
      SystemKeys.read(self, "text")
      return fieldState.text.string
    }
    set {
      let change = SystemKeys.begin(self, "text")
      setPlainText(newValue ?? "")
      change?.end()
    }
  }

  open var attributedText: NSAttributedString? {
    get { fieldState.text }
    set { setStyledText(newValue ?? NSAttributedString(string: "")) }
  }

  open var placeholder: String? {
    get { fieldState.placeholder?.string }
    set {
      // Like the text, the placeholder keeps the attributes of its start.
      let attributes = fieldState.placeholder.flatMap { old in
        old.length > 0 ? old.attributes(at: 0, effectiveRange: nil) : nil
      }
      fieldState.placeholder = newValue.map { NSAttributedString(string: $0, attributes: attributes ?? [:]) }
      textDidChange()
    }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { fieldState.placeholder }
    set {
      fieldState.placeholder = newValue
      textDidChange()
    }
  }

  /// The font of the text's start; nil for the system font at 17 points.
  open var font: UIFont? {
    get { fieldState.shownStyle.font }
    set {
      setAttribute(.font, newValue) { $0.font = newValue ?? .systemFont(ofSize: TextFieldMetrics.current.fontSize) }
    }
  }

  open var textColor: UIColor? {
    get { fieldState.shownStyle.color }
    set { setAttribute(.foregroundColor, newValue) { $0.color = newValue ?? .label } }
  }

  open var textAlignment: NSTextAlignment {
    get { fieldState.shownStyle.alignment }
    set { setAlignment(newValue) }
  }

  /// The attributes of the whole text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { currentAttributes }
    set { setDefaultAttributes(newValue) }
  }

  /// The attributes of text typed next; nil unless the field is being edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? fieldState.style.typingAttributes ?? currentAttributes : nil }
    set { if isEditing { fieldState.style.typingAttributes = newValue } }
  }

  /// Stored but unused: input methods, menus, searches and data detectors aren't simulated for texts.
  open var allowsEditingTextAttributes = false
  /// Stored but unused: the on-screen keyboard is a static picture.
  open var allowsNumberPadPopover = false

  /// Whether text that is too wide is shown in a smaller size.
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }
  /// The minimum size of shrunk text, in points; 0 for no limit.
  open var minimumFontSize: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }
  open var adjustsFontForContentSizeCategory = false {
    didSet { followTextSize() }
  }

  // MARK: Looks

  open var borderStyle: BorderStyle = .none {
    didSet { geometryDidChange() }
  }
  /// The image that replaces the border, unless the border is rounded.
  open var background: UIImage? {
    didSet { setNeedsDisplay() }
  }
  open var disabledBackground: UIImage? {
    didSet { setNeedsDisplay() }
  }
  open var clearButtonMode: ViewMode = .never {
    didSet { geometryDidChange() }
  }
  /// The view on the leading side of the text.
  open var leftView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: leftView) }
  }
  open var leftViewMode: ViewMode = .never {
    didSet { geometryDidChange() }
  }
  /// The view on the trailing side of the text.
  open var rightView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: rightView) }
  }
  open var rightViewMode: ViewMode = .never {
    didSet { geometryDidChange() }
  }

  // MARK: Geometry, in points of the field

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { _clearButtonRect(forBounds: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardSideRect(leftView, bounds, isLeading: true) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { standardSideRect(rightView, bounds, isLeading: false) }

  open override var intrinsicContentSize: CGSize { _intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { _intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
    placeSelectionView(&fieldState.selectionView)
  }

  package override var baselineOffsets: BaselineOffsets { textBaselineOffsets }
  package override var textLineHeight: CGFloat? { fieldState.shownStyle.font.lineHeight }

  // MARK: Drawing

  open func drawText(in rect: CGRect) { _drawText(in: rect) }
  open func drawPlaceholder(in rect: CGRect) { _drawPlaceholder(in: rect) }

  open override func draw(_ rect: CGRect) {
    drawBorder()
    asSublayer {
      drawHighlight()
      if fieldState.text.length > 0 {
        drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
      } else if fieldState.placeholder != nil {
        drawPlaceholder(in: placeholderRect(forBounds: bounds))
      }
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    geometryDidChange()
  }

  override func textSizeDidChange(from previous: UITraitCollection) { followTextSize() }

  // MARK: Editing

  open var isEditing: Bool { isFirstResponder }
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var interactionState: Any {
    get { NSValue(range: fieldState.selection.range) }
    set { if let value = newValue as? NSValue { select(value.rangeValue) } }
  }

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

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if window != nil, delegate?.textFieldShouldBeginEditing(self) == false { return false }
    return super.becomeFirstResponder()
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    if isFirstResponder, focus?.firstResponder.isForced != true, delegate?.textFieldShouldEndEditing(self) == false {
      return false
    }
    return super.resignFirstResponder()
  }

  override func didBecomeFirstResponder() { didBeginEditing() }
  override func didResignFirstResponder() { didEndEditing() }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
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

  // MARK: Text input

  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range.range, replacementString: text) ?? true
  }
  /// The selected range; nil unless the field is being edited, as in UIKit.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? TextSpan(fieldState.selection.range) : nil }
    set { if let newValue { select(newValue.range) } }
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    TextOffset(
      position.offset, movedBy: offset, step: direction.step(isRightToLeft), within: fieldState.text.length)
  }

  /// Whether dots replace the characters.
  open var isSecureTextEntry = false {
    didSet { if oldValue != isSecureTextEntry { textDidChange() } }
  }

  // MARK: Repeated by other classes

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

  package override var snapshotText: String? { fieldState.text.length > 0 ? shownString : placeholder }

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    let shown = fieldState.shownStyle
    style["textColor"] = shown.color.displayColor(for: traitCollection).hexadecimal
    style["font"] = "\(shown.font.fontName) \(shown.font.pointSize)"
    if borderStyle != .none { style["borderStyle"] = "\(borderStyle)" }
    if fieldState.text.length == 0, placeholder != nil { style["isPlaceholder"] = "true" }
    if isEditing { style["isEditing"] = "true" }
    if !isEnabled { style["isEnabled"] = "false" }
    return style
  }
}
