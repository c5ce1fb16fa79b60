/// Whether a value is readable in the log.
public struct OSLogPrivacy: Sendable {
  /// The replacement for a private value.
  public enum Mask: Sendable {
    case none, hash
  }

  let isHidden: Bool

  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  /// Values that aren't marked as private are readable, as in Xcode's console.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }

  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}
