internal import Foundation
internal import InterfaceBuilder

extension UIBarItem {
  /// Takes what a document says of any item of a bar.
  func readItem(_ reader: ElementReader) {
    if let value = reader.text("title") { title = value }
    if let value = reader.image("image") { image = value }
    if let value = reader.image("landscapeImage") { landscapeImagePhone = value }
    if let value = reader.bool("enabled") { isEnabled = value }
    if let value = reader.int("tag") { tag = value }
    if let insets = reader.insets("imageInsets") { imageInsets = insets }
    reader.part(key: "accessibilityConfiguration") { part in
      if let label = part.string("label") { accessibilityLabel = label }
      if let hint = part.string("hint") { accessibilityHint = hint }
      if let identifier = part.string("identifier") { accessibilityIdentifier = identifier }
    }
  }
}

extension UIBarButtonItem {
  static let elementSystemItems: [String: SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "pageCurl": .pageCurl, "close": .close,
  ]

  /// Takes what a document says of a bar button; a system item has been read.
  func readButtonItem(_ reader: ElementReader) {
    if let value = reader.value("style", ["plain": Style.plain, "bordered": .plain, "done": .done, "prominent": .done])
    {
      style = value
    }
    if let value = reader.number("width") { width = value }
    if let color = reader.color("tintColor") { tintColor = color }
    if let value = reader.bool("selected") { isSelected = value }
    readItem(reader)
    // The view in an item is its child under the key of the property.
    if let child = reader.child(key: "customView") ?? reader.element.children.first(where: isCustomView) {
      _ = reader.children(named: child.name)
      if let view = reader.loader.makeView(child) { customView = view }
    }
  }

  private func isCustomView(_ element: DocumentElement) -> Bool {
    (element.key == nil || element.key == "customView") && InterfaceClasses.isView(element)
  }
}

extension UITabBarItem {
  static let elementSystemItems: [String: SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
    "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
    "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]

  /// Takes what a document says of a tab; a system item has been read.
  func readTabItem(_ reader: ElementReader) {
    readItem(reader)
    if let value = reader.image("selectedImage") { selectedImage = value }
    if let value = reader.string("badgeValue") { badgeValue = value }
    if let color = reader.color("badgeColor") { badgeColor = color }
    if let offset = reader.offset("titlePositionAdjustment") { titlePositionAdjustment = offset }
  }
}

extension UINavigationItem {
  /// Takes what a document says of a controller's place in a navigation bar.
  func readNavigationItem(_ reader: ElementReader) {
    let loader = reader.loader
    if let value = reader.text("title") { title = value }
    if let value = reader.text("prompt") { prompt = value }
    if let value = reader.text("backButtonTitle") { backButtonTitle = value }
    if let value = reader.bool("hidesBackButton") { hidesBackButton = value }
    if let value = reader.bool("leftItemsSupplementBackButton") { leftItemsSupplementBackButton = value }
    let modes: [String: LargeTitleDisplayMode] = ["automatic": .automatic, "always": .always, "never": .never]
    if let value = reader.value("largeTitleDisplayMode", modes) { largeTitleDisplayMode = value }
    if let child = reader.child(key: "titleView") { titleView = loader.makeView(child) }
    if let child = reader.child(key: "backBarButtonItem") { backBarButtonItem = loader.makeBarButtonItem(child) }
    if let child = reader.child(key: "leftBarButtonItem") { leftBarButtonItem = loader.makeBarButtonItem(child) }
    if let child = reader.child(key: "rightBarButtonItem") { rightBarButtonItem = loader.makeBarButtonItem(child) }
    let left = reader.items(of: "leftBarButtonItems").compactMap(loader.makeBarButtonItem)
    if !left.isEmpty { leftBarButtonItems = left }
    let right = reader.items(of: "rightBarButtonItems").compactMap(loader.makeBarButtonItem)
    if !right.isEmpty { rightBarButtonItems = right }
  }
}

extension UINavigationBar {
  /// Takes what a document says of a navigation bar.
  func readBar(_ reader: ElementReader) {
    if let value = reader.value("barStyle", InterfaceNames.barStyles) { barStyle = value }
    if let value = reader.bool("translucent") { isTranslucent = value }
    if let value = reader.bool("largeTitles") { prefersLargeTitles = value }
    if let color = reader.color("barTintColor") { barTintColor = color }
    if let attributes = reader.textAttributes("titleTextAttributes") { titleTextAttributes = attributes }
    if let attributes = reader.textAttributes("largeTitleTextAttributes") { largeTitleTextAttributes = attributes }
    if let image = reader.image("shadowImage") { shadowImage = image }
    if let image = reader.image("backIndicatorImage") { backIndicatorImage = image }
    if let image = reader.image("backIndicatorTransitionMask") { backIndicatorTransitionMaskImage = image }
    if let appearance: UINavigationBarAppearance = reader.appearance("standardAppearance") {
      standardAppearance = appearance
    }
    if let appearance: UINavigationBarAppearance = reader.appearance("compactAppearance") {
      compactAppearance = appearance
    }
    if let appearance: UINavigationBarAppearance = reader.appearance("scrollEdgeAppearance") {
      scrollEdgeAppearance = appearance
    }
    if let appearance: UINavigationBarAppearance = reader.appearance("compactScrollEdgeAppearance") {
      compactScrollEdgeAppearance = appearance
    }
    let items = reader.items(of: "items").compactMap { reader.loader.makeObject($0) as? UINavigationItem }
    if !items.isEmpty { self.items = items }
  }
}

extension UIToolbar {
  /// Takes what a document says of a toolbar.
  func readBar(_ reader: ElementReader) {
    if let value = reader.value("barStyle", InterfaceNames.barStyles) { barStyle = value }
    if let value = reader.bool("translucent") { isTranslucent = value }
    if let color = reader.color("barTintColor") { barTintColor = color }
    if let appearance: UIToolbarAppearance = reader.appearance("standardAppearance") { standardAppearance = appearance }
    if let appearance: UIToolbarAppearance = reader.appearance("compactAppearance") { compactAppearance = appearance }
    if let appearance: UIToolbarAppearance = reader.appearance("scrollEdgeAppearance") {
      scrollEdgeAppearance = appearance
    }
    let items = reader.items(of: "items").compactMap(reader.loader.makeBarButtonItem)
    if !items.isEmpty { self.items = items }
  }
}

extension UITabBar {
  /// Takes what a document says of a tab bar.
  func readBar(_ reader: ElementReader) {
    if let value = reader.value("barStyle", InterfaceNames.barStyles) { barStyle = value }
    if let value = reader.bool("translucent") { isTranslucent = value }
    if let color = reader.color("barTintColor") { barTintColor = color }
    if let color = reader.color("unselectedItemTintColor") { unselectedItemTintColor = color }
    if let color = reader.color("selectedImageTintColor") { tintColor = color }
    if let image = reader.image("backgroundImage") { backgroundImage = image }
    if let image = reader.image("shadowImage") { shadowImage = image }
    if let image = reader.image("selectionIndicatorImage") { selectionIndicatorImage = image }
    if let appearance: UITabBarAppearance = reader.appearance("standardAppearance") { standardAppearance = appearance }
    if let appearance: UITabBarAppearance = reader.appearance("scrollEdgeAppearance") {
      scrollEdgeAppearance = appearance
    }
    let items = reader.items(of: "items").compactMap { reader.loader.makeObject($0) as? UITabBarItem }
    if !items.isEmpty { self.items = items }
  }
}

extension InterfaceNames {
  static let barStyles: [String: UIBarStyle] = ["default": .default, "black": .black, "blackTranslucent": .black]
}
