public import Foundation
public import HeadlessUIKit

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined, full, hint }

/// The place of a live photo, which stays empty: none can be read here.
@preconcurrency @MainActor open class PHLivePhotoView: UIView {
  open var livePhoto: PHLivePhoto?
  open var isMuted = false
  open weak var delegate: (any PHLivePhotoViewDelegate)?

  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  open func stopPlayback() {}
}

/// Hears of the playback, which doesn't happen here.
@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: AnyObject {}
