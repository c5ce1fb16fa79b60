public import Foundation
internal import Graphics
internal import TextLayout

/// Shows text of one or more lines.
@preconcurrency @MainActor open class UILabel: UIView {
  private var plainText: String?
  var styledText: NSAttributedString?
  /// The attributes of text without its own.
  var textStyle = LabelTextStyle()

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
    InterfaceCoder.read(self, as: UILabel.self, coder)
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// Clear by default; a button's title has none.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor ?? (isBackgroundSet ? nil : standardBackgroundColor) }
    set {
      isBackgroundSet = true
      super.backgroundColor = newValue
    }
  }
  /// Until the app sets a background.
  var standardBackgroundColor: UIColor? { .clear }
  /// Whether the app has set a background, be it nil.
  private(set) final var isBackgroundSet = false

  // MARK: Text

  open var text: String? {
    get {
      SystemKeys.read(self, "text")
      return plainText ?? styledText?.string
    }
    set {
      let change = SystemKeys.begin(self, "text")
      textStyle = textStyle.takingOver(styledText)
      plainText = newValue
      styledText = nil
      textDidChange()
      change?.end()
    }
  }

  open var attributedText: NSAttributedString? {
    get {
      SystemKeys.read(self, "attributedText")
      return styledText ?? plainText.map { NSAttributedString(string: $0, attributes: textStyle.attributes) }
    }
    set {
      let change = SystemKeys.begin(self, "attributedText")
      styledText = newValue.map(NSAttributedString.init)
      plainText = nil
      textDidChange()
      change?.end()
    }
  }

  /// The font at an attributed text's start; setting it changes the whole text. The same applies to color, alignment and line break
  /// mode.
  open var font: UIFont! {
    get { shownStyle.font }
    set {
      textStyle.font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      restyle(.font, textStyle.font)
      textDidChange()
    }
  }

  open var textColor: UIColor! {
    get { shownStyle.color }
    set {
      textStyle.color = newValue ?? .label
      restyle(.foregroundColor, textStyle.color)
      setNeedsDisplay()
    }
  }

  open var textAlignment: NSTextAlignment {
    get { shownStyle.alignment }
    set {
      textStyle.alignment = newValue
      restyleParagraphs { $0.alignment = newValue }
      setNeedsDisplay()
    }
  }

  open var lineBreakMode: NSLineBreakMode {
    get { textStyle.lineBreakMode }
    set {
      textStyle.lineBreakMode = newValue
      restyleParagraphs { $0.lineBreakMode = newValue }
      textDidChange()
    }
  }

  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { textStyle.lineBreakStrategy }
    set {
      textStyle.lineBreakStrategy = newValue
      textDidChange()
    }
  }
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }
  open var isEnabled = true {
    didSet { setNeedsDisplay() }
  }
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// The offset that the shadow is drawn with; a button turns it round under a finger.
  var drawnShadowOffset: CGSize { shadowOffset }
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsDisplay() }
  }

  /// 0 for as many as it takes.
  open var numberOfLines = 1 {
    didSet { if oldValue != numberOfLines { textDidChange() } }
  }

  /// The width, in points, at which a text of several lines wraps for its intrinsic size; 0 lets the layout find it.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if oldValue != preferredMaxLayoutWidth { textDidChange() } }
  }

  /// Whether text that is too wide is set in a smaller size.
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }
  /// The smallest part of its size that text may shrink to.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }
  /// The vertical position of a single line that was shrunk to fit.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { if oldValue != baselineAdjustment { setNeedsDisplay() } }
  }
  /// Stored but unused: pointers aren't simulated, and texts don't expand under one.
  open var showsExpansionTextWhenTruncated = false
  /// Stored but unused: how UIKit weighs it isn't documented.
  open var allowsDefaultTighteningForTruncation = false

  /// Whether fonts of a text style follow the user's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { followTextSize() }
  }

  // MARK: Measuring

  /// The layout of text with at most `numberOfLines` lines within `bounds`, in points.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard hasText else { return CGRect(origin: bounds.origin, size: .zero) }
    let limits = LayoutConstraints(
      width: bounds.width > 0 ? bounds.width : .infinity, height: bounds.height > 0 ? bounds.height : .infinity,
      maximumLines: numberOfLines, interfaceDirection: direction, includesExtraLine: false,
      leadingPlace: .betweenLines)
    let size = TextEngines.current.layout(attributedContent(), in: limits).size(roundedUpTo: layoutScale)
    return CGRect(origin: bounds.origin, size: CGSize(width: min(size.width, limits.width), height: size.height))
  }

  open override var intrinsicContentSize: CGSize {
    naturalSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : unboundedLength)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines != 1 && size.width > 0 ? size.width : unboundedLength
    return naturalSize(width: width)
  }

  private var unboundedLength: CGFloat { 1_000_000 }

  private func naturalSize(width: CGFloat) -> CGSize {
    textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: unboundedLength), limitedToNumberOfLines: numberOfLines
    ).size
  }

  package override var contentHeightDependsOnWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth == 0 && hasText
  }

  package override func contentSize(forLayoutWidth width: CGFloat?) -> CGSize {
    guard let width, contentHeightDependsOnWidth else { return intrinsicContentSize }
    // The subclass's own size applies: the width replaces the one that the app would set.
    let natural = intrinsicContentSize
    if natural.width <= width { return natural }
    return measuringAtWidth(width) { intrinsicContentSize }
  }

  private func measuringAtWidth(_ width: CGFloat, _ measure: () -> CGSize) -> CGSize {
    let isQuiet = isMeasuring
    isMeasuring = true
    preferredMaxLayoutWidth = max(width, 1)
    let size = measure()
    preferredMaxLayoutWidth = 0
    isMeasuring = isQuiet
    return size
  }

  private var isMeasuring = false

  package override var baselineOffsets: BaselineOffsets {
    let rounding = PixelRounding(scale: layoutScale)
    // Below the last line there is no leading.
    let height = rounding.roundUp(font.ascender - font.descender)
    let fromTop = rounding.round(font.ascender)
    return BaselineOffsets(fromTop: fromTop, fromBottom: height - fromTop)
  }

  /// Glyphs may slightly exceed the label, as accents do; iOS reserves space for them.
  package override var drawsWithinBounds: Bool { false }

  package override var textLineHeight: CGFloat? { font.lineHeight }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text within `rect`, in points of the label, centred from top to bottom.
  open func drawText(in rect: CGRect) {
    guard hasText, rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let (layout, full) = layouts(in: rect.size)
    let rounding = PixelRounding(scale: layoutScale)
    let height = rounding.roundUp(layout.size.height)
    let top = full.flatMap { adjustedTop(of: layout, madeSmallerFrom: $0, in: rect) }
    // Halves of pixels go down the screen: in cells of tables, text was recorded there. A label that is lower than its line
    // shows the line's middle.
    let middle = rect.minY + rounding.round((rect.height - height) / 2)
    let origin = CGPoint(x: rect.minX, y: top ?? middle)
    // A label draws nothing outside its bounds; only lines that are too tall or too long are clipped.
    let isTooLarge = height > rect.height + 0.5 || layout.lines.contains { $0.frame.width > rect.width + 0.5 }
    if isTooLarge {
      context.saveGState()
      context.clip(to: rect)
    }
    defer { if isTooLarge { context.restoreGState() } }
    if let shadow = shadowColor?.displayColor(for: traitCollection) {
      let offset = drawnShadowOffset
      let shifted = CGPoint(x: origin.x + offset.width, y: origin.y + offset.height)
      context.append(layout.silhouette(in: shadow, at: shifted))
    }
    context.append(layout.displayItems(at: origin, attachment: attachmentItems))
  }

  private func attachmentItems(_ id: Int, _ rect: CGRect) -> [DisplayItem] {
    guard let styledText else { return [] }
    let attachments = builder().build(styledText).attachments
    return attachments.indices.contains(id) ? attachments[id].items(in: rect) : []
  }

  /// The top of a shrunk text, by the position of the text in its own size.
  private func adjustedTop(of layout: LaidOutText, madeSmallerFrom full: LaidOutText, in rect: CGRect) -> CGFloat? {
    let height = PixelRounding(scale: layoutScale).roundUp(full.size.height)
    let top = rect.minY + (rect.height - height) / 2
    return switch baselineAdjustment {
    case .alignBaselines: top + full.firstBaseline - layout.firstBaseline
    case .alignCenters: nil
    case .none: top
    }
  }

  /// The text as it is shown, and where one line was made smaller, as it would be in its own size.
  private func layouts(in size: CGSize) -> (shown: LaidOutText, full: LaidOutText?) {
    let limits = LayoutConstraints(
      width: size.width, height: max(size.height, font.lineHeight), maximumLines: numberOfLines,
      interfaceDirection: direction, includesExtraLine: false, leadingPlace: .betweenLines)
    let layouter = TextEngines.current
    let layout = layouter.layout(attributedContent(), in: limits)
    guard adjustsFontSizeToFitWidth, layout.isTruncated || layout.size.width > size.width else { return (layout, nil) }
    let full = numberOfLines == 1 ? layout : nil
    var scale: CGFloat = 1
    // Steps of a fiftieth are too fine to be seen, and end soon.
    while scale > max(minimumScaleFactor, 0.1) {
      scale = max(scale - 0.02, minimumScaleFactor, 0.1)
      let smaller = layouter.layout(attributedContent(scale: scale), in: limits)
      if !smaller.isTruncated, smaller.size.width <= size.width { return (smaller, full) }
    }
    return (layouter.layout(attributedContent(scale: scale), in: limits), full)
  }

  // MARK: Content

  private var hasText: Bool { !(plainText ?? styledText?.string ?? "").isEmpty }

  private var direction: ParagraphStyle.WritingDirection { alignsNaturallyRight ? .rightToLeft : .leftToRight }

  private func builder(scale: CGFloat = 1) -> AttributedTextBuilder {
    var color = textStyle.color
    if isHighlighted, let highlightedTextColor { color = highlightedTextColor }
    // The colour of a disabled label isn't documented; recordings show about this opacity.
    if !isEnabled { color = .tertiaryLabel }
    var builder = AttributedTextBuilder(
      font: textStyle.font, color: color, paragraphStyle: textStyle.paragraphStyle(isRightToLeft: alignsNaturallyRight),
      traits: traitCollection)
    builder.adaptsFonts = adjustsFontForContentSizeCategory
    builder.fontScale = scale
    return builder
  }

  /// The text as it was built last, and what it was built for: measuring and drawing ask for it several times.
  private var built: (text: AttributedText, traits: UITraitCollection, isRightToLeft: Bool)?

  private func attributedContent() -> AttributedText {
    let traits = traitCollection
    let isRightToLeft = alignsNaturallyRight
    if let built, built.traits === traits, built.isRightToLeft == isRightToLeft { return built.text }
    let text = attributedContent(scale: 1)
    built = (text, traits, isRightToLeft)
    return text
  }

  private func attributedContent(scale: CGFloat) -> AttributedText {
    if let plainText { return builder(scale: scale).build(LabelLength.shown(plainText)) }
    return builder(scale: scale).build(LabelLength.shown(styledText ?? NSAttributedString())).text
  }

  open override func setNeedsDisplay() {
    built = nil
    super.setNeedsDisplay()
  }

  private func textDidChange() {
    if isMeasuring { return }
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  override func textSizeDidChange(from previous: UITraitCollection) {
    followTextSize()
  }

  private func followTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    textStyle.font = textStyle.font.adapted(to: traitCollection)
    textDidChange()
  }

  package override var snapshotText: String? { text }

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    style["textColor"] = textStyle.color.displayColor(for: traitCollection).hexadecimal
    style["font"] = "\(textStyle.font.fontName) \(textStyle.font.pointSize)"
    if textAlignment != .natural { style["textAlignment"] = "\(textAlignment)" }
    if numberOfLines != 1 { style["numberOfLines"] = "\(numberOfLines)" }
    return style
  }
}

/// The position of a shrunk text on its line.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}

extension UILabel: UIContentSizeCategoryAdjusting {}
