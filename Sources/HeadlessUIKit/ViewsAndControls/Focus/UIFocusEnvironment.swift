public import Foundation

/// What may hold the focus of a keyboard or a remote control, or hold something that does. Nothing moves a focus here.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes to within this, the first that can take it.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Names a group of items that the focus moves through together.
  var focusGroupIdentifier: String? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that can be in focus itself.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var isFocused: Bool { get }
  /// In points of the container.
  var frame: CGRect { get }
}

/// A region that leads the focus elsewhere. Stored but unused: focus isn't simulated.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Stored but unused: only finger touches are simulated.
  open var isEnabled = true
  /// Stored but unused: only finger touches are simulated.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
