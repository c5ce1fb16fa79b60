internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum NavigationControllerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { NavigationControllerFacts.self }
  static let elements = ["navigationController"]
  static let facts = FactList<UINavigationController> {
    Fact { controller, reader in
      reader.readBar(key: "navigationBar", controller.navigationBar)
      reader.readBar(key: "toolbar", controller.toolbar)
    }
    Fact(flag: "navigationBarHidden", \.isNavigationBarHidden, document: .bool("navigationBarHidden"))
    Fact(
      flag: "toolbarHidden", \.isToolbarHidden,
      document: DocumentValue("toolbarHidden") { $0.bool("toolbarHidden") })
    Fact("hidesBarsOnTap", \.hidesBarsOnTap, document: .bool("hidesBarsOnTap"))
    Fact("hidesBarsOnSwipe", \.hidesBarsOnSwipe, document: .bool("hidesBarsOnSwipe"))
    Fact(
      "hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact,
      document: .bool("hidesBarsWhenVerticallyCompact"))
    Fact(
      "hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears, document: .bool("hidesBarsWhenKeyboardAppears"))
    Fact { $0.readRoot($1) }
    Fact("viewControllers", \.viewControllers)
    Fact(readOnly: "navigationBar", \.navigationBar)
    Fact(readOnly: "toolbar", \.toolbar)
    Fact(readOnly: "topViewController", \.topViewController)
    Fact(readOnly: "visibleViewController", \.visibleViewController)
  }

  static let outlets = [Outlet<UINavigationController>("delegate", \.delegate)]
}

extension UINavigationController {
  fileprivate func readRoot(_ reader: ElementReader) {
    let children = reader.relatedControllers(["rootViewController"])
    if children.contains(where: { $0 is UINavigationController }) {
      reader.loader.tell(
        .error, reader.element, "a navigation controller can't be the root of another one; it is left out.")
    }
    let roots = children.filter { !($0 is UINavigationController) }
    if !roots.isEmpty { viewControllers = roots }
  }
}
