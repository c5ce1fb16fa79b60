import Foundation

/// The nested layout passes, and the views that are notified of a new safe area only at the end of the outermost pass: views in
/// scroll views, whose insets may change temporarily while content moves.
@MainActor final class LayoutPasses {
  /// The current nesting depth of `layoutIfNeeded()` calls.
  var nesting = 0
  /// Whether the nesting was too deep. Until the outermost call ends, no further pass begins or continues.
  var isNestingGivenUp = false

  private var depth = 0
  private var waiting: [(view: UIView, told: UIEdgeInsets)] = []
  private var isWaiting: Set<ObjectIdentifier> = []

  /// Whether a layout pass is running.
  var isInPass: Bool { depth > 0 }

  /// Runs a pass. At the end of the outermost one, waiting views are notified if their safe area differs from the one they know.
  func duringPass(_ pass: () -> Void) {
    depth += 1
    pass()
    depth -= 1
    guard depth == 0, !waiting.isEmpty else { return }
    let all = waiting
    waiting = []
    isWaiting = []
    for news in all where news.view.core.safeAreaInsets != news.told { news.view.announceSafeArea() }
  }

  /// Postpones a view's notification until the end of the outermost pass.
  func postpone(_ view: UIView, told: UIEdgeInsets) {
    if isWaiting.insert(ObjectIdentifier(view)).inserted { waiting.append((view, told)) }
  }
}

extension UIView {
  var isInsideScrollView: Bool {
    var ancestor = superview
    while let view = ancestor {
      if view.hasLayoutInterior { return true }
      ancestor = view.superview
    }
    return false
  }
}
