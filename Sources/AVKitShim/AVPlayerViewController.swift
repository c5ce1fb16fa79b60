@_exported public import AVFoundation
public import Foundation
public import HeadlessUIKit

/// A placeholder for a film with its controls; see `AVPlayerLayer`.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  private let film = AVPlayerLayer()
  private let overlay = UIView()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .fullScreen
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .fullScreen
  }

  open var player: AVPlayer? {
    get { film.player }
    set { film.player = newValue }
  }
  open var videoGravity: AVLayerVideoGravity {
    get { film.videoGravity }
    set { film.videoGravity = newValue }
  }
  // Stored but unused: the system's controls aren't drawn.
  open var showsPlaybackControls = true
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  /// The view for content above the film and below the controls.
  open var contentOverlayView: UIView? { overlay }
  open var isReadyForDisplay: Bool { film.isReadyForDisplay }

  /// A picture of the film, for tests. Not a part of AVKit.
  public var videoFrame: UIImage? {
    didSet { film.videoFrame = videoFrame?.cgImage }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.layer.addSublayer(film)
    view.addSubview(overlay)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    film.frame = view.bounds
    overlay.frame = view.bounds
  }
}
