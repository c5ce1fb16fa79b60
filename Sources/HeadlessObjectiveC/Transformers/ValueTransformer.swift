public import Foundation

/// Converts values to other values and back, as for transformable attributes of Core Data. Foundation only declares it on
/// Apple's systems.
open class ValueTransformer: NSObject {
  /// The registered transformer that this one represents.
  private let original: ValueTransformer?

  public override init() {
    original = nil
    super.init()
  }

  /// Returns the transformer that is registered under a name; nil if there is none.
  public convenience init?(forName name: NSValueTransformerName) {
    guard let original = RegisteredTransformers.transformer(name) else { return nil }
    self.init(original)
  }

  private init(_ original: ValueTransformer) {
    self.original = original
    super.init()
  }

  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { true }
  open func transformedValue(_ value: Any?) -> Any? { original.map { $0.transformedValue(value) } ?? value }
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    original.map { $0.reverseTransformedValue(value) } ?? value
  }

  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    RegisteredTransformers.set(transformer, name)
  }
  open class func valueTransformerNames() -> [NSValueTransformerName] { RegisteredTransformers.names }
}

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}
