internal import Foundation
internal import HeadlessUIKit

/// A node of the accessibility tree: an element, or a group of nodes.
@MainActor enum AccessibilityNode {
  case element(AccessibilityItem)
  case group(AccessibilityGroup)

  /// The elements, including those of groups, in order.
  var items: [AccessibilityItem] {
    switch self {
    case .element(let item): [item]
    case .group(let group): group.nodes.flatMap(\.items)
    }
  }
}

/// A group of nodes.
@MainActor struct AccessibilityGroup {
  var nodes: [AccessibilityNode]
  /// Whether the app defines the order; otherwise it follows from positions on the screen.
  let isOrdered: Bool
  /// The kind of container: a list, a landmark, a table; nil for a group that only defines an order.
  let container: AccessibilityContainer?
}

/// An element at which VoiceOver stops.
@MainActor struct AccessibilityItem {
  /// The object that provides the element's properties: a view, an element of a view, or any object.
  let object: NSObject
  /// The element itself if it is a view, otherwise the view that contains it; nil if its containers lead to no view.
  let view: UIView?
  /// The container that the element's spoken text depends on.
  let context: AccessibilityContext?

  /// The frame in points of the screen.
  var frame: CGRect { object.accessibilityFrame }
}

/// A container that VoiceOver announces.
@MainActor struct AccessibilityContainer {
  let view: NSObject
  let type: UIAccessibilityContainerType
  let label: String?
  let value: String?
}

/// What an element's spoken text depends on, in addition to the element.
@MainActor enum AccessibilityContext {
  /// A view whose subviews include the element.
  case superview(UIView)
  /// An object whose accessibility elements include the element.
  case container(NSObject)
  case table(any UIAccessibilityContainerDataTable)
}
