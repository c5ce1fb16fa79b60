import UIKit

/// A flow whose first screen comes from a storyboard, and whose steps are the storyboard's segues.
///
/// The screens don't know the following ones: they pass their segues to the coordinator, which provides the next screen with its
/// data.
///
///     final class ProfileFlow: StoryboardCoordinator<ProfileController> {
///       override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
///         super.prepare(for: segue, sender: sender)
///         if let cities = segue.destination as? CityList { cities.region = root?.region }
///       }
///     }
@MainActor open class StoryboardCoordinator<Root: Storyboardable>: Coordinator<Void>, Flow {
  /// The first screen; nil before `start()`, and if the storyboard can't be loaded.
  public private(set) final var root: Root?

  /// Why there is no first screen; nil if there is one.
  public private(set) final var error: StoryboardError?

  private let makeRoot: () throws(StoryboardError) -> Root
  private let makeFailureController: (StoryboardError) -> UIViewController
  private lazy var failure = makeFailureController(error ?? .missing(storyboard: Root.storyboardName, bundle: ""))

  /// The first screen, or its replacement if the storyboard can't be loaded.
  public final var firstScreen: UIViewController { root ?? failure }

  /// Returns the first screen. Subclasses can put it into a container.
  open var rootViewController: UIViewController { firstScreen }

  /// - Parameters:
  ///   - makeRoot: creates the first screen; by default from its storyboard.
  ///   - makeFailureController: creates the replacement if that fails.
  public init(
    makeRoot: @escaping () throws(StoryboardError) -> Root = { () throws(StoryboardError) in try .fromStoryboard() },
    makeFailureController: @escaping (StoryboardError) -> UIViewController = { error in
      FailureController(message: error.description, onRetry: nil)
    }
  ) {
    self.makeRoot = makeRoot
    self.makeFailureController = makeFailureController
    super.init()
  }

  open override func start() {
    guard root == nil else { return }
    do {
      let root = try makeRoot()
      self.root = root
      watch(root)
    } catch {
      self.error = error
    }
  }

  /// Provides a screen with its data. Overrides have to call this implementation, which connects the segues of the destination to
  /// this coordinator.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    watch(segue.destination)
  }

  /// The destination of a segue may be a container such as a navigation controller; the screens inside are included.
  private func watch(_ screen: UIViewController) {
    (screen as? any SeguePreparing)?.onSegue = { [weak self] segue, sender in
      self?.prepare(for: segue, sender: sender)
    }
    for child in screen.children { watch(child) }
  }
}
