package import Foundation

/// The content of a preview.
package enum PreviewRoot {
  case view(UIView)
  /// A controller, and the size of its view where it is offered one; without, the size that its constraints ask for.
  case controller(UIViewController, fitting: (@MainActor (CGSize) -> CGSize)?)

  /// A controller for a whole screen, which a view fills.
  @MainActor package var controller: UIViewController {
    switch self {
    case .view(let view): PreviewViewController(view)
    case .controller(let controller, _): controller
    }
  }

  /// A view with a size of its own, which a controller's view fills.
  @MainActor package var component: UIView {
    switch self {
    case .view(let view): view
    case .controller(let controller, let fitting): PreviewContainerView(controller, fitting: fitting)
    }
  }
}

/// Shows a view on the whole screen.
private final class PreviewViewController: UIViewController {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("Made for a preview.") }

  override func loadView() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.translatesAutoresizingMaskIntoConstraints = true
    view.addSubview(content)
    self.view = view
  }
}

/// Shows a controller at its own size, as a child of the enclosing controller.
private final class PreviewContainerView: UIView {
  private let controller: UIViewController
  private let fitting: (@MainActor (CGSize) -> CGSize)?

  init(_ controller: UIViewController, fitting: (@MainActor (CGSize) -> CGSize)?) {
    self.controller = controller
    self.fitting = fitting
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("Made for a preview.") }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, controller.parent == nil else { return }
    var responder = next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    let parent = responder as? UIViewController
    parent?.addChild(controller)
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(controller.view)
    controller.didMove(toParent: parent)
  }

  /// In whole pixels: an edge of the picture inside a pixel would be partly transparent.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (asked, rounding) = (contentSize(within: size), PixelRounding(scale: layoutScale))
    return CGSize(width: rounding.roundUp(asked.width), height: rounding.roundUp(asked.height))
  }

  private func contentSize(within size: CGSize) -> CGSize {
    if let fitting { return fitting(size) }
    let preferred = controller.preferredContentSize
    if preferred.width > 0, preferred.height > 0 { return preferred }
    let asked = controller.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return asked.width > 0 && asked.height > 0 ? asked : controller.view.sizeThatFits(size)
  }
}
