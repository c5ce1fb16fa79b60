import Foundation

/// What a controller keeps that isn't public. A class, as `ViewState` is.
@MainActor final class ControllerState {
  /// Where a controller's view stands on its way onto and off the screen.
  enum Appearance: String {
    case disappeared, appearing, appeared, disappearing
  }

  /// A change of the parent, until its appearance is over.
  enum Move {
    case none, toParent, fromParent

    /// This move is over; another one may have begun since.
    mutating func end(_ move: Move) {
      if self == move { self = .none }
    }
  }

  /// Where a controller is in a presentation of its own.
  enum PresentationPhase { case resting, presenting, dismissing }

  var view: UIView?
  var title: String?
  var extensionContext: NSExtensionContext?
  var preferredContentSize = CGSize.zero
  var presentationStyle = UIModalPresentationStyle.automatic
  /// What the controller's document has; nil for controllers made in code.
  var archive: ControllerArchive?
  /// What controls of the controller's document start segues by: targets aren't kept by controls.
  var segueTriggers: [any SegueFiring] = []
  var isLoadingView = false
  var parent: UIViewController? {
    get { parentReference?.target }
    set { parentReference = newValue?.backReference }
  }
  private var parentReference: BackReference<UIViewController>?
  var children: [UIViewController] = []

  // MARK: Appearance

  var appearance = Appearance.disappeared
  var appearsAnimated = false
  /// Whether `beginAppearanceTransition(_:animated:)` has begun what is under way: its counterpart alone ends it.
  var isTransitionManual = false
  /// Whether `viewIsAppearing(_:)` has been called since the controller began to appear.
  var isAppearingWasTold = false
  /// The first responder that gave way as this controller was presented.
  weak var coveredFocus: UIViewController?
  var move = Move.none

  // MARK: Presentation

  /// What this controller itself presents.
  var presented: UIViewController?
  /// The controller that presents this one itself.
  var presenter: UIViewController? {
    get { presenterReference?.target }
    set { presenterReference = newValue?.backReference }
  }
  private var presenterReference: BackReference<UIViewController>?
  var presentation: UIPresentationController?
  var presentationPhase = PresentationPhase.resting
  var isBeingDismissed: Bool { presentationPhase == .dismissing }
  var coordinator: TransitionCoordinator?

  // MARK: Environment

  /// What the parent's `setOverrideTraitCollection(_:forChild:)` asked for.
  var traitsFromParent: UITraitCollection?
  /// The controller's own traits, as they were handed down with its view's.
  var traits: UITraitCollection?
  /// What was current when the controller was made: UIKit predicts its traits so, and tells it where they turn out others.
  let predictedTraits = UITraitCollection.current
  var traitObservers: [TraitObserver] = []
  var keyCommands: [UIKeyCommand] = []

  /// Shows that there is no content.
  var unavailable: (any UIView & UIContentView)?
  var needsUnavailable = true

  // MARK: Containers

  var navigation = NavigationMembership()
  var tabBarItem: UITabBarItem?
  /// The tab that made the controller.
  weak var tab: UITab?

  private var contentScrollViews: [(edges: NSDirectionalRectEdge, scrollView: UIScrollView)] = []

  func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.first { $0.edges.contains(edge) }?.scrollView
  }

  func setContentScrollView(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    contentScrollViews = contentScrollViews.compactMap { known in
      let rest = known.edges.subtracting(edges)
      return rest.isEmpty ? nil : (rest, known.scrollView)
    }
    if let scrollView { contentScrollViews.append((edges, scrollView)) }
  }
}
