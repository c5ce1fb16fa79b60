public import Foundation

/// Looks for faces, rectangles, texts and QR codes in images. It finds none: images aren't analysed here.
open class CIDetector: NSObject {
  /// Nil for a type that Core Image doesn't have.
  ///
  /// - Parameters:
  ///   - type: `CIDetectorTypeQRCode` or another of the types.
  ///   - context: has no effect.
  ///   - options: have no effect.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    let types = [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeText, CIDetectorTypeQRCode]
    guard types.contains(type) else { return nil }
  }

  /// Empty: images aren't analysed.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// Empty: images aren't analysed.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

/// What a detector found in an image.
open class CIFeature: NSObject {
  /// In the image's coordinates.
  public let bounds: CGRect
  public let type: String

  init(type: String, bounds: CGRect) {
    self.type = type
    self.bounds = bounds
  }
}

/// A face in an image.
open class CIFaceFeature: CIFeature {
  /// False: images aren't analysed.
  open var hasLeftEyePosition: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  /// False: images aren't analysed.
  open var hasRightEyePosition: Bool { false }
  open var rightEyePosition: CGPoint { .zero }
  /// False: images aren't analysed.
  open var hasMouthPosition: Bool { false }
  open var mouthPosition: CGPoint { .zero }
  /// False: images aren't analysed.
  open var hasFaceAngle: Bool { false }
  /// In degrees.
  open var faceAngle: Float { 0 }
  /// False: images aren't analysed.
  open var hasSmile: Bool { false }
  /// False: images aren't analysed.
  open var leftEyeClosed: Bool { false }
  /// False: images aren't analysed.
  open var rightEyeClosed: Bool { false }
  /// False: images aren't analysed.
  open var hasTrackingID: Bool { false }
  open var trackingID: Int32 { 0 }
}

/// A rectangle in an image.
open class CIRectangleFeature: CIFeature {
  open var topLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.maxY) }
  open var topRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.maxY) }
  open var bottomLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.minY) }
  open var bottomRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.minY) }
}

/// A text in an image.
open class CITextFeature: CIFeature {
  open var subFeatures: [Any]? { nil }
}

/// A QR code in an image.
open class CIQRCodeFeature: CIFeature {
  open var messageString: String? { nil }
  open var topLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.maxY) }
  open var topRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.maxY) }
  open var bottomLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.minY) }
  open var bottomRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.minY) }
}

// Names of Core Image's headers: types, options of a detector, and options of a search.

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"
public let CIFeatureTypeFace = "Face"
public let CIFeatureTypeRectangle = "Rectangle"
public let CIFeatureTypeText = "Text"
public let CIFeatureTypeQRCode = "QRCode"
