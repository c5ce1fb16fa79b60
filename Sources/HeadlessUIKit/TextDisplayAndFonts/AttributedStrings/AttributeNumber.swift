internal import Foundation
internal import TextLayout

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

  /// Truncated to a whole number; also nil if `Int` can't represent it.
  static func whole(_ value: Any?) -> Int? {
    self.value(value).flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }

  /// An element of the `writingDirection` attribute: an `NSWritingDirection` combined with an `NSWritingDirectionFormatType`.
  static func direction(_ value: Any) -> TextDirection? {
    guard let bits = whole(value), 0...3 ~= bits else { return nil }
    return TextDirection(
      isRightToLeft: bits & NSWritingDirection.rightToLeft.rawValue != 0,
      isOverride: bits & NSWritingDirectionFormatType.override.rawValue != 0)
  }

  /// The intent as a value or as its raw value.
  static func intent(_ value: Any?) -> InlinePresentationIntent {
    value as? InlinePresentationIntent
      ?? InlinePresentationIntent(rawValue: whole(value).map(\.magnitude) ?? 0)
  }

  /// The style as a value or as its raw value.
  static func underlineStyle(_ value: Any?) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle ?? whole(value).map { NSUnderlineStyle(rawValue: $0) }
  }
}
