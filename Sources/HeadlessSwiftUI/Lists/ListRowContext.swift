/// The enclosing list, for views in its rows.
@MainActor final class ListRowContext {
  nonisolated init() {}
}

private enum ListRowContextKey: EnvironmentKey {
  static var defaultValue: ListRowContext? { nil }
}

extension EnvironmentValues {
  /// The list that contains the view's row; nil elsewhere.
  var listRowContext: ListRowContext? {
    get { self[ListRowContextKey.self] }
    set { self[ListRowContextKey.self] = newValue }
  }
}
