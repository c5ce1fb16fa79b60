public import Foundation

/// How values of a type are written to a file, read from it, and compared.
public struct Diffing<Value> {
  /// The bytes to keep of a value.
  public var toData: (Value) -> Data
  /// The value that bytes were made of.
  public var fromData: (Data) -> Value
  /// Compares a reference with an actual value: nil where they match, else what differs and files that show it.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// Replaces the three closures where more is possible: bytes that describe themselves, a comparison without decoding,
  /// errors of their own for bad files.
  package var referenceFormat: (any ReferenceFormat<Value>)?

  /// - Parameters:
  ///   - toData: the bytes to keep of a value.
  ///   - fromData: the value that bytes were made of.
  ///   - diff: nil where two values match, else what differs and files that show it.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}
