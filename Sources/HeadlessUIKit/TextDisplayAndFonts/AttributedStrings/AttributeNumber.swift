internal import Foundation

/// Reads numbers among the values of attributes: they are untyped, and on Linux may be any of Swift's.
enum AttributeNumber {
  /// Nil for what is no finite number.
  static func value(_ value: Any?) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The style as a value or as its raw value.
  static func underlineStyle(_ value: Any?) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle ?? self.value(value).map { NSUnderlineStyle(rawValue: Int($0)) }
  }
}
