public import Foundation

/// The display of a menu's own elements.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject, @preconcurrency NSCopying {
  /// The maximum number of lines of a title; 0 for no limit.
  open var maximumNumberOfTitleLines = 0

  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMenuDisplayPreferences()
    copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
    return copy
  }
}
