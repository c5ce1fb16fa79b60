extension UITextField: DescribedTextInput {
  var describedText: String { text ?? "" }

  var describedNotes: [String] {
    var notes: [String] = []
    if let placeholder = placeholder { notes.append("placeholder = \(placeholder)") }
    let (style, provider) =
      switch borderStyle {
      case .none: ("None", "_UITextFieldNoBackgroundProvider")
      case .line: ("Line", "_UITextFieldSystemBackgroundProvider")
      case .bezel: ("Bezel", "_UITextFieldSystemBackgroundProvider")
      case .roundedRect: ("RoundedRect", "_UITextFieldSystemBackgroundProvider")
      }
    notes.append("borderStyle = \(style)")
    // The provider is an object of UIKit's that isn't made here; the field stands for its address.
    notes.append(
      "background = <\(provider): \(address(of: self)): textfield=<\(DescriptionFormat.identity(of: self))>>")
    return notes
  }
}

extension UITextView: DescribedTextInput {
  var describedText: String { DescriptionFormat.beginning(of: text ?? "") }

  var describedNotes: [String] { [] }
}
