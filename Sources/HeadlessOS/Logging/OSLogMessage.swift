/// A message with values, of which the private ones are redacted.
public struct OSLogMessage: ExpressibleByStringInterpolation, CustomStringConvertible, Sendable {
  public let description: String

  public init(stringLiteral value: String) { description = value }
  public init(stringInterpolation: OSLogInterpolation) { description = stringInterpolation.text }
}

/// The values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Any value; numbers have their default formats.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : align.aligned("\(value())")
  }

  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : align.aligned(format.text(value()))
  }

  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : align.aligned(format.text(Double(value())))
  }
}
