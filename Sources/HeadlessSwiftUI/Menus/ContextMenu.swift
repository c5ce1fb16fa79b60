internal import Foundation
internal import HeadlessUIKit

/// The key of a context menu's preview among an element's traits; its value is a `PartTrait`.
enum ContextMenuPreviewKey {}

/// The key of a context menu's content among an element's traits; its value is a `PartTrait`.
enum ContextMenuKey {}

nonisolated extension View {
  /// The menu of a long press.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(PartTraitModifier(key: ContextMenuKey.self, info: true, content: AnyView(menuItems().menuContent)))
      .wrapping({ ContextMenuElement($0) }) { _ in }
  }
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self.contextMenu { contextMenu?.menuItems }
  }
  /// The menu of a long press, with a view that is shown beside it instead of this one.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(PartTraitModifier(key: ContextMenuPreviewKey.self, info: true, content: AnyView(preview())))
      .contextMenu(menuItems: menuItems)
  }
}

nonisolated extension View {
  /// The views as elements of a menu.
  var menuContent: some View {
    changingEnvironment(true) { environment, _ in environment.enterMenu() }
  }
}

/// Makes the hosting view respond to long presses.
final class ContextMenuElement: _UnaryElement, HostedInteraction {
  override var concernsHost: Bool { true }
  private lazy var delegate = ContextMenuDelegate()

  func isShown(by host: _ElementHostView) { delegate.attach(to: host) }
}

/// An element that requires an interaction of its hosting view.
@MainActor protocol HostedInteraction: _LayoutElement {
  func isShown(by host: _ElementHostView)
}

/// Shows the menu of the element under a touch.
@MainActor final class ContextMenuDelegate: NSObject, UIContextMenuInteractionDelegate {
  private weak var host: _ElementHostView?
  /// The delegate of a host's interaction, which references it weakly.
  private final class Interaction: UIContextMenuInteraction {
    let owned: ContextMenuDelegate
    init(_ owned: ContextMenuDelegate) {
      self.owned = owned
      super.init(delegate: owned)
    }
  }

  func attach(to host: _ElementHostView) {
    guard !host.interactions.contains(where: { $0 is Interaction }) else { return }
    self.host = host
    host.addInteraction(Interaction(self))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    var element = host?.root?.hitTest(location)
    while let current = element {
      if let configuration = current.contextMenu {
        pressed = current
        return configuration
      }
      element = current.parent
    }
    return nil
  }

  /// The element whose menu was asked for last.
  private weak var pressed: _LayoutElement?

  /// Of the views that the host shows, the one that was pressed is lifted.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration:
      UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let host, let container = host.superview, let pressed else { return nil }
    let frame = ElementPlacement(of: pressed, in: host.root).convert(CGRect(origin: .zero, size: pressed.size))
    let parameters = UIPreviewParameters()
    parameters.visiblePath = outline(of: pressed, in: host) ?? UIBezierPath(rect: frame)
    let middle = host.convert(CGPoint(x: frame.midX, y: frame.midY), to: container)
    return UITargetedPreview(
      view: host, parameters: parameters, target: UIPreviewTarget(container: container, center: middle))
  }

  /// The outline that `contentShape(.contextMenuPreview, _:)` gives what is pressed, in the host's coordinates; nil without one.
  private func outline(of pressed: _LayoutElement, in host: _ElementHostView) -> UIBezierPath? {
    var element = pressed
    while true {
      if let shape = (element as? _ContentShapeElement)?.contentShape(for: .contextMenuPreview) {
        let start = ElementPlacement(of: element, in: host.root).convert(CGRect(origin: .zero, size: element.size))
        return UIBezierPath(cgPath: shape.offsetBy(dx: start.minX, dy: start.minY).cgPath)
      }
      guard element.children.count == 1, let child = element.children.first else { return nil }
      element = child
    }
  }
}

extension _LayoutElement {
  /// The element's own menu.
  var contextMenu: UIContextMenuConfiguration? {
    guard let element = self as? ContextMenuElement,
      let part = element.value(ContextMenuKey.self, as: PartTrait.self)?.madePart
    else { return nil }
    let elements = part.menuElements
    guard !elements.isEmpty else { return nil }
    let preview = element.value(ContextMenuPreviewKey.self, as: PartTrait.self)
    return UIContextMenuConfiguration(
      previewProvider: { preview?.madePart.map { ContextMenuPreview($0.hostView) } },
      actionProvider: { _ in UIMenu(children: elements) })
  }
}

/// Shows the preview of a context menu, in the size of its views.
private final class ContextMenuPreview: UIViewController {
  private let host: PartHostView

  init(_ host: PartHostView) {
    self.host = host
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = host.size(of: .unspecified)
  }

  required init?(coder: NSCoder) { fatalError("Made for a menu.") }

  override func loadView() { view = host }
}

/// A view's menu as a value.
public struct ContextMenu<MenuItems: View> {
  let menuItems: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}
