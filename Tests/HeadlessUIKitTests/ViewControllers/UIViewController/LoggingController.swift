import UIKit

/// A log of controllers' callbacks, in order.
@MainActor final class CallLog {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  /// The entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// Logs its callbacks as "name call".
@MainActor class LoggingController: UIViewController {
  let name: String
  let log: CallLog
  /// Called at the end of the callback of that name.
  var then: [String: () -> Void] = [:]

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func note(_ call: String) {
    log.add("\(name) \(call)")
    then[call]?()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(\((parent as? LoggingController)?.name ?? "nil"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\((parent as? LoggingController)?.name ?? "nil"))")
  }

  /// Adds a child as in Apple's guide.
  func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Removes a child as in Apple's guide.
  func expel(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

/// The same, and its layout.
@MainActor final class LayoutLoggingController: LoggingController {
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("willLayout")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("didLayout")
  }
}

/// Doesn't forward appearance callbacks to its children.
@MainActor final class ManualController: LoggingController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
