public import Foundation

extension NSError {
  /// The keys of an error's information. On Apple's platforms the type is `NSString`, whose casts to and from `String` this one also
  /// takes.
  public typealias UserInfoKey = String
}
