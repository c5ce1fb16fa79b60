public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
public typealias VNConfidence = Float

/// Requests with results, whose type subclasses narrow, as in Apple's headers.
public protocol _VNResultsRequest: AnyObject {}

extension _VNResultsRequest where Self: VNRequest {
  /// Nil before a handler performed the request.
  public var results: [VNObservation]? { found }
}

/// Something that is looked for in a picture: the results are those of ``VisionAnswers``.
open class VNRequest: NSObject, _VNResultsRequest {
  public let completionHandler: VNRequestCompletionHandler?
  /// What a handler found.
  final var found: [VNObservation]?
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
