internal import HeadlessUIKit

extension PartNode {
  /// The views inside as menu elements: buttons, menus, and groups that sections and dividers separate.
  var menuElements: [UIMenuElement] {
    _ = content.elements
    var groups: [[UIMenuElement]] = [[]]
    content.addMenuElements(to: &groups)
    let filled = groups.filter { !$0.isEmpty }
    if filled.count < 2 { return filled.first ?? [] }
    return filled.map { UIMenu(options: .displayInline, children: $0) }
  }
}

extension _AnyNode {
  fileprivate func addMenuElements(to groups: inout [[UIMenuElement]]) {
    guard let view = (self as? any ViewHolding)?.anyView else { return addInner(to: &groups) }
    if let button = view as? any AnyButton {
      groups[groups.count - 1].append(ActionItem(button, self).menuAction)
    } else if let menu = view as? any AnyMenu {
      groups[groups.count - 1].append(submenu(menu))
    } else if let toggle = view as? any AnyToggle {
      groups[groups.count - 1].append(toggleAction(toggle))
    } else if let picker = self as? PickerNode {
      groups += picker.menuElements + [[]]
    } else if view is Divider {
      groups.append([])
    } else if self is any SectionNode {
      groups.append([])
      addInner(to: &groups)
      groups.append([])
    } else if let text = view as? Text {
      // A text can't be chosen.
      let action = UIAction(title: text.plainString(in: environment), attributes: .disabled) { _ in }
      groups[groups.count - 1].append(action)
    } else {
      addInner(to: &groups)
    }
  }

  private func addInner(to groups: inout [[UIMenuElement]]) {
    for child in childNodes { child.addMenuElements(to: &groups) }
  }

  /// A toggle in a menu is an element with a checkmark.
  private func toggleAction(_ toggle: any AnyToggle) -> UIAction {
    let value = toggle.toggleValue
    let action = UIAction(title: writtenText ?? "", image: shownImage, attributes: environment.menuActionAttributes) {
      value.wrappedValue.toggle()
      // A menu that stays shows the new value.
      $0.state = value.wrappedValue ? .on : .off
    }
    action.state = value.wrappedValue ? .on : .off
    return action
  }

  /// The label is among the child nodes; the menu's own node creates the content.
  private func submenu(_ menu: any AnyMenu) -> UIMenu {
    var title: String?
    var image: UIImage?
    var children: [UIMenuElement] = []
    walk { node in
      if let button = node as? MenuButtonNode {
        children = button.menu.children
        return false
      }
      if let holder = node as? any ViewHolding {
        if title == nil, let text = holder.anyView as? Text { title = text.plainString(in: node.environment) }
        if image == nil, let picture = holder.anyView as? Image { image = picture.platformImage(in: node.environment) }
      }
      return true
    }
    return UIMenu(title: title ?? "", image: image, children: children)
  }
}

extension ActionItem {
  var menuAction: UIAction {
    let action = action
    var attributes = menuAttributes
    if role == .destructive { attributes.insert(.destructive) }
    return UIAction(title: title, image: image, attributes: attributes) { _ in action() }
  }
}
