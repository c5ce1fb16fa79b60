public import Foundation

// With Objective-C a value of two types, such as `(UIView & Marked)?`, is compared with an object as it is. Without it, Swift doesn't
// convert the optional, and these functions name the conversion.
extension NSObject {
  /// Whether two objects differ. It is as specific as the functions below.
  public static func != (left: NSObject, right: NSObject) -> Bool { !left.isEqual(right) }

  /// Whether two objects are equal, of which the second may be missing.
  public static func == (left: NSObject, right: NSObject?) -> Bool { right.map { left.isEqual($0) } ?? false }

  /// Whether two objects differ, or the second is missing.
  public static func != (left: NSObject, right: NSObject?) -> Bool { !(left == right) }

  /// Whether two objects are equal, of which the first may be missing.
  public static func == (left: NSObject?, right: NSObject) -> Bool { right == left }

  /// Whether two objects differ, or the first is missing.
  public static func != (left: NSObject?, right: NSObject) -> Bool { !(right == left) }
}
