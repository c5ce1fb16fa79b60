import UIKit

/// Shows content that has to be fetched first: the wait, the failure, or what came.
///
/// By composition, a controller adds one, sets `onRetry`, and says where things stand:
///
///     add(cities)
///     cities.onRetry = { [weak self] in self?.load() }
///     cities.transition(to: .loading)
///
/// By inheritance, a subclass overrides `retry()` and calls `transition(to:)` on itself.
///
/// What comes quickly never flickers: the loading controller is shown when `loadingDelay` has passed and there is still
/// nothing else. Until then what was shown before stays, as it does for a reload that is quick.
open class ContentStateController: SwitchingController {
  /// Where things stand; nil before the first transition.
  public private(set) var state: ContentState?

  /// How long to wait before the wait is shown, in seconds; 0 shows it at once, as snapshots of it want.
  public var loadingDelay: TimeInterval = 0.3

  /// The waiting code.
  public var scheduler: any Scheduler = TaskScheduler()

  /// What a retry does, unless a subclass overrides `retry()`.
  public var onRetry: (() -> Void)?

  /// Makes what is shown while content loads.
  public var makeLoadingController: () -> UIViewController = { LoadingController() }

  /// Makes what is shown when content failed. The second argument retries; call it from a button.
  public var makeFailureController: (any Error, @escaping () -> Void) -> UIViewController = { error, retry in
    FailureController(message: error.localizedDescription, onRetry: retry)
  }

  private var cancelLoading: (@MainActor () -> Void)?
  private var isLoadingShown = false

  /// Says where things stand. The last call counts: a wait that isn't shown yet is never shown then.
  open func transition(to state: ContentState) {
    self.state = state
    switch state {
    case .loading:
      waitThenShowLoading()
    case .failed(let error):
      stopWaiting()
      show(makeFailureController(error) { [weak self] in self?.retry() })
    case .render(let controller):
      stopWaiting()
      show(controller)
    }
  }

  /// Tries again, on behalf of the failure controller.
  open func retry() {
    onRetry?()
  }

  private func waitThenShowLoading() {
    guard !isLoadingShown, cancelLoading == nil else { return }
    guard loadingDelay > 0 else { return showLoading() }
    cancelLoading = scheduler.schedule(after: loadingDelay) { [weak self] in self?.showLoading() }
  }

  private func showLoading() {
    cancelLoading = nil
    isLoadingShown = true
    show(makeLoadingController())
  }

  private func stopWaiting() {
    cancelLoading?()
    cancelLoading = nil
    isLoadingShown = false
  }
}

/// Where content stands that has to be fetched first.
public enum ContentState {
  /// On its way.
  case loading
  /// It didn't come, and why.
  case failed(any Error)
  /// It is there, and this shows it.
  case render(UIViewController)
}
