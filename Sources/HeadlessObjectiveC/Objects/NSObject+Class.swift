public import Foundation

extension NSObject {
  /// The class itself, as Objective-C's classes say by the name of what their instances have as a property.
  public class func classForCoder() -> AnyClass { self }
}
