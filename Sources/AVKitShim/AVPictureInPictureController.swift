public import AVFoundation
public import Foundation
public import HeadlessUIKit

/// Shows a film in a small window above other apps. Not supported here, as in an iPhone's simulator: `init(playerLayer:)`
/// returns nil, and the delegate isn't called.
@preconcurrency @MainActor open class AVPictureInPictureController: NSObject {
  /// Where a controller's pictures come from.
  @preconcurrency @MainActor open class ContentSource: NSObject {
    public let playerLayer: AVPlayerLayer?

    public init(playerLayer: AVPlayerLayer) {
      self.playerLayer = playerLayer
      super.init()
    }
  }

  open class func isPictureInPictureSupported() -> Bool { false }
  open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
  open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }

  open var contentSource: ContentSource?
  public let playerLayer: AVPlayerLayer
  /// Never called.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Stored but unused.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Stored but unused.
  open var requiresLinearPlayback = false

  /// Nil where pictures in pictures aren't supported.
  public convenience init?(playerLayer: AVPlayerLayer) {
    guard Self.isPictureInPictureSupported() else { return nil }
    self.init(contentSource: ContentSource(playerLayer: playerLayer))
  }

  public init(contentSource: ContentSource) {
    self.contentSource = contentSource
    playerLayer = contentSource.playerLayer ?? AVPlayerLayer()
    super.init()
  }

  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var isPictureInPictureSuspended: Bool { false }

  /// Has no effect while it isn't possible.
  open func startPictureInPicture() {}
  open func stopPictureInPicture() {}
  open func invalidatePlaybackState() {}
}

/// Receives the begin and the end of pictures in pictures. Every method is optional.
@preconcurrency @MainActor public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error)
  func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}
  public func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
  ) {}
}
