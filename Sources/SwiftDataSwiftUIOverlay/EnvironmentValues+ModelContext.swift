public import HeadlessSwiftUI
public import SwiftData

private enum ModelContextKey: EnvironmentKey { static var defaultValue: ModelContext? { nil } }

extension EnvironmentValues {
  /// The context from which queries of views fetch; by default, a context without models.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] ?? ModelContext.empty }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension ModelContext {
  /// A context without models.
  static var empty: ModelContext {
    // Creating a container without models can't fail.
    try! ModelContext(ModelContainer(for: Schema([])))
  }
}
