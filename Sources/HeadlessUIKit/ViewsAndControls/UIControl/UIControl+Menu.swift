import Foundation

/// The state of a control's menu and tooltip.
struct ControlMenu {
  var interaction: UIContextMenuInteraction?
  var isEnabled = false
  var toolTip: UIToolTipInteraction?
}

extension UIControl {
  func showToolTip() {
    guard let toolTip else {
      if let old = menuState.toolTip { removeInteraction(old) }
      menuState.toolTip = nil
      return
    }
    let interaction = menuState.toolTip ?? UIToolTipInteraction()
    menuState.toolTip = interaction
    interaction.defaultToolTip = toolTip
    addInteraction(interaction)
  }

  func setMenuEnabled(_ isEnabled: Bool) {
    guard isEnabled != menuState.isEnabled else { return }
    menuState.isEnabled = isEnabled
    if isEnabled {
      let interaction = menuState.interaction ?? UIContextMenuInteraction(delegate: self)
      menuState.interaction = interaction
      addInteraction(interaction)
    } else if let interaction = menuState.interaction {
      removeInteraction(interaction)
      menuState.interaction = nil
    }
  }

  /// With the menu as it is when it is about to be shown.
  func menuConfiguration(
    _ order: UIContextMenuConfiguration.ElementOrder, _ menu: @escaping @MainActor () -> UIMenu?
  ) -> UIContextMenuConfiguration? {
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu() })
    configuration.preferredMenuElementOrder = order
    return configuration
  }

  var showsMenuOnTap: Bool { showsMenuAsPrimaryAction && menuState.isEnabled }

  func _performPrimaryAction() {
    guard isEnabled else { return }
    if showsMenuOnTap { contextMenuInteraction?.presentMenu() } else { sendActions(for: .primaryActionTriggered) }
  }
}
