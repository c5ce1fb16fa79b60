internal import Foundation
internal import HeadlessUIKit

extension ScreenRenderer {
  /// Captures a controller that is there already.
  @MainActor static func capture(
    _ controller: UIViewController, on config: ViewImageConfig, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> CapturedScreen {
    var config = config
    if let size { config.size = size }
    let screen = config.size == nil ? ScreenConfiguration.standard : nil
    var configuration = config.screenConfiguration(size: screen?.size ?? .zero, traits: traits)
    if let screen {
      if config.safeArea == .zero {
        configuration.safeAreaInsets = screen.safeAreaInsets
        configuration.safeAreaInsetsWithoutStatusBar = screen.safeAreaInsetsWithoutStatusBar
      }
      // A view that the test gave a size keeps it.
      if let given = controller.viewIfLoaded?.bounds.size, given.width > 0, given.height > 0, given != screen.size {
        configuration.size = given
        if config.safeArea == .zero {
          configuration.safeAreaInsets = .zero
          configuration.safeAreaInsetsWithoutStatusBar = .zero
        }
      }
    }
    let description = config.description(of: configuration)
    return capture(on: configuration, variant: description) { controller }
  }

  /// Captures a view in a window of its own size.
  @MainActor static func capture(
    _ view: UIView, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> CapturedScreen {
    let config = ViewImageConfig()
    var configuration = config.screenConfiguration(size: ScreenConfiguration.standard.size, traits: traits)
    HostedScreen.apply(configuration)
    let host = ViewHost(view, size: size)
    configuration.size = host.size
    defer { view.removeFromSuperview() }
    return capture(on: configuration, variant: config.description(of: configuration)) { host }
  }
}

/// Shows a view and nothing else.
private final class ViewHost: UIViewController {
  private let content: UIView
  /// In points.
  let size: CGSize

  init(_ content: UIView, size: CGSize?) {
    self.content = content
    self.size = size ?? ViewHost.size(of: content)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView(frame: CGRect(origin: .zero, size: size))
    content.removeFromSuperview()
    view.addSubview(content)
    if content.translatesAutoresizingMaskIntoConstraints {
      content.frame = CGRect(origin: .zero, size: size)
    } else {
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.topAnchor),
        content.leftAnchor.constraint(equalTo: view.leftAnchor),
        content.widthAnchor.constraint(equalToConstant: size.width),
        content.heightAnchor.constraint(equalToConstant: size.height),
      ])
    }
  }

  private static func size(of view: UIView) -> CGSize {
    let size = view.bounds.size
    if size.width > 0, size.height > 0 { return size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
