import Foundation

/// The layout passes that run within each other, and the views that hear of a new safe area only when the outermost has come to its
/// end: views in scroll views, whose insets may come and go while content is moved.
@MainActor final class LayoutPasses {
  /// How often layouts ask for layout from within each other just now.
  var nesting = 0
  /// Whether they did too often. None is begun or goes on then, up to the outermost.
  var isNestingGivenUp = false

  private var depth = 0
  private var waiting: [(view: UIView, told: UIEdgeInsets)] = []
  private var isWaiting: Set<ObjectIdentifier> = []

  /// Whether a layout pass runs.
  var isInPass: Bool { depth > 0 }

  /// Runs a pass; at the end of the outermost one the waiting views get what then differs from what they knew.
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

  /// Tells the view when the pass is over.
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
