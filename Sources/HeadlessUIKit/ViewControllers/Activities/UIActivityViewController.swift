public import Foundation

/// Offers services for shared items. It is presented as on iOS, a sheet on phones and a popover on iPads; its content belongs to
/// the system, where it runs in another process, and is a placeholder here.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  public typealias CompletionWithItemsHandler =
    (
      _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
      _ activityError: (any Error)?
    ) -> Void

  let activityItems: [Any]
  let applicationActivities: [UIActivity]

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = UIDevice.current.userInterfaceIdiom == .pad ? .popover : .pageSheet
    sheetPresentationController?.detents = [.medium(), .large()]
    for activity in self.applicationActivities { activity.controller = self }
  }

  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(
      activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration, applicationActivities: nil)
  }

  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = []
    super.init(coder: coder)
  }

  /// Called once: when one of the app's own activities reports that it did finish, or else when the sheet is dismissed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Stored but unused: the activity sheet belongs to the system; a placeholder with its name is shown.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Stored but unused: the activity sheet belongs to the system; a placeholder with its name is shown.
  open var allowsProminentActivity = true

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPlaceholder("Share sheet", detail: activityItems.count == 1 ? "1 item" : "\(activityItems.count) items")
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { takeHandler()?(nil, false, nil, nil) }
  }

  private func takeHandler() -> CompletionWithItemsHandler? {
    defer { completionWithItemsHandler = nil }
    return completionWithItemsHandler
  }

  /// An activity that completed takes the sheet away; one that was cancelled leaves it.
  func activityDidFinish(_ activity: UIActivity, completed: Bool) {
    let handler = takeHandler()
    let tell = { handler?(activity.activityType, completed, nil, nil) ?? () }
    if completed, presentingViewController != nil { dismiss(animated: true, completion: tell) } else { tell() }
  }
}
