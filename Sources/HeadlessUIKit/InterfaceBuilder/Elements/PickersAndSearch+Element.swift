internal import Foundation
internal import InterfaceBuilder

extension UIDatePicker {
  func readDatePicker(_ reader: ElementReader) {
    let modes: [String: UIDatePicker.Mode] = [
      "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
      "yearAndMonth": .yearAndMonth,
    ]
    if let value = reader.value("datePickerMode", modes) { datePickerMode = value }
    let styles: [String: UIDatePickerStyle] = [
      "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
    if let value = reader.value("style", styles) { preferredDatePickerStyle = value }
    if let value = reader.int("minuteInterval") { minuteInterval = value }
    if let value = reader.double("countDownDuration") { countDownDuration = value }
    if let value = reader.part(key: "locale", { $0.string("localeIdentifier") }) ?? nil {
      locale = Locale(identifier: value)
    }
    reader.part(key: "timeZone") { part in
      // The zone's own data are beside its name.
      _ = part.children(named: "data") + part.children(named: "mutableData")
      if let zone = part.string("name").flatMap(TimeZone.init(identifier:)) { timeZone = zone }
    }
    if let value = reader.bool("roundsToMinuteInterval") { roundsToMinuteInterval = value }
    if let date = reader.date("minimumDate") { minimumDate = date }
    if let date = reader.date("maximumDate") { maximumDate = date }
    if reader.bool("useCurrentDate") != true, let date = reader.date("date") { self.date = date }
  }
}

extension ElementReader {
  /// A date's element, which tells seconds since the start of 2001.
  fileprivate func date(_ key: String) -> Date? {
    child(key: key)?["timeIntervalSinceReferenceDate"].flatMap(Double.init(document:))
      .map(Date.init(timeIntervalSinceReferenceDate:))
  }
}

extension UISearchBar {
  func readSearchBar(_ reader: ElementReader) {
    if let value = reader.text("text") { text = value }
    if let value = reader.text("placeholder") { placeholder = value }
    if let value = reader.text("prompt") { prompt = value }
    if let value = reader.value("barStyle", InterfaceNames.barStyles) { barStyle = value }
    let styles: [String: UISearchBar.Style] = ["default": .default, "prominent": .prominent, "minimal": .minimal]
    if let value = reader.value("searchBarStyle", styles) { searchBarStyle = value }
    if let value = reader.bool("translucent") { isTranslucent = value }
    if let value = reader.bool("showsCancelButton") { showsCancelButton = value }
    if let value = reader.bool("showsBookmarkButton") { showsBookmarkButton = value }
    if let value = reader.bool("showsSearchResultsButton") { showsSearchResultsButton = value }
    if let value = reader.bool("showsScopeBar") { showsScopeBar = value }
    if let color = reader.color("barTintColor") { barTintColor = color }
    if let image = reader.image("backgroundImage") { backgroundImage = image }
    reader.part(key: "textInputTraits") { $0.readInputTraits(of: searchTextField) }
    let titles = reader.items(of: "scopeButtonTitles").enumerated().map { index, element in
      reader.element.id.flatMap { reader.loader.strings["\($0).scopeButtonTitles[\(index)]"] }
        ?? reader.loader.text(element) ?? ""
    }
    if !titles.isEmpty { scopeButtonTitles = titles }
  }
}

extension UISplitViewController {
  /// The style that a document has for a split controller. Where it only says that there are columns, as many as it has
  /// controllers for.
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

  /// Takes what a document says of a split controller, and makes its columns. The style has been read.
  func readSplit(_ reader: ElementReader) {
    func related(_ names: Set<String>) -> UIViewController? {
      reader.loader.relatedControllers(of: reader.element, relationships: names).first
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
    let modes: [String: DisplayMode] = [
      "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
      "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
      "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
      "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
      "twoDisplaceSecondary": .twoDisplaceSecondary, "beside": .oneBesideSecondary, "over": .oneOverSecondary,
      "twoBeside": .twoBesideSecondary, "twoOver": .twoOverSecondary, "twoDisplace": .twoDisplaceSecondary,
    ]
    if let value = reader.value("preferredDisplayMode", modes) ?? reader.value("displayMode", modes) {
      preferredDisplayMode = value
    }
    let behaviors: [String: SplitBehavior] = [
      "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
    ]
    if let value = reader.value("behavior", behaviors) ?? reader.value("splitBehavior", behaviors) {
      preferredSplitBehavior = value
    }
    readColumns(reader)
  }

  /// How wide columns are, and where the first one stands.
  private func readColumns(_ reader: ElementReader) {
    if let value = reader.value("primaryBackgroundStyle", ["none": BackgroundStyle.none, "sidebar": .sidebar]) {
      primaryBackgroundStyle = value
    }
    if let value = reader.value("primaryEdge", ["leading": PrimaryEdge.leading, "trailing": .trailing]) {
      primaryEdge = value
    }
    if let value = reader.bool("presentsWithGesture") { presentsWithGesture = value }
    if let value = reader.bool("showsSecondaryOnlyButton") { showsSecondaryOnlyButton = value }
    if let value = reader.number("preferredPrimaryColumnWidthFraction") { preferredPrimaryColumnWidthFraction = value }
    if let value = reader.number("minimumPrimaryColumnWidth") { minimumPrimaryColumnWidth = value }
    if let value = reader.number("maximumPrimaryColumnWidth") { maximumPrimaryColumnWidth = value }
    if let value = reader.number("preferredSupplementaryColumnWidthFraction") {
      preferredSupplementaryColumnWidthFraction = value
    }
    if let value = reader.number("minimumSupplementaryColumnWidth") { minimumSupplementaryColumnWidth = value }
    if let value = reader.number("maximumSupplementaryColumnWidth") { maximumSupplementaryColumnWidth = value }
  }
}
