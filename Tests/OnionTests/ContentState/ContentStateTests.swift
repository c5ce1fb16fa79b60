import Onion
import Testing
import UIKit

/// Loading, failure, content.
@MainActor @Suite struct ContentStateTests {
  private let scheduler = ManualScheduler()
  private let container = ContentStateController()
  private let loading = UIViewController()
  private let content = UIViewController()
  private let stage: Stage

  private struct Offline: LocalizedError {
    var errorDescription: String? { "The lighthouse doesn't answer." }
  }

  init() {
    container.scheduler = scheduler
    container.loadingDelay = 0.3
    container.makeLoadingController = { [loading] in loading }
    stage = Stage(container)
  }

  @Test func aQuickLoadNeverShowsTheWait() {
    container.transition(to: .loading)
    #expect(container.shownChild == nil)
    scheduler.advance(by: 0.29)
    container.transition(to: .render(content))
    scheduler.advance(by: 10)
    #expect(container.shownChild === content)
    #expect(!loading.isViewLoaded)
  }

  @Test func aSlowLoadShowsTheWaitUntilContentComes() {
    container.transition(to: .loading)
    scheduler.advance(by: 0.3)
    #expect(container.children == [loading])
    container.transition(to: .render(content))
    stage.screen.window.updateScreen()
    #expect(container.children == [content])
  }

  @Test func withoutDelayTheWaitIsShownAtOnce() {
    container.loadingDelay = 0
    container.transition(to: .loading)
    #expect(container.shownChild === loading)
  }

  @Test func aQuickReloadKeepsWhatWasShown() {
    container.transition(to: .render(content))
    container.transition(to: .loading)
    scheduler.advance(by: 0.2)
    #expect(container.shownChild === content)
    scheduler.advance(by: 0.1)
    #expect(container.shownChild === loading)
  }

  @Test func askingTwiceForTheWaitDoesNotProlongIt() {
    container.transition(to: .loading)
    scheduler.advance(by: 0.2)
    container.transition(to: .loading)
    scheduler.advance(by: 0.1)
    #expect(container.shownChild === loading)
  }

  @Test func aFailureSaysWhyAndRetries() throws {
    var retries = 0
    container.onRetry = { retries += 1 }
    container.transition(to: .failed(Offline()))
    stage.update()
    #expect(container.view.all(UILabel.self).contains { $0.text == "The lighthouse doesn't answer." })
    let button = try #require(container.view.view(identified: "Failure.retry") as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(retries == 1)
  }

  @Test func aFailureCancelsTheWait() {
    container.transition(to: .loading)
    container.transition(to: .failed(Offline()))
    scheduler.advance(by: 1)
    #expect(container.shownChild is FailureController)
    guard case .failed(let error) = container.state else {
      Issue.record("the state is \(String(describing: container.state))")
      return
    }
    #expect(error is Offline)
  }

  @Test func theFailureControllerIsReplaceable() {
    var told: [String] = []
    var retry: () -> Void = {}
    container.makeFailureController = { error, again in
      told.append(error.localizedDescription)
      retry = again
      return UIViewController()
    }
    container.onRetry = { told.append("again") }
    container.transition(to: .failed(Offline()))
    retry()
    #expect(told == ["The lighthouse doesn't answer.", "again"])
  }

  @Test func aSubclassLoadsAndRetriesByItself() {
    let tides = Tides()
    let stage = Stage(tides)
    defer { stage.close() }
    #expect(tides.shownChild is FailureController)
    tides.isOnline = true
    tides.retry()
    #expect(tides.shownChild === tides.table)
  }

  @Test func aFailureThatNoRetryMendsHasNoButton() {
    let failure = FailureController(message: "Closed for good.", onRetry: nil)
    failure.loadViewIfNeeded()
    #expect(failure.view.all(UIButton.self).isEmpty)
  }

  @Test func whatIsNoLongerShownIsFreed() {
    weak var old: UIViewController?
    weak var whole: UIViewController?
    inScope {
      let container = ContentStateController()
      container.scheduler = scheduler
      whole = container
      inScope {
        let content = UIViewController()
        old = content
        container.loadViewIfNeeded()
        container.transition(to: .render(content))
      }
      #expect(old != nil)
      container.transition(to: .failed(Offline()))
      #expect(old == nil)
      container.transition(to: .loading)
    }
    // The scheduled loading state retains nothing.
    #expect(whole == nil)
  }
}

private final class Tides: ContentStateController {
  struct NoSignal: Error {}

  let table = UIViewController()
  var isOnline = false

  override func viewDidLoad() {
    super.viewDidLoad()
    retry()
  }

  override func retry() {
    transition(to: isOnline ? .render(table) : .failed(NoSignal()))
  }
}
