internal import Foundation
internal import HeadlessUIKit

/// A UIKit text field that is synchronized with a view's values.
struct SingleLineInput: _ElementView {
  let values: TextInputValues

  func makeElement(_ context: _ElementContext) -> TextFieldElement { TextFieldElement(UITextField(), values) }
  func updateElement(_ element: TextFieldElement, _ context: _ElementContext) { element.take(values, context) }
  typealias Body = Never
}

/// A text field that takes the proposed width.
final class TextFieldElement: _PlatformElement {
  let field: UITextField
  private let driver: TextInputDriver
  private var scale: CGFloat = 1

  init(_ field: UITextField, _ values: TextInputValues) {
    self.field = field
    driver = TextInputDriver(field, values)
    super.init(field)
    driver.textDidChange = { [unowned self] in invalidateLayout() }
  }

  func take(_ values: TextInputValues, _ context: _ElementContext) {
    let environment = context.environment
    let looks = TextInputLooks(environment)
    scale = max(environment.displayScale, 1)
    context.prepare(field)
    field.borderStyle = environment.textFieldBorder
    if field.font != looks.font { field.font = looks.font }
    field.textColor = looks.color
    field.textAlignment = looks.alignment
    field.isSecureTextEntry = values.isSecure
    let placeholder = values.placeholder(in: environment)
    if field.attributedPlaceholder != placeholder { field.attributedPlaceholder = placeholder }
    // A title that is the placeholder is read as the value of the empty field; recorded on iOS 18.5.
    field.accessibilityLabel = values.prompt == nil ? nil : values.label?.plainString(in: environment)
    driver.update(values, environment, context.graph)
    invalidateLayout()
  }

  /// The height of SwiftUI's fields, in points: recorded on iOS 17.5, 18.5 and 26.2 as a line of the text style (22 at the default
  /// size, 21 at medium). Secure fields are as high as a text, or a whole number of points while they are empty (20.33 and 21); a
  /// border style adds UIKit's insets.
  private var height: CGFloat {
    let font = field.font ?? .preferredFont(forTextStyle: .body)
    let natural = field.intrinsicContentSize.height
    guard field.borderStyle == .none else { return natural }
    let line = font.ascender - font.descender
    if field.isSecureTextEntry {
      return field.hasText ? (line * scale - 0.001).rounded(.up) / scale : line.rounded(.up)
    }
    guard font.styleLeading > 0 else { return natural }
    return (font.styleLineHeight * scale - 0.001).rounded(.up) / scale
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? field.intrinsicContentSize.width, height: height)
  }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else {
      return nil
    }
    let font = field.font ?? .preferredFont(forTextStyle: .body)
    return (dimensions.height - (font.ascender - font.descender)) / 2 + font.ascender
  }
}
