public import Foundation

// Foundation has this on Apple's platforms, and on Linux for every other number: `number as? CGFloat`, `width as NSNumber`.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectType = NSNumber

  /// The nearest value, as with other numeric types.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// The number's value; nil if it can't be represented exactly.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }

  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(truncating: source)
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(exactly: source)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    source.map { CGFloat(truncating: $0) } ?? 0
  }
}
