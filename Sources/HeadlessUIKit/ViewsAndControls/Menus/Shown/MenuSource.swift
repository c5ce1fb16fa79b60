import Foundation

/// The source of a menu, which determines its position.
@MainActor struct MenuSource {
  enum Kind {
    /// A control or a bar button: the menu is beside it.
    case control(UIView)
    /// A view, or a controller that replaces it, above a blurred screen.
    case preview(UITargetedPreview, UIViewController?)
    /// A place in the window, in points: the menu is a bar with an arrow that points there.
    case place(@MainActor () -> CGRect, UIEditMenuArrowDirection)
  }

  let kind: Kind
  /// The attachment point that the app sets, in points of the control; nil for the middle of the lower edge.
  var attachment: CGPoint?
  var order: UIContextMenuConfiguration.ElementOrder = .automatic
}
