/// When the search of a search tab begins.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  /// When the user taps the field.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// When the user selects the tab.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

private enum TabSearchActivationKey: EnvironmentKey {
  static var defaultValue: TabSearchActivation { .automatic }
}

private enum InSearchTabKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var tabSearchActivation: TabSearchActivation {
    get { self[TabSearchActivationKey.self] }
    set { self[TabSearchActivationKey.self] = newValue }
  }

  /// Whether the views are in a tab with the role ``TabRole/search``.
  var isInSearchTab: Bool {
    get { self[InSearchTabKey.self] }
    set { self[InSearchTabKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets when the search of the search tab begins.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    environment(\.tabSearchActivation, activation)
  }
}
