extension UITextField {
  /// The border in a field's description.
  var describedBorder: [String] {
    let (style, provider) =
      switch borderStyle {
      case .none: ("None", "_UITextFieldNoBackgroundProvider")
      case .line: ("Line", "_UITextFieldSystemBackgroundProvider")
      case .bezel: ("Bezel", "_UITextFieldSystemBackgroundProvider")
      case .roundedRect: ("RoundedRect", "_UITextFieldSystemBackgroundProvider")
      }
    // The provider is a UIKit object that doesn't exist here; the field's address replaces its own.
    return [
      "borderStyle = \(style)",
      "background = <\(provider): \(address(of: self)): textfield=<\(DescriptionFormat.identity(of: self))>>",
    ]
  }
}
