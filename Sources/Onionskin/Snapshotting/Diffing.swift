public import Foundation

/// How values of a type are written to a file, read from it, and compared.
public struct Diffing<Value> {
  /// Converts a value to the bytes of a file.
  public var toData: (Value) -> Data
  /// Restores a value from its bytes.
  public var fromData: (Data) -> Value
  /// Compares a reference with an actual value: nil if they match, otherwise the difference and files that show it.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// Replaces the three closures for formats with more features: self-describing bytes, a comparison without decoding, specific
  /// errors for invalid files.
  package var referenceFormat: (any ReferenceFormat<Value>)?

  /// - Parameters:
  ///   - toData: converts a value to the bytes of a file.
  ///   - fromData: restores a value from its bytes.
  ///   - diff: nil if two values match, otherwise the difference and files that show it.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}
