/// When search scopes are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchScopeActivation(name: "automatic")
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// The behaviour of the navigation bar while the search is active.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// How a search field in a toolbar behaves.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// The behaviour of dictation in a search field.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }
}

/// The event that starts dictation.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// Where suggestions are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  /// A set of placements.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
  private let name: String
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  public static let content = SearchSuggestionsPlacement(name: "content")
}

/// Dismisses the search.
@MainActor @preconcurrency public struct DismissSearchAction {
  private let action: @MainActor () -> Void

  nonisolated init(action: @escaping @MainActor () -> Void) { self.action = action }

  public func callAsFunction() { action() }
}

private enum SearchPresentationToolbarBehaviorKey: EnvironmentKey {
  static var defaultValue: SearchPresentationToolbarBehavior { .automatic }
}

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

extension EnvironmentValues {
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
  var searchPresentationToolbarBehavior: SearchPresentationToolbarBehavior {
    get { self[SearchPresentationToolbarBehaviorKey.self] }
    set { self[SearchPresentationToolbarBehaviorKey.self] = newValue }
  }
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
}

nonisolated extension View {
  /// Whether the navigation bar leaves while the search is active.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    environment(\.searchPresentationToolbarBehavior, behavior)
  }
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }

  // The system's find interface, which UIKit's views here don't have.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
