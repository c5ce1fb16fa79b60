internal import Foundation
internal import HeadlessUIKit

/// What a text field or editor says about itself.
struct TextInputValues {
  let content: TextFieldContent
  /// Read aloud, and shown in an empty field without a prompt.
  var label: Text?
  var prompt: Text?
  var isSecure = false
  /// The text selection, which is read and written.
  var selection: Binding<TextSelection?>?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}

  /// What an empty field shows: the prompt or label, in its own colour where it has one.
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

/// What text input takes from the environment beside its own values.
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
  /// The height of a line of the text style that the font is of, in points: 22 for body at the default size.
  var styleLineHeight: CGFloat { ascender - descender + leading + specification.lineLeading }
  /// What a line of the text style is higher than its ascent and descent, in points.
  var styleLeading: CGFloat { leading + specification.lineLeading }
}

extension EnvironmentValues {
  /// Hands on what the keyboard should be like.
  @MainActor func apply(to input: any UITextInputTraits) {
    let traits = textInputTraits
    input.keyboardType = traits.keyboard
    input.textContentType = traits.content
    input.autocapitalizationType = traits.capitalization ?? .sentences
    input.autocorrectionType = traits.isAutocorrectionDisabled.map { $0 ? .no : .yes } ?? .default
    input.returnKeyType = submitLabel.returnKey
  }
}
