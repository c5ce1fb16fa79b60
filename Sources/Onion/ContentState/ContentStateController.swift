import UIKit

/// Shows content that has to be loaded first: progress, failure, or the content.
///
/// With composition, a controller adds one, sets `onRetry`, and sets the state:
///
///     add(cities)
///     cities.onRetry = { [weak self] in self?.load() }
///     cities.transition(to: .loading)
///
/// With inheritance, a subclass overrides `retry()` and calls `transition(to:)` on itself.
///
/// Content that loads quickly doesn't flicker: the loading controller is displayed if there is no result after `loadingDelay`.
/// Until then the previous content stays, also during a quick reload.
open class ContentStateController: SwitchingController {
  /// The state; nil before the first transition.
  public private(set) var state: ContentState?

  /// The delay before the loading controller is displayed, in seconds; 0 displays it at once, as snapshots of it require.
  public var loadingDelay: TimeInterval = 0.3

  /// The scheduler of the delay.
  public var scheduler: any Scheduler = TaskScheduler()

  /// The action of a retry, unless a subclass overrides `retry()`.
  public var onRetry: (() -> Void)?

  /// Creates the controller that is displayed while content loads.
  public var makeLoadingController: () -> UIViewController = { LoadingController() }

  /// Creates the controller that is displayed after a failure. The second argument retries; call it from a button.
  public var makeFailureController: (any Error, @escaping () -> Void) -> UIViewController = { error, retry in
    FailureController(message: error.localizedDescription, onRetry: retry)
  }

  private var cancelLoading: (@MainActor () -> Void)?
  private var isLoadingShown = false

  /// Sets the state. The last call applies: a loading controller that isn't displayed yet is then never displayed.
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

  /// Retries, on behalf of the failure controller.
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

/// The state of content that has to be loaded.
public enum ContentState {
  /// The content is loading.
  case loading
  /// Loading failed, with the error.
  case failed(any Error)
  /// The content is available, and this controller displays it.
  case render(UIViewController)
}
