public import Foundation

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputColorKey = "inputColor"
public let kCIInputEVKey = "inputEV"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputAspectRatioKey = "inputAspectRatio"

/// A filter, which creates an image from images and numbers by their input keys.
///
/// The commonest ones are supported: those of `CIFilter.filterNames(inCategory:)`.
open class CIFilter: NSObject {
  open private(set) var name: String
  /// Nil if an input is missing.
  open var outputImage: CIImage? { kind.output(CIFilterInputs(values: inputs)) }
  open var isEnabled = true

  private let kind: CIFilterKind
  private var inputs: [String: Any]

  /// Nil for a filter that isn't supported, with a warning.
  public init?(name: String) {
    guard let kind = CIFilterKind.all[name] else {
      AppWarning(.image, "there is no filter \"\(name)\"").note()
      return nil
    }
    self.name = name
    self.kind = kind
    inputs = kind.defaults
  }

  /// The filter `name` of those here.
  init(known name: String) {
    self.name = name
    kind = CIFilterKind.all[name] ?? CIFilterKind(defaults: [:]) { _ in nil }
    inputs = kind.defaults
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  open class func filterNames(inCategory category: String?) -> [String] { CIFilterKind.all.keys.sorted() }

  open var inputKeys: [String] { (Array(kind.defaults.keys) + kind.required).sorted() }
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// Sets every input back.
  open func setDefaults() { inputs = kind.defaults }

  open func setValue(_ value: Any?, forKey key: String) { inputs[key] = value }

  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : inputs[key] }
}

/// The inputs of a filter.
struct CIFilterInputs {
  let values: [String: Any]

  var image: CIImage? { values[kCIInputImageKey] as? CIImage }

  func number(_ key: String) -> Double { AttributeNumber.value(values[key]).map { Double($0) } ?? 0 }

  func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .black }

  /// A vector's four numbers.
  func row(_ key: String) -> [Double] {
    guard let vector = values[key] as? CIVector else { return [0, 0, 0, 0] }
    return (0..<4).map { Double(vector.value(at: $0)) }
  }

  var transform: CGAffineTransform {
    values[kCIInputTransformKey] as? CGAffineTransform ?? .identity
  }
}
