extension UITextField {
  /// What a field says of its border in its description.
  var describedBorder: [String] {
    let (style, provider) =
      switch borderStyle {
      case .none: ("None", "_UITextFieldNoBackgroundProvider")
      case .line: ("Line", "_UITextFieldSystemBackgroundProvider")
      case .bezel: ("Bezel", "_UITextFieldSystemBackgroundProvider")
      case .roundedRect: ("RoundedRect", "_UITextFieldSystemBackgroundProvider")
      }
    // The provider is an object of UIKit's that isn't made here; the field stands for its address.
    return [
      "borderStyle = \(style)",
      "background = <\(provider): \(address(of: self)): textfield=<\(DescriptionFormat.identity(of: self))>>",
    ]
  }
}
