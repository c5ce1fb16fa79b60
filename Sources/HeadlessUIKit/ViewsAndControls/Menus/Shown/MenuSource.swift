import Foundation

/// What a menu is shown for, and so where.
@MainActor struct MenuSource {
  enum Kind {
    /// A control or a bar's button: the menu stands beside it.
    case control(UIView)
    /// A view, or a controller in its place, above a blurred screen.
    case preview(UITargetedPreview, UIViewController?)
    /// A place in the window, in points: the menu is a bar with an arrow that points there.
    case place(@MainActor () -> CGRect, UIEditMenuArrowDirection)
  }

  let kind: Kind
  /// Where the app has the menu attached, in points of the control; nil for the middle of the lower edge.
  var attachment: CGPoint?
  var order: UIContextMenuConfiguration.ElementOrder = .automatic
}
