public import Foundation

/// A user's activity that can be continued elsewhere. Foundation has this class only on Apple's platforms; activities aren't
/// transferred here.
open class NSUserActivity: NSObject {
  public let activityType: String
  /// Stored but unused: activities serve other devices and searches, and neither is simulated.
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  /// Stored but unused: activities serve other devices and searches, and neither is simulated.
  open var webpageURL: URL?
  /// Stored but unused: activities serve other devices and searches, and neither is simulated.
  open var referrerURL: URL?
  /// Stored but unused: activities serve other devices and searches, and neither is simulated.
  open var targetContentIdentifier: String?
  /// Stored but unused: activities serve other devices and searches, and neither is simulated.
  open var keywords: Set<String> = []
  /// Stored but unused: activities serve other devices and searches, and neither is simulated.
  open var isEligibleForHandoff = true
  /// Stored but unused: activities serve other devices and searches, and neither is simulated.
  open var isEligibleForSearch = false
  /// Stored but unused: activities serve other devices and searches, and neither is simulated.
  open var isEligibleForPublicIndexing = false
  /// Stored but unused: activities serve other devices and searches, and neither is simulated.
  open var isEligibleForPrediction = false
  /// Stored but unused: activities serve other devices and searches, and neither is simulated.
  open var persistentIdentifier: String?
  /// Stored but unused: activities serve other devices and searches, and neither is simulated.
  open var expirationDate: Date?
  /// Stored but unused: activities serve other devices and searches, and neither is simulated.
  open var requiredUserInfoKeys: Set<String>?
  /// Stored but unused: activities serve other devices and searches, and neither is simulated.
  open var needsSave = false

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Has no effect: activities aren't transferred or indexed.
  open func becomeCurrent() {}
  /// Has no effect: activities aren't transferred or indexed.
  open func resignCurrent() {}
  open func invalidate() {}
}

/// The activity type of a viewed web page, with which a universal link opens an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that can continue an activity that was begun elsewhere.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
