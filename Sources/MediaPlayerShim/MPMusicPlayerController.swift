public import HeadlessUIKit

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// How a player repeats its queue.
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }

/// How a player shuffles its queue, which keeps its order here.
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }

/// Plays music: stores the queue, and plays nothing.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  open class var systemMusicPlayer: MPMusicPlayerController { StandInScope.shared { MPMusicPlayerController() } }
  open class var applicationMusicPlayer: MPMusicPlayerController { systemMusicPlayer }
  open class var applicationQueuePlayer: MPMusicPlayerController { systemMusicPlayer }
  open private(set) var playbackState = MPMusicPlaybackState.stopped
  open var nowPlayingItem: MPMediaItem?
  open var currentPlaybackTime: TimeInterval = 0
  open var repeatMode = MPMusicRepeatMode.default
  open var shuffleMode = MPMusicShuffleMode.default
  private var queue: [MPMediaItem] = []

  /// The number of the item that plays; `NSNotFound` for none.
  open var indexOfNowPlayingItem: Int { queue.firstIndex { $0 === nowPlayingItem } ?? NSNotFound }

  open func setQueue(with query: MPMediaQuery) { setQueue(with: MPMediaItemCollection(items: query.items ?? [])) }
  open func setQueue(with itemCollection: MPMediaItemCollection) {
    queue = itemCollection.items
    nowPlayingItem = queue.first
  }
  open func play() { playbackState = .playing }
  open func pause() { playbackState = .paused }
  open func stop() { playbackState = .stopped }
  open func skipToNextItem() { skip(by: 1) }
  open func skipToPreviousItem() { skip(by: -1) }
  open func skipToBeginning() { currentPlaybackTime = 0 }
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}

  private func skip(by step: Int) {
    guard let place = queue.firstIndex(where: { $0 === nowPlayingItem }) else { return }
    var next = place + step
    if repeatMode == .all { next = (next + queue.count) % queue.count }
    nowPlayingItem = queue.indices.contains(next) ? queue[next] : nil
  }
}

/// A volume slider, which is empty as in the simulator.
@preconcurrency @MainActor open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
}

/// A placeholder for the music picker.
@preconcurrency @MainActor open class MPMediaPickerController: UIViewController {
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  open var allowsPickingMultipleItems = false
  open var showsCloudItems = true
  open var prompt: String?

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPlaceholder("Music", detail: prompt)
  }
}

@preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

// Optional in MediaPlayer.
extension MPMediaPickerControllerDelegate {
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) { OptionalMethod.missing() }
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { OptionalMethod.missing() }
}
