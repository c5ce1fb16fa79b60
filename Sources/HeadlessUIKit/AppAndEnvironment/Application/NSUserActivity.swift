public import Foundation

/// What a person was doing, to continue it elsewhere. Foundation has the class on Apple's platforms alone; nothing is handed
/// on here.
open class NSUserActivity: NSObject {
  public let activityType: String
  /// Kept without effect: activities are for other devices and for searches.
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  /// Kept without effect: activities are for other devices and for searches.
  open var webpageURL: URL?
  /// Kept without effect: activities are for other devices and for searches.
  open var referrerURL: URL?
  /// Kept without effect: activities are for other devices and for searches.
  open var targetContentIdentifier: String?
  /// Kept without effect: activities are for other devices and for searches.
  open var keywords: Set<String> = []
  /// Kept without effect: activities are for other devices and for searches.
  open var isEligibleForHandoff = true
  /// Kept without effect: activities are for other devices and for searches.
  open var isEligibleForSearch = false
  /// Kept without effect: activities are for other devices and for searches.
  open var isEligibleForPublicIndexing = false
  /// Kept without effect: activities are for other devices and for searches.
  open var isEligibleForPrediction = false
  /// Kept without effect: activities are for other devices and for searches.
  open var persistentIdentifier: String?
  /// Kept without effect: activities are for other devices and for searches.
  open var expirationDate: Date?
  /// Kept without effect: activities are for other devices and for searches.
  open var requiredUserInfoKeys: Set<String>?
  /// Kept without effect: activities are for other devices and for searches.
  open var needsSave = false

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Does nothing: activities are for other devices and for searches.
  open func becomeCurrent() {}
  /// Does nothing: activities are for other devices and for searches.
  open func resignCurrent() {}
  open func invalidate() {}
}

/// The activity type of a page that is looked at: what a universal link opens an app with.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
