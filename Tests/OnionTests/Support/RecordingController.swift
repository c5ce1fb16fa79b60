import UIKit

/// Records the calls that it receives, and its parent at this time.
@MainActor final class RecordingController: UIViewController {
  private(set) var events: [String] = []

  override func loadView() {
    let view = RecordingView()
    view.onSuperview = { [weak self] in self?.record($0 ? "view added" : "view removed") }
    self.view = view
  }

  override func viewDidLoad() { record("view loaded") }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    record(parent == nil ? "will leave" : "will join")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    record(parent == nil ? "did leave" : "did join")
  }

  func record(_ event: String) { events.append(event) }

  func forget() { events = [] }
}

private final class RecordingView: UIView {
  var onSuperview: (Bool) -> Void = { _ in }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    onSuperview(superview != nil)
  }
}
