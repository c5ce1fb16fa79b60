internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum ControllerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { ControllerFacts.self }
  static let elements = ["viewController"]
  static let facts = FactList<UIViewController> {
    Fact { $0.beginDocument($1) }
    Fact("title", \.title, document: .text("title"))
    Fact("restorationIdentifier", \.restorationIdentifier, document: .string("restorationIdentifier"))
    Fact { controller, reader in
      if reader.bool("useStoryboardIdentifierAsRestorationIdentifier") == true {
        controller.restorationIdentifier = reader.element["storyboardIdentifier"]
      }
    }
    Fact("definesPresentationContext", \.definesPresentationContext, document: .bool("definesPresentationContext"))
    Fact(
      "providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle,
      document: .bool("providesPresentationContextTransitionStyle"))
    Fact("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, document: .bool("hidesBottomBarWhenPushed"))
    Fact(
      "extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars,
      document: .bool("extendedLayoutIncludesOpaqueBars"))
    Fact(
      "automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets,
      document: .bool("automaticallyAdjustsScrollViewInsets"))
    Fact(
      flag: "modalInPresentation", \.isModalInPresentation,
      document: DocumentValue("modalInPresentation") { $0.bool("modalInPopover") ?? $0.bool("modalInPresentation") })
    Fact(
      "modalPresentationStyle", \.modalPresentationStyle,
      document: .named("modalPresentationStyle", InterfaceNames.presentationStyles))
    Fact(
      "modalTransitionStyle", \.modalTransitionStyle,
      document: .named("modalTransitionStyle", InterfaceNames.transitionStyles))
    Fact(
      "edgesForExtendedLayout", \.edgesForExtendedLayout,
      document: DocumentValue("edgesForExtendedLayout") {
        $0.child(key: "edgesForExtendedLayout").map(UIRectEdge.init)
      })
    Fact(
      "preferredContentSize", \.preferredContentSize,
      document: DocumentValue("preferredContentSize") {
        $0.size("contentSizeForViewInPopover") ?? $0.size("preferredContentSize")
      })
    Fact { $0.readItems($1) }
    // The view and its guides are read when it is loaded.
    Fact { _, reader in
      for key in ["view", "tableView", "collectionView", "refreshControl"] { _ = reader.child(key: key) }
    }
    Fact("view", \.view)
    Fact("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
    Fact("additionalSafeAreaInsets", \.additionalSafeAreaInsets)
    Fact("toolbarItems", \.toolbarItems)
    Fact("tabBarItem", \.tabBarItem)
    Fact("transitioningDelegate", \.transitioningDelegate)
    Fact(flag: "editing", \.isEditing)
    Fact(readOnly: "navigationItem", \.navigationItem)
    Fact(readOnly: "navigationController", \.navigationController)
    Fact(readOnly: "tabBarController", \.tabBarController)
    Fact(readOnly: "splitViewController", \.splitViewController)
    Fact(readOnly: "presentedViewController", \.presentedViewController)
    Fact(readOnly: "presentingViewController", \.presentingViewController)
    Fact(readOnly: "parent", \.parent)
  }

  static let outlets = [Outlet<UIViewController>("view", \.view)]
}

extension UIViewController {
  fileprivate func beginDocument(_ reader: ElementReader) {
    (reader.loader as? any ControllerLoader)?.begin(self, reader.element)
  }

  fileprivate func readItems(_ reader: ElementReader) {
    let loader = reader.loader
    if let child = reader.child(key: "navigationItem") {
      loader.configure(navigationItem, as: child) { KnownClasses.read(navigationItem, $0) }
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
