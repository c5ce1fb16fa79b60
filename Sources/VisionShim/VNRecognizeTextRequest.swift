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
