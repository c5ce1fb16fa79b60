internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum SearchBarFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { SearchBarFacts.self }
  static let elements = ["searchBar"]
  static let facts = FactList<UISearchBar> {
    Fact("text", \.text, document: .text("text"))
    Fact("placeholder", \.placeholder, document: .text("placeholder"))
    Fact("prompt", \.prompt, document: .text("prompt"))
    Fact("barStyle", \.barStyle, document: .named("barStyle", InterfaceNames.barStyles), appearance: .equal)
    Fact(
      "searchBarStyle", \.searchBarStyle,
      document: .named("searchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal]),
      appearance: .equal)
    Fact(flag: "translucent", \.isTranslucent, document: .bool("translucent"), appearance: .equal)
    Fact("showsCancelButton", \.showsCancelButton, document: .bool("showsCancelButton"))
    Fact("showsBookmarkButton", \.showsBookmarkButton, document: .bool("showsBookmarkButton"))
    Fact("showsSearchResultsButton", \.showsSearchResultsButton, document: .bool("showsSearchResultsButton"))
    Fact("showsScopeBar", \.showsScopeBar, document: .bool("showsScopeBar"))
    Fact("barTintColor", \.barTintColor, document: .color("barTintColor"), appearance: .equal)
    Fact("backgroundImage", \.backgroundImage, document: .image("backgroundImage"), appearance: .equal)
    Fact { bar, reader in reader.part(key: "textInputTraits") { $0.readInputTraits(of: bar.searchTextField) } }
    Fact("scopeButtonTitles", \.scopeButtonTitles, document: titles)
    Fact("selectedScopeButtonIndex", \.selectedScopeButtonIndex)
    Fact("scopeBarBackgroundImage", \.scopeBarBackgroundImage, appearance: .equal)
    Fact("searchFieldBackgroundPositionAdjustment", \.searchFieldBackgroundPositionAdjustment, appearance: .equal)
    Fact("searchTextPositionAdjustment", \.searchTextPositionAdjustment, appearance: .equal)
    Fact(flag: "searchResultsButtonSelected", \.isSearchResultsButtonSelected)
    Fact(flag: "enabled", \.isEnabled)
    Fact("keyboardAppearance", \.keyboardAppearance, appearance: .equal)
    Fact(readOnly: "searchTextField", \.searchTextField)
    // The name under which apps got at the field before iOS 13 had a property for it.
    Fact(readOnly: "searchField", \.searchTextField)
    Fact(readOnly: "_searchField", \.searchTextField)
    // Parts for which UIKit has no property.
    Fact(readOnly: "cancelButton", \.cancelButton)
    Fact(readOnly: "_cancelButton", \.cancelButton)
    Fact("cancelButtonText", \.cancelTitle)
    Fact("_cancelButtonText", \.cancelTitle)
  }

  static let outlets = [
    Outlet<UISearchBar>("delegate", \.delegate), Outlet("inputAccessoryView", \.inputAccessoryView),
  ]

  private static let titles = DocumentValue<[String]>("scopeButtonTitles") { reader in
    let titles = reader.items(of: "scopeButtonTitles").enumerated().map { index, element in
      reader.element.id.flatMap { reader.loader.strings["\($0).scopeButtonTitles[\(index)]"] }
        ?? reader.loader.text(element) ?? ""
    }
    return titles.isEmpty ? nil : titles
  }
}
