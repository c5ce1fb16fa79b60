/// The list around, for views in its rows.
@MainActor final class ListRowContext {
  nonisolated init() {}
}

private enum ListRowContextKey: EnvironmentKey {
  static var defaultValue: ListRowContext? { nil }
}

extension EnvironmentValues {
  /// The list that the view is a row of; nil elsewhere.
  var listRowContext: ListRowContext? {
    get { self[ListRowContextKey.self] }
    set { self[ListRowContextKey.self] = newValue }
  }
}
