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
