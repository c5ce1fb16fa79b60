public import Foundation

// What `CoreImage.CIFilterBuiltins` brings elsewhere: filters by functions, and their inputs by properties. Every filter has
// all of the properties here; those that it doesn't take change nothing.
extension CIFilter {
  public class func gaussianBlur() -> CIFilter { CIFilter(known: "CIGaussianBlur") }
  public class func colorControls() -> CIFilter { CIFilter(known: "CIColorControls") }
  public class func sepiaTone() -> CIFilter { CIFilter(known: "CISepiaTone") }
  public class func colorMonochrome() -> CIFilter { CIFilter(known: "CIColorMonochrome") }
  public class func colorInvert() -> CIFilter { CIFilter(known: "CIColorInvert") }
  public class func colorMatrix() -> CIFilter { CIFilter(known: "CIColorMatrix") }
  public class func falseColor() -> CIFilter { CIFilter(known: "CIFalseColor") }
  public class func maskToAlpha() -> CIFilter { CIFilter(known: "CIMaskToAlpha") }
  public class func exposureAdjust() -> CIFilter { CIFilter(known: "CIExposureAdjust") }
  public class func photoEffectMono() -> CIFilter { CIFilter(known: "CIPhotoEffectMono") }
  public class func photoEffectNoir() -> CIFilter { CIFilter(known: "CIPhotoEffectNoir") }
  public class func photoEffectTonal() -> CIFilter { CIFilter(known: "CIPhotoEffectTonal") }
  public class func sourceOverCompositing() -> CIFilter { CIFilter(known: "CISourceOverCompositing") }
  public class func qrCodeGenerator() -> CIFilter { CIFilter(known: "CIQRCodeGenerator") }
  public class func aztecCodeGenerator() -> CIFilter { CIFilter(known: "CIAztecCodeGenerator") }
  public class func code128BarcodeGenerator() -> CIFilter { CIFilter(known: "CICode128BarcodeGenerator") }

  private func number(_ key: String) -> Float { AttributeNumber.value(value(forKey: key)).map { Float($0) } ?? 0 }

  public var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }

  public var backgroundImage: CIImage? {
    get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }

  public var radius: Float {
    get { number(kCIInputRadiusKey) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }

  public var intensity: Float {
    get { number(kCIInputIntensityKey) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }

  public var saturation: Float {
    get { number(kCIInputSaturationKey) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }

  public var brightness: Float {
    get { number(kCIInputBrightnessKey) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }

  public var contrast: Float {
    get { number(kCIInputContrastKey) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }

  public var ev: Float {
    get { number(kCIInputEVKey) }
    set { setValue(newValue, forKey: kCIInputEVKey) }
  }

  public var color: CIColor {
    get { value(forKey: kCIInputColorKey) as? CIColor ?? .black }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }

  public var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor0") }
  }

  public var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor1") }
  }

  public var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }

  /// L, M, Q or H.
  public var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }

  public var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }

  public var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
}
