internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum SplitViewControllerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { SplitViewControllerFacts.self }
  static let elements = ["splitViewController"]
  static let facts = FactList<UISplitViewController> {
    Fact { $0.readColumns($1) }
    Fact("preferredDisplayMode", \.preferredDisplayMode, document: displayMode)
    Fact("preferredSplitBehavior", \.preferredSplitBehavior, document: behavior)
    Fact(
      "primaryBackgroundStyle", \.primaryBackgroundStyle,
      document: .named("primaryBackgroundStyle", ["none": .none, "sidebar": .sidebar]))
    Fact("primaryEdge", \.primaryEdge, document: .named("primaryEdge", ["leading": .leading, "trailing": .trailing]))
    Fact("presentsWithGesture", \.presentsWithGesture, document: .bool("presentsWithGesture"))
    Fact("showsSecondaryOnlyButton", \.showsSecondaryOnlyButton, document: .bool("showsSecondaryOnlyButton"))
    Fact(
      "preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction,
      document: .number("preferredPrimaryColumnWidthFraction"))
    Fact("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth, document: .number("minimumPrimaryColumnWidth"))
    Fact("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth, document: .number("maximumPrimaryColumnWidth"))
    Fact(
      "preferredSupplementaryColumnWidthFraction", \.preferredSupplementaryColumnWidthFraction,
      document: .number("preferredSupplementaryColumnWidthFraction"))
    Fact(
      "minimumSupplementaryColumnWidth", \.minimumSupplementaryColumnWidth,
      document: .number("minimumSupplementaryColumnWidth"))
    Fact(
      "maximumSupplementaryColumnWidth", \.maximumSupplementaryColumnWidth,
      document: .number("maximumSupplementaryColumnWidth"))
    Fact("viewControllers", \.viewControllers)
    Fact(readOnly: "collapsed", \.isCollapsed)
    Fact(readOnly: "isCollapsed", \.isCollapsed)
    Fact(readOnly: "displayMode", \.displayMode)
  }

  static let outlets = [Outlet<UISplitViewController>("delegate", \.delegate)]

  private static let displayMode = DocumentValue<UISplitViewController.DisplayMode>("preferredDisplayMode") {
    $0.value("preferredDisplayMode", displayModes) ?? $0.value("displayMode", displayModes)
  }
  private static let behavior = DocumentValue<UISplitViewController.SplitBehavior>("behavior") {
    $0.value("behavior", behaviors) ?? $0.value("splitBehavior", behaviors)
  }
  private static let behaviors: [String: UISplitViewController.SplitBehavior] = [
    "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
  ]
  private static let displayModes: [String: UISplitViewController.DisplayMode] = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
    "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
    "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
    "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
    "twoDisplaceSecondary": .twoDisplaceSecondary, "beside": .oneBesideSecondary, "over": .oneOverSecondary,
    "twoBeside": .twoBesideSecondary, "twoOver": .twoOverSecondary, "twoDisplace": .twoDisplaceSecondary,
  ]
}

extension UISplitViewController {
  /// The style in a document. If it only specifies a column style, the number of columns is that of its controllers.
  static func elementStyle(_ reader: ElementReader) -> Style {
    let hasColumns = reader.bool("allowDoubleColumnStyle") == true
    switch reader.string("style") {
    case "doubleColumn": return .doubleColumn
    case "tripleColumn": return .tripleColumn
    case nil where hasColumns:
      let hasThird = reader.element.items(of: "connections").contains {
        $0["relationship"] == "supplementaryViewController"
      }
      return hasThird ? .tripleColumn : .doubleColumn
    default: return .unspecified
    }
  }

  /// The columns; the style has been read.
  fileprivate func readColumns(_ reader: ElementReader) {
    func related(_ names: Set<String>) -> UIViewController? {
      reader.relatedControllers(names).first
    }
    let primary = related(["masterViewController", "primaryViewController"])
    let secondary = related(["detailViewController", "secondaryViewController"])
    if style == .unspecified {
      viewControllers = [primary, secondary].compactMap { $0 }
    } else {
      setViewController(primary, for: .primary)
      setViewController(related(["supplementaryViewController"]), for: .supplementary)
      setViewController(secondary, for: .secondary)
      setViewController(related(["compactViewController"]), for: .compact)
    }
  }
}
