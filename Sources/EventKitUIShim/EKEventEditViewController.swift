public import EventKit
public import HeadlessUIKit

public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }

/// A placeholder for the event editor, which displays the title. A test calls the delegate itself.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore!
  open var event: EKEvent?

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPlaceholder("Calendar", detail: event?.title)
  }
}

@preconcurrency @MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
