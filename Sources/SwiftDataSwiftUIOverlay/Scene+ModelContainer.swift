public import HeadlessSwiftUI
public import SwiftData

nonisolated extension Scene {
  /// Sets the main context of a container for the scene's views.
  @preconcurrency @MainActor public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Sets the context for the scene's views.
  public func modelContext(_ modelContext: ModelContext) -> some Scene { environment(\.modelContext, modelContext) }

  /// Sets the main context of a new container for the scene's views.
  @preconcurrency @MainActor public func modelContainer(
    for model: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [model], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// The same, for several models.
  @preconcurrency @MainActor public func modelContainer(
    for models: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    changingWindow {
      AnyView(
        $0.modelContainer(
          for: models, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
          onSetup: onSetup))
    }
  }
}
