extension UIButton {
  /// The kinds of buttons that UIKit makes.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7

    /// The name of iOS 6.
    public static var roundedRect: ButtonType { .system }
  }

  /// The role of a button.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }
}
