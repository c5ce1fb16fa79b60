public import Foundation

// Foundation on Linux has these with a list of arguments only, or for `String` alone.
extension NSString {
  /// A string from a format that is localized already, in the current locale.
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    String(format: format as String, locale: .current, arguments: args) as NSString
  }
}

extension NSMutableString {
  /// Appends a string from a format.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: format as String, arguments: args))
  }
}
