public import HeadlessCoreGraphics

public enum MLFeatureType: Int, Sendable {
  case invalid = 0, int64, double, string, image, multiArray, dictionary, sequence, state
}

/// An input or an output of a model.
// Unchecked: the value isn't changed.
open class MLFeatureValue: NSObject, @unchecked Sendable {
  public let type: MLFeatureType
  private let value: Any

  private init(_ type: MLFeatureType, _ value: Any) {
    (self.type, self.value) = (type, value)
    super.init()
  }

  public convenience init(int64 value: Int64) { self.init(.int64, value) }
  public convenience init(double value: Double) { self.init(.double, value) }
  public convenience init(string value: String) { self.init(.string, value) }
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
  public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image, value) }
  /// Keys are texts or whole numbers.
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws { self.init(.dictionary, value) }

  /// 0 for a value of another type.
  open var int64Value: Int64 { value as? Int64 ?? 0 }
  /// 0 for a value of another type.
  open var doubleValue: Double { value as? Double ?? 0 }
  /// Empty for a value of another type.
  open var stringValue: String { value as? String ?? "" }
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  open var imageBufferValue: CVPixelBuffer? { value as? CVPixelBuffer }
  /// Empty for a value of another type.
  open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }

  static func of(_ value: Any) throws -> MLFeatureValue {
    switch value {
    case let value as MLFeatureValue: value
    case let value as String: MLFeatureValue(string: value)
    case let value as Int: MLFeatureValue(int64: Int64(value))
    case let value as Int64: MLFeatureValue(int64: value)
    case let value as Double: MLFeatureValue(double: value)
    case let value as MLMultiArray: MLFeatureValue(multiArray: value)
    case let value as CVPixelBuffer: MLFeatureValue(pixelBuffer: value)
    case let value as [String: Double]:
      try MLFeatureValue(
        dictionary: Dictionary(uniqueKeysWithValues: value.map { (AnyHashable($0), NSNumber(value: $1)) }))
    case let value as [AnyHashable: NSNumber]: try MLFeatureValue(dictionary: value)
    case let value as NSNumber: MLFeatureValue(double: value.doubleValue)
    default: throw MLModelError(.featureType)
    }
  }
}

/// Inputs or outputs of a model by their names.
public protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}

open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  public let dictionary: [String: MLFeatureValue]

  /// - Throws: ``MLModelError`` for a value that no feature can have.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues(MLFeatureValue.of)
    super.init()
  }

  open var featureNames: Set<String> { Set(dictionary.keys) }
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
  open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}
