public import Foundation

/// An action of the app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  open internal(set) var type: String
  open internal(set) var localizedTitle: String
  open internal(set) var localizedSubtitle: String?
  open internal(set) var icon: UIApplicationShortcutIcon?
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// Stored but unused: there is no home screen, no drawn status bar and no background execution.
  open var targetContentIdentifier: Any?
}
