import Foundation

/// Who is told of a new safe area only when a layout pass has come to its end: views in scroll views, whose insets may come
/// and go while content is moved.
@MainActor final class SafeAreaNotices {
  static let shared = SafeAreaNotices()

  private var depth = 0
  private var waiting: [(view: UIView, told: UIEdgeInsets)] = []

  /// Runs a pass; at the end of the outermost one those who wait are told what then differs from what they knew.
  func duringPass(_ pass: () -> Void) {
    depth += 1
    pass()
    depth -= 1
    guard depth == 0, !waiting.isEmpty else { return }
    let all = waiting
    waiting = []
    for news in all where news.view.core.safeAreaInsets != news.told { news.view.announceSafeArea() }
  }

  /// Whether the view is told later.
  func postpones(_ view: UIView, told: UIEdgeInsets) -> Bool {
    guard depth > 0, view.isInsideScrollView else { return false }
    if !waiting.contains(where: { $0.view === view }) { waiting.append((view, told)) }
    return true
  }
}

extension UIView {
  fileprivate var isInsideScrollView: Bool {
    var ancestor = superview
    while let view = ancestor {
      if view.hasLayoutInterior { return true }
      ancestor = view.superview
    }
    return false
  }
}
