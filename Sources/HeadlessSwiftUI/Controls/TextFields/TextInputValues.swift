internal import Foundation
internal import HeadlessUIKit

/// The settings of a text field or text editor.
struct TextInputValues {
  let content: TextFieldContent
  /// The accessibility label, which is also shown in an empty field without a prompt.
  var label: Text?
  var prompt: Text?
  var isSecure = false
  /// The text selection, which is read and written.
  var selection: Binding<TextSelection?>?
  /// The styled text and its selection, which are read and written instead of `content`.
  var styled: StyledTextContent?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}

  /// Returns the placeholder of an empty field: the prompt or label, in its own colour if it has one.
  func placeholder(in environment: EnvironmentValues) -> NSAttributedString? {
    guard let text = prompt ?? label else { return nil }
    let plain = text.plainString(in: environment)
    guard text.modifiers.contains(where: { if case .style = $0 { true } else { false } }) else {
      return NSAttributedString(string: plain)
    }
    let color = TextResolver(environment).resolve(text).style.representativeColor
    return NSAttributedString(string: plain, attributes: [.foregroundColor: UIColor(color)])
  }
}

/// The appearance of text input that the environment sets.
@MainActor struct TextInputLooks {
  let font: UIFont
  let color: UIColor
  let alignment: NSTextAlignment

  init(_ environment: EnvironmentValues) {
    font = environment.resolvedFont
    color = UIColor(environment.resolvedForeground().representativeColor)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    alignment =
      switch environment.multilineTextAlignment {
      case .leading: isRightToLeft ? .right : .left
      case .center: .center
      case .trailing: isRightToLeft ? .left : .right
      }
  }
}

extension UIFont {
  /// The line height of the font's text style, in points: 22 for body at the default size.
  var styleLineHeight: CGFloat { ascender - descender + leading + specification.lineLeading }
  /// The height of a line of the text style minus the ascent and descent, in points.
  var styleLeading: CGFloat { leading + specification.lineLeading }
}

extension EnvironmentValues {
  /// Applies the keyboard settings of the environment to a text input.
  @MainActor func apply(to input: any UITextInputTraits) {
    let traits = textInputTraits
    input.keyboardType = traits.keyboard
    input.textContentType = traits.content
    input.autocapitalizationType = traits.capitalization ?? .sentences
    input.autocorrectionType = traits.isAutocorrectionDisabled.map { $0 ? .no : .yes } ?? .default
    input.returnKeyType = submitLabel.returnKey
  }
}
