public import HeadlessSwiftUI
public import SwiftData

extension Scene {
  /// Gives the scene's views the main context of a container.
  @MainActor public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives the scene's views a context.
  public func modelContext(_ modelContext: ModelContext) -> some Scene { environment(\.modelContext, modelContext) }

  /// Gives the scene's views the main context of a container that is made for them.
  @MainActor public func modelContainer(
    for model: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [model], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// The same for several models.
  @MainActor public func modelContainer(
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
