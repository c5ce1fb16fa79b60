import Foundation

extension NSLayoutConstraint {
  /// Creates the constraints of a visual format string. Traps if the string is invalid or contains names that aren't in the
  /// dictionaries; UIKit throws an exception.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try read(visualFormat: format, options: opts, metrics: metrics ?? [:], views: views)
    } catch {
      fatalError(error.message)
    }
  }

  /// The same, with an error where that traps.
  package static func read(
    visualFormat format: String, options: FormatOptions = [], metrics: [String: Any] = [:], views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var builder = try VisualFormatBuilder(format, options: options, metrics: metrics, views: views)
    return try builder.constraints()
  }
}
