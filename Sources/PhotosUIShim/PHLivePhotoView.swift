internal import Foundation
public import HeadlessUIKit

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined, full, hint }

/// A view for a Live Photo, which stays empty: Live Photos can't be read here.
@preconcurrency @MainActor open class PHLivePhotoView: UIView {
  open var livePhoto: PHLivePhoto?
  open var isMuted = false
  open weak var delegate: (any PHLivePhotoViewDelegate)?

  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  open func stopPlayback() {}
}

/// The delegate for playback, which is never called: Live Photos aren't played here.
@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: AnyObject {}
