public import Foundation

extension NSObject {
  /// The class's name as Objective-C tells it: with its module's for a class of Swift, without for UIKit's own. Names of
  /// classes within others come as Swift writes them; `NSStringFromClass` traps for these on Linux.
  public static func description() -> String { DescriptionFormat.fullName(of: self) }
}
