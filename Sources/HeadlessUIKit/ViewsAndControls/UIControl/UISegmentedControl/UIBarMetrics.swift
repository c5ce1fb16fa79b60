/// The kinds of room that a bar has; what is set for one of them is shown in bars of that kind.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  /// Bars of phones in landscape.
  case compact = 1
  /// With a prompt above the title.
  case defaultPrompt = 101
  case compactPrompt = 102

  public static var landscapePhone: UIBarMetrics { .compact }
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}
