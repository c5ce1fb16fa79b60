public import Foundation

/// The key of a localized string, with its interpolated values.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The key with format specifiers for the values: `%@`, `%lld`.
  package let key: String
  let arguments: [Argument]

  /// The interpolated values.
  enum Argument: Equatable, Sendable {
    case string(String)
    /// A number, formatted by the specifier in the localized string.
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case text(Text)
  }

  public init(_ value: String) {
    key = value
    arguments = []
  }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
    }
    /// Numbers, dates and similar values, which aren't `ReferenceConvertible` on this platform.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append("%@", .string(formatter.string(for: subject) ?? "\(subject)"))
    }
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(Text(input, format: format)))
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(T._specifier, value._argument)
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, value._argument)
    }
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }
    public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .text(Text(interval))) }
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      let text = Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
      append("%@", .text(text))
    }
    /// Any other value, by its description.
    @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) {
      append("%@", .string("\(value)"))
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }
}

/// A number that can be interpolated.
public protocol _FormatSpecifiable: Equatable {
  static var _specifier: String { get }
  var _argument: _FormatArgument { get }
}

/// A number, converted to the widest type of its kind.
public struct _FormatArgument: Sendable {
  let argument: LocalizedStringKey.Argument
}

extension LocalizedStringKey.StringInterpolation {
  fileprivate mutating func append(_ specifier: String, _ argument: _FormatArgument) {
    append(specifier, argument.argument)
  }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
  public static var _specifier: String { bitWidth == 64 ? "%lld" : "%d" }
  public var _argument: _FormatArgument { _FormatArgument(argument: .integer(Int64(self))) }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
  public static var _specifier: String { bitWidth == 64 ? "%llu" : "%u" }
  public var _argument: _FormatArgument { _FormatArgument(argument: .unsigned(UInt64(self))) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {
  public static var _specifier: String { "%f" }
  public var _argument: _FormatArgument { _FormatArgument(argument: .double(Double(self))) }
}
extension Double: _FormatSpecifiable {
  public static var _specifier: String { "%lf" }
  public var _argument: _FormatArgument { _FormatArgument(argument: .double(self)) }
}
extension CGFloat: _FormatSpecifiable {
  public static var _specifier: String { "%lf" }
  public var _argument: _FormatArgument { _FormatArgument(argument: .double(Double(self))) }
}
