public import Foundation
public import HeadlessCoreGraphics

/// Makes pictures of a film. Here every attempt fails, as for a file that can't be read: no film is decoded.
open class AVAssetImageGenerator: NSObject {
  public let asset: AVAsset
  /// Whether pictures are turned as the film says.
  open var appliesPreferredTrackTransform = false
  /// In pixels; zero for the film's own size.
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// What became of a picture.
  public enum Result: Int, Sendable {
    case succeeded, failed, cancelled
  }

  public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

  /// Throws: no film is decoded here.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw CocoaError(.fileReadUnknown)
  }

  /// Throws: no film is decoded here.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw CocoaError(.fileReadUnknown)
  }

  /// Tells the handler of each time that there is no picture, at once.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, CocoaError(.fileReadUnknown)) }
  }

  /// Tells the handler that there is no picture, at once.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    handler(nil, requestedTime, CocoaError(.fileReadUnknown))
  }

  /// Has no effect: there is no capture in progress.
  open func cancelAllCGImageGeneration() {}
}
