/// Something that was found.
open class VNObservation: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  /// From 0 to 1.
  public let confidence: VNConfidence

  init(confidence: VNConfidence) {
    self.confidence = confidence
    super.init()
  }
}

/// A label.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  public let identifier: String

  init(_ label: String, _ confidence: VNConfidence) {
    identifier = label
    super.init(confidence: confidence)
  }
}

/// An output of a model that is no label.
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
  public let featureName: String
  public let featureValue: MLFeatureValue

  init(_ name: String, _ value: MLFeatureValue) {
    (featureName, featureValue) = (name, value)
    super.init(confidence: 1)
  }
}

/// A part of the picture.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// From 0 to 1, from the lower left corner.
  public let boundingBox: CGRect

  init(_ frame: CGRect) {
    boundingBox = frame
    super.init(confidence: 1)
  }
}

open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}

open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
  open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
  open var bottomLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.minY) }
  open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}

/// A code, which fills the picture here.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  public let payloadStringValue: String?
  public let symbology: VNBarcodeSymbology

  init(payload: String, _ kind: VNBarcodeSymbology) {
    (payloadStringValue, symbology) = (payload, kind)
    super.init(CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}

/// A line of text: the lines of the answers share the height of the picture.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  private let text: VNRecognizedText

  init(_ text: String, _ frame: CGRect) {
    self.text = VNRecognizedText(text)
    super.init(frame)
  }

  /// One candidate: the answer.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { maxCandidateCount > 0 ? [text] : [] }
}

open class VNRecognizedText: NSObject, @unchecked Sendable {
  public let string: String
  /// 1: an answer is sure of itself.
  open var confidence: VNConfidence { 1 }

  init(_ string: String) {
    self.string = string
    super.init()
  }
}

/// The angle of the horizon.
open class VNHorizonObservation: VNObservation, @unchecked Sendable {
  /// In radians.
  public let angle: CGFloat
  open var transform: CGAffineTransform { CGAffineTransform(rotationAngle: angle) }

  init(angle: CGFloat) {
    self.angle = angle
    super.init(confidence: 1)
  }
}
