internal import StandIns

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// Converts values to other values and back, for transformable attributes. Foundation only declares it on Apple's systems.
open class ValueTransformer: NSObject {
  /// The registered transformer that this one represents.
  private let original: ValueTransformer?

  public override init() {
    original = nil
    super.init()
  }

  /// Returns the transformer that is registered under a name; nil if there is none.
  public convenience init?(forName name: NSValueTransformerName) {
    guard let original = Transformers.current.transformer(name) else { return nil }
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
    Transformers.current.set(transformer, name)
  }
  open class func valueTransformerNames() -> [NSValueTransformerName] { Transformers.current.names }
}

/// Archives objects with `NSKeyedArchiver`.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  open class var allowedTopLevelClasses: [AnyClass] { [NSObject.self] }

  open override func transformedValue(_ value: Any?) -> Any? {
    value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false) }
  }
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    (value as? Data).flatMap(ArchivedObject.object)
  }
}

/// The transformers that the program, or a test with its own answers, registered.
// Unchecked: a lock guards the list.
private final class Transformers: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [NSValueTransformerName: ValueTransformer] = [
    .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer()
  ]

  static var current: Transformers { StandInScope.shared(Transformers.self) { Transformers() } }

  var names: [NSValueTransformerName] { lock.withLock { known.keys.sorted { $0.rawValue < $1.rawValue } } }
  func transformer(_ name: NSValueTransformerName) -> ValueTransformer? { lock.withLock { known[name] } }
  func set(_ transformer: ValueTransformer?, _ name: NSValueTransformerName) {
    lock.withLock { known[name] = transformer }
  }
}
