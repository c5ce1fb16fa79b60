extension UIView {
  /// The properties common to all views, if they differ from the default.
  var commonStyle: [String: String] {
    var style: [String: String] = [:]
    if let color = layer.backgroundColor?.color, color.alpha > 0 { style["backgroundColor"] = color.hexadecimal }
    if alpha < 1 { style["alpha"] = "\((alpha * 100).rounded() / 100)" }
    if layer.cornerRadius > 0 { style["cornerRadius"] = "\(layer.cornerRadius)" }
    if layer.borderWidth > 0 { style["borderWidth"] = "\(layer.borderWidth)" }
    if layer.shadowOpacity > 0 { style["shadowOpacity"] = "\(layer.shadowOpacity)" }
    if !transform.isIdentity { style["transform"] = "\(transform)" }
    return style
  }
}

/// A line between two rows of a table or a list; a subview of one of them.
@MainActor protocol RowSeparator: UIView {}
