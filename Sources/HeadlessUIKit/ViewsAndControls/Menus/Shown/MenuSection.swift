import Foundation

/// A part of a menu that is shown, between two dividers.
struct MenuSection {
  /// The content of a row.
  enum Line {
    case element(UIMenuElement)
    /// Elements side by side: small ones show their images, medium ones their titles, too.
    case strip([UIMenuElement], UIMenu.ElementSize)
    /// Images to choose from, side by side.
    case palette([UIMenuElement])
    /// A placeholder for elements that are still loading.
    case loading
  }

  var title: String
  var subtitle: String?
  var lines: [Line]
}

extension UIMenu {
  /// The displayed sections of the menu: inline menus are separate sections, and hidden or empty elements are removed.
  @MainActor var shownSections: [MenuSection] { sections(title: title, subtitle: subtitle) }

  /// The elements of the menu and of those shown inline in it, in order.
  @MainActor var shownElements: [UIMenuElement] {
    shownSections.flatMap(\.lines).flatMap { line -> [UIMenuElement] in
      switch line {
      case .element(let element): [element]
      case .strip(let elements, _), .palette(let elements): elements
      case .loading: []
      }
    }
  }

  private func sections(title: String, subtitle: String?) -> [MenuSection] {
    var sections: [MenuSection] = []
    var current = MenuSection(title: title, subtitle: subtitle, lines: [])
    let gathered = shownChildren
    func flush() {
      if !current.lines.isEmpty { sections.append(current) }
      current = MenuSection(title: current.lines.isEmpty ? current.title : "", lines: [])
    }
    for child in gathered.elements {
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
        flush()
        sections += menu.sections(title: menu.title, subtitle: menu.subtitle)
      } else {
        current.lines.append(.element(child))
      }
    }
    if gathered.isLoading { current.lines.append(.loading) }
    flush()
    return sections.map { arranged($0) }
  }

  /// The displayed children: deferred ones are replaced by their provider's.
  private var shownChildren: (elements: [UIMenuElement], isLoading: Bool) {
    var elements: [UIMenuElement] = []
    var isLoading = false
    for child in children {
      if let deferred = child as? UIDeferredMenuElement {
        if let made = deferred.elements { elements += made } else { isLoading = true }
      } else {
        elements.append(child)
      }
    }
    return (elements.filter(\.isShown), isLoading)
  }

  /// Small or palette elements of this menu are side by side. Sections of inline menus are arranged already.
  private func arranged(_ section: MenuSection) -> MenuSection {
    guard options.contains(.displayAsPalette) || preferredElementSize.countInRow != nil else { return section }
    let elements = section.lines.compactMap { line -> UIMenuElement? in
      if case .element(let element) = line { element } else { nil }
    }
    let own = ownElements
    guard elements.count == section.lines.count, elements.allSatisfy({ own.contains(ObjectIdentifier($0)) }) else {
      return section
    }
    var section = section
    if options.contains(.displayAsPalette) {
      section.lines = [.palette(elements)]
    } else if let count = preferredElementSize.countInRow {
      section.lines = stride(from: 0, to: elements.count, by: count).map { start in
        .strip(Array(elements[start..<min(start + count, elements.count)]), preferredElementSize)
      }
    }
    return section
  }

  private var ownElements: Set<ObjectIdentifier> {
    Set(children.flatMap { [$0] + (($0 as? UIDeferredMenuElement)?.elements ?? []) }.map(ObjectIdentifier.init))
  }

  /// Whether there is anything to show, possibly after deferred elements are loaded. Only as many submenus are evaluated as
  /// necessary, as each enclosing menu asks.
  @MainActor var hasVisibleElements: Bool {
    children.contains { !($0 is UIMenu) && ($0 is UIDeferredMenuElement || $0.isShown) }
      || children.contains { ($0 as? UIMenu)?.hasVisibleElements == true }
  }

  /// The menu's deferred elements, also those of inline menus.
  @MainActor var deferredElements: [UIDeferredMenuElement] {
    children.flatMap { child -> [UIDeferredMenuElement] in
      if let deferred = child as? UIDeferredMenuElement { return [deferred] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.deferredElements
    }
  }
}

extension UIMenu.ElementSize {
  /// The number of elements side by side; nil for those with a row of their own. From pictures of iOS 16 and 17.
  fileprivate var countInRow: Int? {
    switch self {
    case .small: 4
    case .medium: 3
    case .large, .automatic: nil
    }
  }
}

extension UIMenuElement {
  /// The attributes of the element; a menu is destructive by its options.
  @MainActor var shownAttributes: Attributes {
    switch self {
    case let action as UIAction: action.attributes
    case let command as UICommand: command.attributes
    case let menu as UIMenu: menu.options.contains(.destructive) ? .destructive : []
    default: []
    }
  }

  @MainActor var shownState: State {
    (self as? UIAction)?.state ?? (self as? UICommand)?.state ?? .off
  }

  /// While an action is chosen, it may show another image.
  @MainActor var shownImage: UIImage? {
    if let action = self as? UIAction, action.state == .on, let selected = action.selectedImage { return selected }
    return image
  }

  @MainActor fileprivate var isShown: Bool {
    if let menu = self as? UIMenu { return menu.hasVisibleElements }
    return !shownAttributes.contains(.hidden)
  }

  /// Whether a row for the element shows another menu.
  @MainActor var isSubmenu: Bool { self is UIMenu }
}
