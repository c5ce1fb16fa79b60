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
