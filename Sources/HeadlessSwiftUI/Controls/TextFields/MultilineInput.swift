internal import Foundation
internal import HeadlessUIKit

/// A field that grows with its text: a UIKit text view that is synchronized with a view's values.
struct MultilineInput: _ElementView {
  let values: TextInputValues

  func makeElement(_ context: _ElementContext) -> GrowingTextElement { GrowingTextElement(values) }
  func updateElement(_ element: GrowingTextElement, _ context: _ElementContext) { element.take(values, context) }
  typealias Body = Never
}

/// A text view as high as its lines, within the line limits of the environment.
final class GrowingTextElement: _PlatformElement {
  private let textView = UITextView()
  private let placeholder = UILabel()
  private let driver: TextInputDriver
  private var limits = TextLineLimits()
  private var insets = UIEdgeInsets.zero

  init(_ values: TextInputValues) {
    driver = TextInputDriver(textView, values)
    super.init(textView)
    textView.backgroundColor = .clear
    textView.textContainer.lineFragmentPadding = 0
    placeholder.textColor = .placeholderText
    placeholder.numberOfLines = 0
    textView.addSubview(placeholder)
    driver.textDidChange = { [unowned self] in
      placeholder.isHidden = textView.hasText
      invalidateLayout()
    }
  }

  private var font: UIFont { textView.font ?? .preferredFont(forTextStyle: .body) }

  func take(_ values: TextInputValues, _ context: _ElementContext) {
    let environment = context.environment
    context.prepare(textView)
    textView.isEditable = environment.isEnabled
    textView.takeLooks(of: environment)
    limits = environment.textLineLimits
    let hasBorder = environment.textFieldBorder != .none
    textView.borderStyle = hasBorder ? .roundedRect : .none
    // The insets of UIKit's rounded border style.
    insets = hasBorder ? UIEdgeInsets(top: 6, left: 7, bottom: 6, right: 7) : .zero
    let half = font.styleLeading / 2
    textView.textContainerInset = UIEdgeInsets(
      top: insets.top + half, left: insets.left, bottom: insets.bottom, right: insets.right)
    placeholder.attributedText = values.placeholder(in: environment)
    placeholder.font = font
    placeholder.textAlignment = textView.textAlignment
    textView.accessibilityLabel = values.label?.plainString(in: environment)
    driver.update(values, environment, context.graph)
    placeholder.isHidden = textView.hasText
    invalidateLayout()
  }

  /// In points, in lines of the text style: 22 points each at the default size.
  private func height(width: CGFloat?) -> CGFloat {
    let room = width.map { max($0, 1) } ?? .greatestFiniteMagnitude
    let line = font.ascender - font.descender
    let pitch = font.styleLineHeight
    let measured: CGFloat
    if textView.hasText {
      let whole = textView.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
      measured = whole - textView.textContainerInset.top - textView.textContainerInset.bottom
    } else {
      let inner = room - insets.left - insets.right
      measured = placeholder.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
    }
    var lines = max(1, ((measured - line) / pitch).rounded() + 1)
    if let maximum = limits.maximum { lines = min(lines, CGFloat(max(maximum, 1))) }
    if let reserved = limits.reserved { lines = max(lines, CGFloat(reserved)) }
    return (lines * pitch).rounded(.up) + insets.top + insets.bottom
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let natural = textView.sizeThatFits(.zero).width
    return CGSize(
      width: proposal.width ?? max(natural, placeholder.intrinsicContentSize.width + insets.left + insets.right),
      height: height(width: proposal.width.flatMap { $0.isFinite ? $0 : nil }))
  }

  override func placementDidChange() {
    super.placementDidChange()
    let inner = CGSize(width: max(0, size.width - insets.left - insets.right), height: .greatestFiniteMagnitude)
    let half = font.styleLeading / 2
    placeholder.frame = CGRect(
      x: insets.left, y: insets.top + half, width: inner.width, height: placeholder.sizeThatFits(inner).height)
  }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let first = insets.top + font.styleLeading / 2 + font.ascender
    if key == VerticalAlignment.firstTextBaseline.key { return first }
    guard key == VerticalAlignment.lastTextBaseline.key else { return nil }
    return dimensions.height - insets.bottom - font.styleLeading / 2 + font.descender
  }
}

extension UITextView {
  /// Font, colour, alignment and line spacing.
  func takeLooks(of environment: EnvironmentValues) {
    let looks = TextInputLooks(environment)
    let attributes = looks.attributes(in: environment)
    font = looks.font
    textColor = looks.color
    textAlignment = looks.alignment
    typingAttributes = attributes
    if textStorage.length > 0 {
      textStorage.addAttributes(attributes, range: NSRange(location: 0, length: textStorage.length))
    }
  }

  /// Applies the attributes and the selection of a styled text to its characters, which the view shows.
  func show(_ styled: StyledTextContent, _ environment: EnvironmentValues) {
    let attributes = TextInputLooks(environment).attributes(in: environment)
    for run in styled.runs(of: textStorage.string, in: environment) {
      textStorage.setAttributes(attributes.merging(run.attributes) { $1 }, range: run.range)
    }
    guard let selection = styled.selection?.wrappedValue else { return }
    let wanted = selection.range(in: styled.text.wrappedValue)
    if wanted != selectedRange { selectedRange = wanted }
  }
}

extension TextInputLooks {
  /// The attributes of characters without attributes of their own.
  fileprivate func attributes(in environment: EnvironmentValues) -> [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.lineSpacing = environment.lineSpacing + font.styleLeading
    return [.font: font, .foregroundColor: color, .paragraphStyle: paragraph]
  }
}
