/// Whether a value may be read in the log.
public struct OSLogPrivacy: Sendable {
  /// What stands for a private value.
  public enum Mask: Sendable {
    case none, hash
  }

  let isHidden: Bool

  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  /// Here whatever isn't said to be private may be read, as in Xcode's console.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }

  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}
