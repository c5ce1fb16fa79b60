/// The look of a bar before appearance objects: its background and the text on it.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  /// The same as a translucent `.black`, from iOS 6.
  case blackTranslucent = 2

  public static var blackOpaque: UIBarStyle { .black }
}
