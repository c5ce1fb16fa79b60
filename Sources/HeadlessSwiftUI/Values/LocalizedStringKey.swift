public import Foundation

/// The key of a text that is translated.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let key: String

  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
  public init(stringInterpolation: StringInterpolation) { key = stringInterpolation.key }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { key += literal }
    public mutating func appendInterpolation<Value>(_ value: Value) { key += "\(value)" }
    public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) { key += specifier }
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) { key += "%@" }
    public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatOutput == String {
      key += format.format(input)
    }
  }
}
