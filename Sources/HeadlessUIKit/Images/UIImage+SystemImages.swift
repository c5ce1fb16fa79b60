/// UIKit's images of system items, as symbols. Apple shows the images without naming the symbols.
extension UIImage {
  /// Three dots in a circle.
  public class var actions: UIImage { system("ellipsis.circle") }

  /// A plus in a circle.
  public class var add: UIImage { system("plus.circle") }

  /// A minus in a circle.
  public class var remove: UIImage { system("minus.circle") }

  /// A check mark cut out of a disc: "checkmark.circle.fill", recorded.
  public class var checkmark: UIImage { system("checkmark.circle.fill") }

  /// A check mark in a circle.
  public class var strokedCheckmark: UIImage { system("checkmark.circle") }

  private class func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
