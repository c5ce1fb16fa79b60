internal import Synchronization

/// The app's notifications: stored, and never displayed. ``NotificationAnswers`` determine the permissions.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private struct State {
    var pending: [UNNotificationRequest] = []
    var delivered: [UNNotification] = []
    var categories: Set<UNNotificationCategory> = []
    /// The permissions after the app's request.
    var granted: Bool?
  }

  private let state = Mutex(State())
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  open class func current() -> UNUserNotificationCenter { StandInScope.shared { UNUserNotificationCenter() } }

  open var supportsContentExtensions: Bool { false }

  // MARK: Permissions

  private func status() -> UNAuthorizationStatus {
    let answers: NotificationAnswers = StandInScope.answers(
      framework: "UserNotifications", asked: "whether notifications are allowed")
    guard answers.authorizationStatus == .notDetermined, let granted = state.withLock({ $0.granted }) else {
      return answers.authorizationStatus
    }
    return granted ? .authorized : .denied
  }

  private func request() -> Bool {
    let status = status()
    guard status == .notDetermined else { return status != .denied }
    let answers: NotificationAnswers = StandInScope.answers(framework: "UserNotifications")
    state.withLock { $0.granted = answers.grantsRequest }
    return answers.grantsRequest
  }

  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    let granted = request()
    deliverLater { completionHandler(granted, nil) }
  }

  @discardableResult open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    request()
  }

  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    let settings = UNNotificationSettings(status())
    deliverLater { completionHandler(settings) }
  }

  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings(status()) }

  // MARK: Notifications

  private func keep(_ request: UNNotificationRequest) {
    state.withLock { state in
      state.pending.removeAll { $0.identifier == request.identifier }
      state.pending.append(request)
    }
  }

  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    if let completionHandler { deliverLater { completionHandler(nil) } }
  }

  open func add(_ request: UNNotificationRequest) async throws { keep(request) }

  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    let requests = state.withLock { $0.pending }
    deliverLater { completionHandler(requests) }
  }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] { state.withLock { $0.pending } }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    state.withLock { $0.pending.removeAll { identifiers.contains($0.identifier) } }
  }

  open func removeAllPendingNotificationRequests() { state.withLock { $0.pending = [] } }

  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    let notifications = state.withLock { $0.delivered }
    deliverLater { completionHandler(notifications) }
  }

  open func deliveredNotifications() async -> [UNNotification] { state.withLock { $0.delivered } }

  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    state.withLock { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }

  open func removeAllDeliveredNotifications() { state.withLock { $0.delivered = [] } }

  /// Delivers a notification, for tests: it is among the delivered ones afterwards. Not a part of UserNotifications.
  public func deliver(_ notification: UNNotification) {
    state.withLock { state in
      state.pending.removeAll { $0.identifier == notification.request.identifier && $0.trigger?.repeats != true }
      state.delivered.append(notification)
    }
  }

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    state.withLock { $0.categories = categories }
  }

  open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    let categories = state.withLock { $0.categories }
    deliverLater { completionHandler(categories) }
  }

  open func notificationCategories() async -> Set<UNNotificationCategory> { state.withLock { $0.categories } }

  /// Ignored: there is no home screen.
  open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
    if let handler { deliverLater { handler(nil) } }
  }
}

/// Only tests call it: notifications aren't delivered by themselves.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

// Optional in UserNotifications.
extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
