internal import HeadlessUIKit

/// A UIKit button without appearance, which covers a menu's label and shows the menu.
struct MenuButton: View {
  let content: AnyView
  let primaryAction: (@MainActor () -> Void)?
  typealias Body = Never

  static func _makeNode(_ view: MenuButton, _ inputs: _NodeInputs) -> _ViewNode<MenuButton> {
    MenuButtonNode(view, inputs)
  }
  static var _elementCount: Int? { 1 }
}

final class MenuButtonNode: _ViewNode<MenuButton> {
  private let button = UIButton(type: .custom)
  private let element: _PlatformElement
  private var part: PartNode?

  override init(_ view: MenuButton, _ inputs: _NodeInputs) {
    element = _PlatformElement(button)
    super.init(view, inputs)
    button.menu = menu
    button.showsMenuAsPrimaryAction = view.primaryAction == nil
    button.addAction(UIAction { [weak self] _ in self?.view.primaryAction?() }, for: .touchUpInside)
    button.isEnabled = environment.recording(reads).isEnabled
  }

  /// A menu whose elements are created when it opens.
  var menu: UIMenu {
    UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak self] finish in
        MainActor.assumeIsolated { finish(self?.elementsNow ?? []) }
      }
    ])
  }

  private var elementsNow: [UIMenuElement] {
    let part = part ?? PartNode(PartView(content: view.content), inputs()) { $0.enterMenu() }
    self.part = part
    return part.menuElements
  }

  override func refresh() {
    button.isEnabled = environment.recording(reads).isEnabled
    part?.update(PartView(content: view.content), environment)
  }

  override var childNodes: [_AnyNode] { list(part) }
  override func makeElements() -> [_LayoutElement] { [element] }
}

extension EnvironmentValues {
  /// The environment of views that UIKit shows as menu elements.
  mutating func enterMenu() {
    buttonStyleValue = PlainStyleBox(style: BarLook())
    isInMenuOrBar = true
    listRowContext = nil
    sectionPartChange = nil
  }
}
