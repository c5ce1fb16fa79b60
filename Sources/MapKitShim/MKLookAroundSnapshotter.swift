public import HeadlessUIKit

/// Makes a picture of a place's surroundings, and fails: there are no scenes.
@preconcurrency @MainActor open class MKLookAroundSnapshotter: NSObject {
  /// The size and the look of a picture.
  @preconcurrency @MainActor open class Options: NSObject {
    open var size = CGSize(width: 256, height: 256)
    open var traitCollection = UITraitCollection()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
  }

  /// A picture.
  @preconcurrency @MainActor open class Snapshot: NSObject {
    public let image: UIImage

    init(_ image: UIImage) {
      self.image = image
      super.init()
    }
  }

  private var isCancelled = false
  open var isLoading: Bool { false }

  public init(scene: MKLookAroundScene, options: Options) { super.init() }

  open func cancel() { isCancelled = true }

  open func getSnapshotWithCompletionHandler(_ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    deliverLater { [weak self] in
      if self?.isCancelled != true { completionHandler(nil, MKError(.loadingThrottled)) }
    }
  }

  open var snapshot: Snapshot { get async throws { throw MKError(.loadingThrottled) } }
}
