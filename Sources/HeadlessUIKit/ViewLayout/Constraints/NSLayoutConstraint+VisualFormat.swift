import Foundation

extension NSLayoutConstraint {
  /// The constraints that a visual format string asks for. Traps where the string can't be read or names what isn't in
  /// the dictionaries, as UIKit throws an exception.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      var builder = try VisualFormatBuilder(format, options: opts, metrics: metrics ?? [:], views: views)
      return try builder.constraints()
    } catch {
      fatalError(error.message)
    }
  }
}
