public import Foundation

/// Offers services for things to share. It is presented as on iOS, a sheet on phones and a popover on tablets; what it shows
/// belongs to the system, runs in another process there, and is an empty background here.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public typealias CompletionHandler = @MainActor (UIActivity.ActivityType?, Bool) -> Void
  public typealias CompletionWithItemsHandler =
    @MainActor (
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
  }

  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = []
    super.init(coder: coder)
  }

  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var allowsProminentActivity = true

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
