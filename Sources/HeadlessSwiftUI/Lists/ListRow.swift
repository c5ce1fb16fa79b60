internal import Foundation
internal import HeadlessUIKit

/// A row of a list, which exists as long as its item: the elements of its views, in a view of their own.
@MainActor final class ListRow {
  var item: _ListItem
  let element = ListRowElement()
  let host: RowHostView
  private var shown: [_LayoutElement] = []
  private var badge: (text: String, element: _PlatformElement)?

  init(_ item: _ListItem, _ reference: GraphHostReference) {
    self.item = item
    host = RowHostView(reference)
    host.respectsSafeArea = false
    host.elements = [element]
  }

  /// Creates the row's views and reads the row values that they set.
  func prepare() {
    let elements = item.make()
    if !elements.elementsEqual(shown, by: ===) {
      shown = elements
      element.content.content = elements
    }
  }

  var isMade: Bool { !shown.isEmpty }

  func value<Value>(_ key: Any.Type, as type: Value.Type = Value.self) -> Value? {
    for element in shown { if let value: Value = element.value(key) { return value } }
    return nil
  }

  /// The tag that the row's view sets.
  var ownTag: AnyHashable? { shown.lazy.compactMap(\.tag).first }
  var tag: AnyHashable? { shown.lazy.compactMap(\.tag).first ?? item.id }
  var link: NavigationLinkRow? { value(NavigationLinkRow.self) }
  private var isLink: Bool { link?.isEnabled == true }

  /// The buttons that a tap on the row triggers.
  var rowButtons: [PressElement] {
    var found: [PressElement] = []
    func search(_ element: _LayoutElement) {
      if let button = element as? PressElement {
        if button.isOfRow || isLink { found.append(button) }
        return
      }
      element.children.forEach(search)
    }
    shown.forEach(search)
    return found
  }

  func part(_ key: Any.Type) -> PartTrait? { value(key, as: PartTrait.self) }

  func setBadge(_ text: String?, _ environment: EnvironmentValues) {
    guard text != badge?.text else { return }
    guard let text else {
      badge = nil
      element.badge = nil
      return
    }
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: environment.drawingTraits)
    label.textColor = .secondaryLabel
    label.sizeToFit()
    let shown = FixedPlatformElement(label)
    badge = (text, shown)
    element.badge = shown
  }
}

/// A UIKit view in its own size.
final class FixedPlatformElement: _PlatformElement {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { view.intrinsicContentSize }
}

/// A view that shows a row's views; touches that no view of the row handles are passed to the table.
final class RowHostView: PartHostView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard hit === self, let root else { return hit }
    var element = root.hitTest(point)
    while let current = element {
      if let button = current as? PressElement {
        if !button.isOfRow, !button.isLinkOfRow { return self }
      } else if current is any TouchElement {
        return self
      }
      element = current.parent
    }
    return nil
  }
}

extension PressElement {
  /// Whether the row that contains the button is a link.
  fileprivate var isLinkOfRow: Bool {
    var element: _LayoutElement? = self
    while let current = element {
      if let link: NavigationLinkRow = current.value(NavigationLinkRow.self) { return link.isEnabled }
      element = current.parent
    }
    return false
  }
}
