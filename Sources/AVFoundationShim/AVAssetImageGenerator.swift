public import Foundation
public import HeadlessCoreGraphics

/// Creates pictures of a film. Here every request fails, as for an unreadable file: films aren't decoded.
open class AVAssetImageGenerator: NSObject {
  public let asset: AVAsset
  /// Whether pictures are rotated according to the track's transform.
  open var appliesPreferredTrackTransform = false
  /// In pixels; zero for the film's own size.
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// The result of a request.
  public enum Result: Int, Sendable {
    case succeeded, failed, cancelled
  }

  public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

  /// Always throws: films aren't decoded here.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw CocoaError(.fileReadUnknown)
  }

  /// Always throws: films aren't decoded here.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw CocoaError(.fileReadUnknown)
  }

  /// Calls the handler at once for each time, without a picture.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, CocoaError(.fileReadUnknown)) }
  }

  /// Calls the handler at once, without a picture.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    handler(nil, requestedTime, CocoaError(.fileReadUnknown))
  }

  /// Has no effect: there is no capture in progress.
  open func cancelAllCGImageGeneration() {}
}
