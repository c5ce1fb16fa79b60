public import Foundation

// The contents of `CoreImage.CIFilterBuiltins`: functions that create filters, and their inputs as properties. Here every filter
// has all the properties; those that aren't its inputs have no effect.
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
  public class func photoEffectChrome() -> CIFilter { CIFilter(known: "CIPhotoEffectChrome") }
  public class func photoEffectFade() -> CIFilter { CIFilter(known: "CIPhotoEffectFade") }
  public class func photoEffectInstant() -> CIFilter { CIFilter(known: "CIPhotoEffectInstant") }
  public class func photoEffectProcess() -> CIFilter { CIFilter(known: "CIPhotoEffectProcess") }
  public class func photoEffectTransfer() -> CIFilter { CIFilter(known: "CIPhotoEffectTransfer") }
  public class func vibrance() -> CIFilter { CIFilter(known: "CIVibrance") }
  public class func hueAdjust() -> CIFilter { CIFilter(known: "CIHueAdjust") }
  public class func whitePointAdjust() -> CIFilter { CIFilter(known: "CIWhitePointAdjust") }
  public class func boxBlur() -> CIFilter { CIFilter(known: "CIBoxBlur") }
  public class func pixellate() -> CIFilter { CIFilter(known: "CIPixellate") }
  public class func lanczosScaleTransform() -> CIFilter { CIFilter(known: "CILanczosScaleTransform") }
  public class func multiplyBlendMode() -> CIFilter { CIFilter(known: "CIMultiplyBlendMode") }
  public class func screenBlendMode() -> CIFilter { CIFilter(known: "CIScreenBlendMode") }
  public class func overlayBlendMode() -> CIFilter { CIFilter(known: "CIOverlayBlendMode") }
  public class func blendWithMask() -> CIFilter { CIFilter(known: "CIBlendWithMask") }
  public class func blendWithAlphaMask() -> CIFilter { CIFilter(known: "CIBlendWithAlphaMask") }
  public class func linearGradient() -> CIFilter { CIFilter(known: "CILinearGradient") }
  public class func radialGradient() -> CIFilter { CIFilter(known: "CIRadialGradient") }
  public class func darkenBlendMode() -> CIFilter { CIFilter(known: "CIDarkenBlendMode") }
  public class func lightenBlendMode() -> CIFilter { CIFilter(known: "CILightenBlendMode") }
  public class func softLightBlendMode() -> CIFilter { CIFilter(known: "CISoftLightBlendMode") }
  public class func hardLightBlendMode() -> CIFilter { CIFilter(known: "CIHardLightBlendMode") }
  public class func differenceBlendMode() -> CIFilter { CIFilter(known: "CIDifferenceBlendMode") }
  public class func colorBlendMode() -> CIFilter { CIFilter(known: "CIColorBlendMode") }
  public class func luminosityBlendMode() -> CIFilter { CIFilter(known: "CILuminosityBlendMode") }
  public class func sourceInCompositing() -> CIFilter { CIFilter(known: "CISourceInCompositing") }
  public class func sourceOutCompositing() -> CIFilter { CIFilter(known: "CISourceOutCompositing") }
  public class func sourceAtopCompositing() -> CIFilter { CIFilter(known: "CISourceAtopCompositing") }
  public class func additionCompositing() -> CIFilter { CIFilter(known: "CIAdditionCompositing") }
  public class func areaAverage() -> CIFilter { CIFilter(known: "CIAreaAverage") }
  public class func bloom() -> CIFilter { CIFilter(known: "CIBloom") }
  public class func gloom() -> CIFilter { CIFilter(known: "CIGloom") }
  public class func unsharpMask() -> CIFilter { CIFilter(known: "CIUnsharpMask") }
  public class func sharpenLuminance() -> CIFilter { CIFilter(known: "CISharpenLuminance") }
  public class func edges() -> CIFilter { CIFilter(known: "CIEdges") }
  public class func comicEffect() -> CIFilter { CIFilter(known: "CIComicEffect") }
  public class func colorPosterize() -> CIFilter { CIFilter(known: "CIColorPosterize") }
  public class func gammaAdjust() -> CIFilter { CIFilter(known: "CIGammaAdjust") }
  public class func colorThreshold() -> CIFilter { CIFilter(known: "CIColorThreshold") }
  public class func vignette() -> CIFilter { CIFilter(known: "CIVignette") }
  public class func vignetteEffect() -> CIFilter { CIFilter(known: "CIVignetteEffect") }
  public class func crystallize() -> CIFilter { CIFilter(known: "CICrystallize") }
  public class func pointillize() -> CIFilter { CIFilter(known: "CIPointillize") }
  public class func twirlDistortion() -> CIFilter { CIFilter(known: "CITwirlDistortion") }
  public class func bumpDistortion() -> CIFilter { CIFilter(known: "CIBumpDistortion") }
  public class func motionBlur() -> CIFilter { CIFilter(known: "CIMotionBlur") }
  public class func smoothLinearGradient() -> CIFilter { CIFilter(known: "CISmoothLinearGradient") }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { QRCodeFilter(known: "CIQRCodeGenerator") }
  public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
    AztecCodeFilter(known: "CIAztecCodeGenerator")
  }
  public class func code128BarcodeGenerator() -> CIFilter { CIFilter(known: "CICode128BarcodeGenerator") }
  public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
    PDF417Filter(known: "CIPDF417BarcodeGenerator")
  }

  func number(_ key: String) -> Float { AttributeNumber.value(value(forKey: key)).map { Float($0) } ?? 0 }

  public var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }

  public var maskImage: CIImage? {
    get { value(forKey: kCIInputMaskImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputMaskImageKey) }
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

  public var sharpness: Float {
    get { number(kCIInputSharpnessKey) }
    set { setValue(newValue, forKey: kCIInputSharpnessKey) }
  }

  public var levels: Float {
    get { number("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }

  public var power: Float {
    get { number("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }

  public var threshold: Float {
    get { number("inputThreshold") }
    set { setValue(newValue, forKey: "inputThreshold") }
  }

  public var falloff: Float {
    get { number("inputFalloff") }
    set { setValue(newValue, forKey: "inputFalloff") }
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

  public var scale: Float {
    get { number(kCIInputScaleKey) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }

  public var aspectRatio: Float {
    get { number("inputAspectRatio") }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }

  public var amount: Float {
    get { number("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }

  /// In radians.
  public var angle: Float {
    get { number(kCIInputAngleKey) }
    set { setValue(newValue, forKey: kCIInputAngleKey) }
  }

  /// The input of `areaAverage()`: the averaged rectangle.
  public var extent: CGRect {
    get { (value(forKey: kCIInputExtentKey) as? CIVector)?.cgRectValue ?? .zero }
    set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
  }

  public var center: CGPoint {
    get { (value(forKey: kCIInputCenterKey) as? CIVector)?.cgPointValue ?? .zero }
    set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
  }

  public var point0: CGPoint {
    get { (value(forKey: "inputPoint0") as? CIVector)?.cgPointValue ?? .zero }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }

  public var point1: CGPoint {
    get { (value(forKey: "inputPoint1") as? CIVector)?.cgPointValue ?? .zero }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }

  public var radius0: Float {
    get { number("inputRadius0") }
    set { setValue(newValue, forKey: "inputRadius0") }
  }

  public var radius1: Float {
    get { number("inputRadius1") }
    set { setValue(newValue, forKey: "inputRadius1") }
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

  public var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }

  public var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
}
