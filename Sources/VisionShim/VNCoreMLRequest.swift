/// A model for pictures.
open class VNCoreMLModel: NSObject {
  let model: MLModel

  public init(for model: MLModel) throws {
    self.model = model
    super.init()
  }
}

public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop = 0, scaleFit, scaleFill }

/// Asks a model about a picture: the classifications of ``VisionAnswers``, else the outputs of ``ModelAnswers``.
open class VNCoreMLRequest: VNImageBasedRequest {
  public let model: VNCoreMLModel
  /// Stored but unused: the picture isn't scaled.
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }

  override func observations() -> [VNObservation] {
    let labels = VisionAnswers.current(asked: "what a model sees").classifications
    if !labels.isEmpty { return labels.map { VNClassificationObservation($0.label, $0.confidence) } }
    guard let inputs = try? MLDictionaryFeatureProvider(dictionary: [:]),
      let outputs = try? model.model.prediction(from: inputs)
    else { return [] }
    return outputs.featureNames.sorted().compactMap { name in
      outputs.featureValue(for: name).map { VNCoreMLFeatureValueObservation(name, $0) }
    }
  }
}

open class VNClassifyImageRequest: VNImageBasedRequest {
  /// Nil before a handler performed the request.
  public final var results: [VNClassificationObservation]? { found as? [VNClassificationObservation] }

  override func observations() -> [VNObservation] {
    VisionAnswers.current(asked: "what a picture shows").classifications.map {
      VNClassificationObservation($0.label, $0.confidence)
    }
  }
}

public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate = 0, fast }

open class VNRecognizeTextRequest: VNImageBasedRequest {
  /// Nil before a handler performed the request.
  public final var results: [VNRecognizedTextObservation]? { found as? [VNRecognizedTextObservation] }

  // Stored but unused: the texts are those of the answers.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var recognitionLanguages = ["en-US"]
  open var customWords: [String] = []
  open var usesLanguageCorrection = true
  open var minimumTextHeight: Float = 0

  override func observations() -> [VNObservation] {
    let texts = VisionAnswers.current(asked: "for texts").texts
    let height = 1 / CGFloat(max(texts.count, 1))
    return texts.enumerated().map { place, text in
      let frame = CGRect(x: 0, y: 1 - CGFloat(place + 1) * height, width: 1, height: height)
      return VNRecognizedTextObservation(text, frame)
    }
  }
}

/// The codes of the answers, each of the first kind that is looked for.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
  /// Nil before a handler performed the request.
  public final var results: [VNBarcodeObservation]? { found as? [VNBarcodeObservation] }
  /// The kinds that are looked for.
  open var symbologies = VNBarcodeSymbology.all

  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { VNBarcodeSymbology.all }

  override func observations() -> [VNObservation] {
    guard let kind = symbologies.first else { return [] }
    return VisionAnswers.current(asked: "for codes").barcodes.map { VNBarcodeObservation(payload: $0, kind) }
  }
}

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
  /// Nil before a handler performed the request.
  public final var results: [VNFaceObservation]? { found as? [VNFaceObservation] }

  override func observations() -> [VNObservation] {
    VisionAnswers.current(asked: "for faces").faces.map { VNFaceObservation($0) }
  }
}

/// The horizon of the answers.
open class VNDetectHorizonRequest: VNImageBasedRequest {
  /// Nil before a handler performed the request.
  public final var results: [VNHorizonObservation]? { found as? [VNHorizonObservation] }

  override func observations() -> [VNObservation] {
    VisionAnswers.current(asked: "for the horizon").horizon.map { [VNHorizonObservation(angle: $0)] } ?? []
  }
}

/// The faces of the answers, without landmarks.
open class VNDetectFaceLandmarksRequest: VNDetectFaceRectanglesRequest {}

/// Finds nothing: the answers have no rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
  /// Nil before a handler performed the request.
  public final var results: [VNRectangleObservation]? { found as? [VNRectangleObservation] }

  // Stored but unused: nothing is found.
  open var minimumAspectRatio: Float = 0.5
  open var maximumAspectRatio: Float = 0.5
  open var minimumSize: Float = 0.2
  open var minimumConfidence: VNConfidence = 0
  open var maximumObservations = 1
}
