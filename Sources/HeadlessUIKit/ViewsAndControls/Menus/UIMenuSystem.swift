public import Foundation

/// The purpose for which menus are built.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The main menu of Macs and iPads, which isn't shown here.
  public static let main = UIMenuSystem()
  /// Edit menus.
  public static let context = UIMenuSystem()

  private override init() {
    super.init()
  }

  /// Has no effect: edit menus are always rebuilt.
  open func setNeedsRebuild() {}
  /// Has no effect: edit menus are always rebuilt.
  open func setNeedsRevalidate() {}
}
