public import Foundation

/// The status bar: its place and looks. It is not drawn.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private var controller: UIViewController? {
    (WindowList.current.key ?? WindowList.current.visible.first)?.rootViewController
  }

  /// In points; empty while the bar is hidden.
  open var statusBarFrame: CGRect {
    if isStatusBarHidden { return .zero }
    let configuration = UIScreen.main.configuration
    let height = configuration.statusBarHeight ?? configuration.safeAreaInsets.top
    return CGRect(x: 0, y: 0, width: configuration.size.width, height: height)
  }

  /// Hidden if the controllers require it, and on phones in landscape.
  open var isStatusBarHidden: Bool {
    let traits = UIScreen.main.configuration.traits
    if traits.userInterfaceIdiom == .phone, traits.verticalSizeClass == .compact { return true }
    return controller?.statusBarController(\.childForStatusBarHidden).prefersStatusBarHidden ?? false
  }

  open var statusBarStyle: UIStatusBarStyle {
    let wanted = controller?.statusBarController(\.childForStatusBarStyle).preferredStatusBarStyle ?? .default
    if wanted != .default { return wanted }
    return UIScreen.main.traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }
}
