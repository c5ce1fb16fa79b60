internal import Foundation
internal import InterfaceBuilder

extension UIViewController {
  /// Takes what a document says of a controller; its view is loaded when it is needed.
  func readController(_ reader: ElementReader) {
    let loader = reader.loader
    let element = reader.element
    core.archive = ControllerArchive(element, loader)
    if loader.objects[element.id ?? ""] == nil { loader.register(self, id: element.id) }
    if let value = reader.text("title") { title = value }
    if let value = reader.string("restorationIdentifier") { restorationIdentifier = value }
    if reader.bool("useStoryboardIdentifierAsRestorationIdentifier") == true {
      restorationIdentifier = element["storyboardIdentifier"]
    }
    if let value = reader.bool("definesPresentationContext") { definesPresentationContext = value }
    if let value = reader.bool("providesPresentationContextTransitionStyle") {
      providesPresentationContextTransitionStyle = value
    }
    if let value = reader.bool("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed = value }
    if let value = reader.bool("extendedLayoutIncludesOpaqueBars") { extendedLayoutIncludesOpaqueBars = value }
    if let value = reader.bool("automaticallyAdjustsScrollViewInsets") { automaticallyAdjustsScrollViewInsets = value }
    if let value = reader.bool("modalInPopover") ?? reader.bool("modalInPresentation") { isModalInPresentation = value }
    if let value = reader.value("modalPresentationStyle", InterfaceNames.presentationStyles) {
      modalPresentationStyle = value
    }
    if let value = reader.value("modalTransitionStyle", InterfaceNames.transitionStyles) {
      modalTransitionStyle = value
    }
    if let edges = reader.child(key: "edgesForExtendedLayout") { edgesForExtendedLayout = UIRectEdge(edges) }
    if let size = reader.size("contentSizeForViewInPopover") ?? reader.size("preferredContentSize") {
      preferredContentSize = size
    }
    readItems(reader)
    // The view and its guides are read when it is loaded.
    for key in ["view", "tableView", "collectionView", "refreshControl"] { _ = reader.child(key: key) }
    if let table = self as? UITableViewController, let value = reader.bool("clearsSelectionOnViewWillAppear") {
      table.clearsSelectionOnViewWillAppear = value
    }
  }

  private func readItems(_ reader: ElementReader) {
    let loader = reader.loader
    if let child = reader.child(key: "navigationItem") {
      loader.configure(navigationItem, as: child) { navigationItem.readNavigationItem($0) }
    }
    if let child = reader.child(key: "tabBarItem"), let item = loader.makeObject(child) as? UITabBarItem {
      tabBarItem = item
    }
    let items = reader.items(of: "toolbarItems").compactMap(loader.makeBarButtonItem)
    if !items.isEmpty { toolbarItems = items }
    for child in reader.items(of: "keyCommands") {
      let command = ElementReader(child, loader)
      if let keyCommand = UIKeyCommand(command) { addKeyCommand(keyCommand) }
      command.tellUnread()
    }
  }
}

extension UIKeyCommand {
  /// Nil for one without a key or an action.
  fileprivate convenience init?(_ reader: ElementReader) {
    guard let input = reader.string("input"), let action = reader.string("actionName") else { return nil }
    // The figure of the flags, as Interface Builder writes it.
    let flags = reader.int("modifierFlags").map(UIKeyModifierFlags.init) ?? []
    self.init(
      title: "", action: Selector(action), input: input, modifierFlags: flags,
      discoverabilityTitle: reader.text("discoverabilityTitle"))
  }
}

extension UIRectEdge {
  init(_ element: DocumentElement) {
    let names: [String: UIRectEdge] = ["top": .top, "left": .left, "bottom": .bottom, "right": .right]
    self = element.attributes.reduce(into: []) { result, attribute in
      if attribute.value == "YES", let edge = names[attribute.key] { result.formUnion(edge) }
    }
  }
}

extension UINavigationController {
  /// Takes what a document says of a navigation controller, and makes its root.
  func readStack(_ reader: ElementReader) {
    let loader = reader.loader
    if let child = reader.child(key: "navigationBar") {
      loader.configure(navigationBar, as: child) { bar in
        navigationBar.readLookOfBar(bar)
        navigationBar.readBar(bar)
      }
    }
    if let child = reader.child(key: "toolbar") {
      loader.configure(toolbar, as: child) { bar in
        toolbar.readLookOfBar(bar)
        toolbar.readBar(bar)
      }
    }
    if let value = reader.bool("navigationBarHidden") { isNavigationBarHidden = value }
    if let value = reader.bool("toolbarHidden") {
      isToolbarHidden = value
    } else if reader.element["toolbarHidden"] == "NO" {
      isToolbarHidden = false
    }
    if let value = reader.bool("hidesBarsOnTap") { hidesBarsOnTap = value }
    if let value = reader.bool("hidesBarsOnSwipe") { hidesBarsOnSwipe = value }
    if let value = reader.bool("hidesBarsWhenVerticallyCompact") { hidesBarsWhenVerticallyCompact = value }
    if let value = reader.bool("hidesBarsWhenKeyboardAppears") { hidesBarsWhenKeyboardAppears = value }
    let children = loader.relatedControllers(of: reader.element, relationships: ["rootViewController"])
    if children.contains(where: { $0 is UINavigationController }) {
      loader.tell(.error, reader.element, "a navigation controller can't be the root of another one; it is left out.")
    }
    let roots = children.filter { !($0 is UINavigationController) }
    if !roots.isEmpty { viewControllers = roots }
  }
}

extension UITabBarController {
  /// Takes what a document says of a tab bar controller, and makes its tabs.
  func readTabs(_ reader: ElementReader) {
    let loader = reader.loader
    if let child = reader.child(key: "tabBar") {
      loader.configure(tabBar, as: child) { bar in
        tabBar.readLookOfBar(bar)
        tabBar.readBar(bar)
      }
    }
    let children = loader.relatedControllers(of: reader.element, relationships: ["viewControllers"])
    if !children.isEmpty { viewControllers = children }
    if let index = reader.int("selectedIndex"), children.indices.contains(index) { selectedIndex = index }
  }
}

extension UIView {
  /// Takes what a document says of a bar that a controller owns and places: not its frame.
  func readLookOfBar(_ reader: ElementReader) {
    for name in ["frame", "autoresizingMask"] { _ = reader.child(key: name) }
    if let color = reader.color("tintColor") { tintColor = color }
    if let color = reader.color("backgroundColor") { backgroundColor = color }
    if let value = reader.bool("hidden") { isHidden = value }
    for name in [
      "contentMode", "opaque", "clipsSubviews", "multipleTouchEnabled", "insetsLayoutMarginsFromSafeArea",
      "clearsContextBeforeDrawing",
    ] {
      _ = reader.string(name)
    }
  }
}
