import Foundation

/// The window of the keyboard and its accessories, above the app's. The name is UIKit's.
final class UIRemoteKeyboardWindow: UIWindow {
  private let inputs = UIInputWindowController()

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = UIRemoteKeyboardWindow.level
    isOpaque = false
    rootViewController = inputs
  }

  required init?(coder: NSCoder) { nil }

  /// Above everything of the app's. UIKit's own figure.
  private static let level = Level(rawValue: 10_000_000)

  override var canBecomeKey: Bool { false }
  /// Apps don't see the windows of the system.
  override var isSystems: Bool { true }

  var inputHost: UIInputSetHostView { inputs.host }

  /// - Parameter frame: the keyboard's, in points of the screen.
  func show(_ content: KeyboardContent, in frame: CGRect, isDark: Bool) {
    let screen = UIScreen.main.bounds
    if self.frame != screen { self.frame = screen }
    isHidden = false
    inputs.show(content, in: frame, isDark: isDark)
  }

  func clear() {
    guard !isHidden else { return }
    inputs.show(KeyboardContent(), in: .zero, isDark: false)
    isHidden = true
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { inputHost.frame.contains(point) }
}

/// The root view of the keyboard's window. The name is UIKit's.
final class UIInputWindowController: UIViewController {
  let host = UIInputSetHostView(frame: .zero)
  private var shown: [UIViewController] = []

  override func loadView() {
    view = UIInputSetContainerView(frame: UIScreen.main.bounds)
    view.addSubview(host)
  }

  func show(_ content: KeyboardContent, in frame: CGRect, isDark: Bool) {
    loadViewIfNeeded()
    for controller in shown where !content.controllers.contains(controller) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    let new = content.controllers.filter { $0.parent !== self }
    new.forEach(addChild)
    host.frame = frame
    host.show(content, isDark: isDark)
    for controller in new { controller.didMove(toParent: self) }
    shown = content.controllers
  }
}

/// The whole window. The name is UIKit's.
final class UIInputSetContainerView: UIView {}
