internal import Foundation
internal import HeadlessUIKit

/// A part of what VoiceOver finds: an element, or several that belong together.
@MainActor enum AccessibilityNode {
  case element(AccessibilityItem)
  case group(AccessibilityGroup)

  /// The elements, those of groups included, in the order in which they are.
  var items: [AccessibilityItem] {
    switch self {
    case .element(let item): [item]
    case .group(let group): group.nodes.flatMap(\.items)
    }
  }
}

/// Nodes that belong together.
@MainActor struct AccessibilityGroup {
  var nodes: [AccessibilityNode]
  /// Whether the app gave the order; else places on the screen do.
  let isOrdered: Bool
  /// What makes the group more than an order: a list, a landmark, a table; nil for nothing.
  let container: AccessibilityContainer?
}

/// One element that VoiceOver stops at.
@MainActor struct AccessibilityItem {
  /// What answers for the element: a view, an element of a view, or any object.
  let object: NSObject
  /// The element itself where it is a view, else the view that it is in; nil where its containers lead to no view.
  let view: UIView?
  /// The container that the element's words depend on.
  let context: AccessibilityContext?

  /// In points of the screen.
  var frame: CGRect { object.accessibilityFrame }
}

/// A container that VoiceOver tells of.
@MainActor struct AccessibilityContainer {
  let view: NSObject
  let type: UIAccessibilityContainerType
  let label: String?
  let value: String?
}

/// What an element's words depend on, beside the element.
@MainActor enum AccessibilityContext {
  /// A view whose subviews include the element.
  case superview(UIView)
  /// An object that names the element among its own.
  case container(NSObject)
  case table(any UIAccessibilityContainerDataTable)
}
