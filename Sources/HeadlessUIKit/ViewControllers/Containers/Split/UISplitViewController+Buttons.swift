import Foundation

extension UISplitViewController {
  /// Adds the column buttons to the columns' bars.
  ///
  /// Apple documents that they are shown automatically in column styles. That the button is in the bar of the first visible column
  /// is taken from pictures of iOS 14 to 18.
  func placeModeButtons() {
    guard style != .unspecified else { return }
    let seen = [Column.primary, .supplementary, .secondary].filter { split.wrappers[$0] != nil }
    nameModeButton(showsSidebar: seen.first == .primary)
    for (column, host) in split.hosts {
      guard let bar = (host as? UINavigationController)?.navigationBar else { continue }
      var buttons: [UIBarButtonItem] = []
      if !isCollapsed, column == seen.first, showsModeButton, !appPlacesModeButton {
        buttons.append(displayModeButtonItem)
      }
      if !isCollapsed, column == .secondary, showsSecondaryOnlyButton, style == .tripleColumn {
        buttons.append(secondaryOnlyButton)
      }
      bar.containerItems = buttons
    }
  }

  /// Gives the button the name that VoiceOver reads, unless the app has given it one. The names are from memory of what XCTest lists
  /// on iPads; they aren't recorded.
  private func nameModeButton(showsSidebar: Bool) {
    let names = (hide: "Hide Sidebar", show: "Show Sidebar")
    let item = displayModeButtonItem
    guard item.accessibilityLabel == nil || [names.hide, names.show].contains(item.accessibilityLabel) else { return }
    item.accessibilityIdentifier = "ToggleSidebar"
    item.accessibilityLabel = showsSidebar ? names.hide : names.show
  }

  private var showsModeButton: Bool {
    switch displayModeButtonVisibility {
    case .automatic: presentsWithGesture
    case .never: false
    case .always: true
    }
  }

  /// Whether a bar has the button from the app: it isn't there twice.
  private var appPlacesModeButton: Bool {
    split.hosts.values.contains { host in
      guard let item = (host as? UINavigationController)?.navigationBar.topItem else { return false }
      let placed = [item.leftBarButtonItems, item.rightBarButtonItems] + item.allGroups.map(\.barButtonItems)
      return placed.contains { $0?.contains { $0 === displayModeButtonItem } == true }
    }
  }

  /// The effect of the secondary column's button.
  func toggleSecondaryOnly() {
    split.chosenMode = currentMode == .secondaryOnly ? split.modeBefore ?? .automatic : .secondaryOnly
    if split.chosenMode == .automatic { split.chosenMode = nil }
    modeMayHaveChanged()
  }
}
