import UIKit

/// A flow whose first screen comes from a storyboard, and whose steps are the storyboard's segues.
///
/// The screens know nothing of what follows: they hand their segues to the coordinator, which gives the next screen what
/// it needs.
///
///     final class ProfileFlow: StoryboardCoordinator<ProfileController> {
///       override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
///         super.prepare(for: segue, sender: sender)
///         if let cities = segue.destination as? CityList { cities.region = root?.region }
///       }
///     }
@MainActor open class StoryboardCoordinator<Root: Storyboardable>: Coordinator<Void>, Flow {
  /// The first screen; nil before `start()`, and where the storyboard gave none.
  public private(set) final var root: Root?

  /// Why there is no first screen.
  public private(set) final var error: StoryboardError?

  private let makeRoot: () throws(StoryboardError) -> Root
  private let makeFailureController: (StoryboardError) -> UIViewController
  private lazy var failure = makeFailureController(error ?? .missing(storyboard: Root.storyboardName, bundle: ""))

  /// The first screen, or what is shown in its place where the storyboard gave none.
  public final var firstScreen: UIViewController { root ?? failure }

  /// The first screen, unless a subclass puts it into a container.
  open var rootViewController: UIViewController { firstScreen }

  /// - Parameters:
  ///   - makeRoot: makes the first screen; from its storyboard where nothing is said.
  ///   - makeFailureController: makes what is shown where there is none.
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

  /// Gives a screen what it needs. Overriders call this implementation, which sees to it that the segues of the
  /// destination come here as well.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    watch(segue.destination)
  }

  /// Segues lead to navigation controllers and other containers as well: the screens within count.
  private func watch(_ screen: UIViewController) {
    (screen as? any SeguePreparing)?.onSegue = { [weak self] segue, sender in
      self?.prepare(for: segue, sender: sender)
    }
    for child in screen.children { watch(child) }
  }
}
