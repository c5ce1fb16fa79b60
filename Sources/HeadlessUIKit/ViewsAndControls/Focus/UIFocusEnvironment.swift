public import Foundation

/// An object that can have the focus of a keyboard or remote control, or contain an object that does. Nothing moves a focus here.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments to focus within this one, in order of preference.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The identifier of a group of items through which the focus moves together.
  var focusGroupIdentifier: String? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that can be focused itself.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var isFocused: Bool { get }
  /// The frame in the container's coordinates, in points.
  var frame: CGRect { get }
}

/// An object that contains focusable items, and defines the coordinate space of their frames.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The space of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items of the container that intersect a rectangle in its coordinate space.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A region that redirects the focus. Stored but unused: focus isn't simulated.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Stored but unused: only finger touches are simulated.
  open var isEnabled = true
  /// Stored but unused: only finger touches are simulated.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
