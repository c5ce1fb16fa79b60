import Foundation

/// What a controller keeps that isn't public.
@MainActor struct ControllerState {
  /// Where a controller's view stands on its way onto and off the screen.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  var view: UIView?
  var isLoadingView = false
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var appearance = Appearance.disappeared
  var appearsAnimated = false
  var isMovingToParent = false
  var isMovingFromParent = false
  /// What the parent's `setOverrideTraitCollection(_:forChild:)` asked for.
  var traitsFromParent: UITraitCollection?
  var traitObservers: [TraitObserver] = []
}
