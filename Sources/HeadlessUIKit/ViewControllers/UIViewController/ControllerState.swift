import Foundation

/// The private state of a controller. A class for the same reasons as `ViewState`.
@MainActor final class ControllerState {
  /// The appearance state of a controller's view.
  enum Appearance: String {
    case disappeared, appearing, appeared, disappearing
  }

  /// A change of the parent, until the appearance transition ends.
  enum Move {
    case none, toParent, fromParent

    /// Ends a move, unless another one has begun since.
    mutating func end(_ move: Move) {
      if self == move { self = .none }
    }
  }

  /// The phase of the controller's own presentation.
  enum PresentationPhase { case resting, presenting, dismissing }

  var view: UIView?
  var title: String?
  var extensionContext: NSExtensionContext?
  var preferredContentSize = CGSize.zero
  var presentationStyle = UIModalPresentationStyle.automatic
  /// The controller's content in its document; nil for controllers created in code.
  var archive: ControllerArchive?
  /// The targets with which controls of the document start segues. Stored here because controls don't retain targets.
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
  /// Whether `beginAppearanceTransition(_:animated:)` began the current transition: then only `endAppearanceTransition()` ends it.
  var isTransitionManual = false
  /// Whether `viewIsAppearing(_:)` has been called since the controller began to appear.
  var isAppearingWasTold = false
  /// The first responder that resigned when this controller was presented.
  weak var coveredFocus: UIViewController?
  var move = Move.none

  // MARK: Presentation

  /// The controller that this one presents itself.
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

  /// The traits set with the parent's `setOverrideTraitCollection(_:forChild:)`.
  var traitsFromParent: UITraitCollection?
  /// The controller's traits as last propagated with its view's.
  var traits: UITraitCollection?
  /// The traits that were current when the controller was created. Like UIKit, the controller is notified if its actual traits
  /// differ from this prediction.
  let predictedTraits = UITraitCollection.current
  var traitObservers: [TraitObserver] = []
  var keyCommands: [UIKeyCommand] = []

  /// The view that is shown if there is no content.
  var unavailable: (any UIView & UIContentView)?
  var needsUnavailable = true

  // MARK: Containers

  var navigation = NavigationMembership()
  var tabBarItem: UITabBarItem?
  /// The tab that created the controller.
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
