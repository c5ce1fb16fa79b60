public import Foundation

/// What menus are built for.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// That of the main menu of Macs and tablets, which isn't shown here.
  public static let main = UIMenuSystem()
  /// That of edit menus.
  public static let context = UIMenuSystem()

  private override init() {
    super.init()
  }

  /// Has no effect: edit menus are always rebuilt.
  open func setNeedsRebuild() {}
  /// Has no effect: edit menus are always rebuilt.
  open func setNeedsRevalidate() {}
}
