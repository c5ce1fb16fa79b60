public import HeadlessSwiftUI
public import SwiftData

private enum ModelContextKey: EnvironmentKey { static var defaultValue: ModelContext? { nil } }

extension EnvironmentValues {
  /// The context that queries of views fetch from; without one that was set it is one without models.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] ?? ModelContext.empty }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension ModelContext {
  /// A context without models.
  static var empty: ModelContext {
    // A container without models has no reason to throw.
    try! ModelContext(ModelContainer(for: Schema([])))
  }
}
