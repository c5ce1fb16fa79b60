public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
public typealias VNConfidence = Float

/// Something that is looked for in a picture: the results are those of ``VisionAnswers``.
open class VNRequest: NSObject {
  public let completionHandler: VNRequestCompletionHandler?
  /// Nil before a handler performed the request.
  open internal(set) var results: [VNObservation]?
  // Stored but unused: nothing is computed.
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision = 1

  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
    super.init()
  }

  public override convenience init() { self.init(completionHandler: nil) }

  /// What a handler finds.
  func observations() -> [VNObservation] { [] }
  open func cancel() {}
}

open class VNImageBasedRequest: VNRequest {
  /// Stored but unused: answers are those of the whole picture.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
