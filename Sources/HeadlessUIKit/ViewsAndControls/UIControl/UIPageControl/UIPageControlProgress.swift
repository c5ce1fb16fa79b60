public import Foundation

/// The progress of a page, shown instead of the current page's dot.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
  public override init() {
    super.init()
  }

  open weak var delegate: (any UIPageControlProgressDelegate)?

  /// From 0 to 1; other values are limited to that range.
  open var currentProgress: Float = 0 {
    didSet {
      currentProgress = currentProgress.isNaN ? 0 : min(max(currentProgress, 0), 1)
      if oldValue != currentProgress { progressDidChange() }
    }
  }
  /// Whether a page control shows the progress. It is hidden while a finger is on the control on iOS.
  open var isProgressVisible: Bool { control?.window != nil }

  weak var control: UIPageControl?
  private var wasVisible = false

  func progressDidChange() { control?.setNeedsLayout() }

  /// Another page is the current one.
  func pageDidChange(to page: Int) {
    let initial = OptionalMethod.call { delegate?.pageControlProgress(self, initialProgressForPage: page) } ?? nil
    currentProgress = initial ?? 0
  }

  func visibilityMayHaveChanged() {
    guard wasVisible != isProgressVisible else { return }
    wasVisible = isProgressVisible
    delegate?.pageControlProgressVisibilityDidChange(self)
  }
}
