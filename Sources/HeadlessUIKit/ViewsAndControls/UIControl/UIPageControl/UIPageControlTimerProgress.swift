public import Foundation

/// Changes a page control's pages over time. Time stands still in a snapshot: the progress keeps its value, and `advance(by:)`
/// advances it in a test.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
  /// - Parameter preferredDuration: of a page, in seconds.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// For pages without one of their own, in seconds.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last.
  open var resetsToInitialPageAfterEnd = false
  open private(set) var isRunning = false
  private var durations: [Int: TimeInterval] = [:]

  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  open func resumeTimer() { isRunning = true }
  open func pauseTimer() { isRunning = false }

  /// Advances the time by seconds, for tests: the progress increases, and pages change if the delegate allows it. Does nothing
  /// while the timer is paused. Not a part of UIKit.
  public func advance(by seconds: TimeInterval) {
    guard isRunning, let control, control.numberOfPages > 0, seconds > 0 else { return }
    var left = seconds
    // Every turn of a page takes some time, or is the last one.
    while left > 0 {
      let duration = duration(forPage: control.currentPage)
      let rest = duration * Double(1 - currentProgress)
      guard duration > 0, left >= rest else {
        if duration > 0 { currentProgress += Float(left / duration) }
        return
      }
      left -= rest
      currentProgress = 1
      guard turn(control) else { return pauseTimer() }
    }
  }

  private func turn(_ control: UIPageControl) -> Bool {
    let isLast = control.currentPage == control.numberOfPages - 1
    if isLast, !resetsToInitialPageAfterEnd { return false }
    let next = isLast ? 0 : control.currentPage + 1
    let delegate = delegate as? any UIPageControlTimerProgressDelegate
    guard delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else { return false }
    control.turn(by: next - control.currentPage)
    return true
  }

  override func progressDidChange() {
    super.progressDidChange()
    (delegate as? any UIPageControlTimerProgressDelegate)?.pageControlTimerProgressDidChange(self)
  }
}
