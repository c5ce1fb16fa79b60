internal import Foundation

/// A button with a menu.
extension UIButton {
  /// A pop-up button has one action chosen.
  func chooseForPopUp(_ element: UIMenuElement) {
    guard isPopUp else { return }
    menu?.selectOnly(element)
    showMenuSelection()
  }

  /// Whether the button shows which of its menu's actions is chosen.
  var isPopUp: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction && menu != nil }

  /// The button shows the title and image of the chosen action; without one, the first is chosen.
  func showMenuSelection() {
    guard isPopUp, let chosen = menu?.chosenElement else { return _setNeedsUpdateConfiguration() }
    if configuration == nil {
      setTitle(chosen.title, for: .normal)
      if let image = chosen.image { setImage(image, for: .normal) }
    } else if configuration?.title != chosen.title || (chosen.image != nil && configuration?.image !== chosen.image) {
      configuration?.title = chosen.title
      if let image = chosen.image { configuration?.image = image }
    }
    _setNeedsUpdateConfiguration()
  }

  /// Whether the chevrons of a pop-up button follow the title. `automatic` shows them if a tap shows a choice, as in Apple's
  /// pictures.
  func showsIndicator(_ configuration: Configuration) -> Bool {
    switch configuration.indicator {
    case .none: false
    case .popup: true
    case .automatic: isPopUp
    }
  }
}

extension UIMenu {
  fileprivate var chosenElement: UIMenuElement? {
    if let chosen = selectedElements.first { return chosen }
    let first = firstAction
    (first as? UIAction)?.state = .on
    (first as? UICommand)?.state = .on
    return first
  }

  private var firstAction: UIMenuElement? {
    for child in children {
      if let menu = child as? UIMenu {
        if let first = menu.firstAction { return first }
      } else if child is UIAction || child is UICommand {
        return child
      }
    }
    return nil
  }
}
