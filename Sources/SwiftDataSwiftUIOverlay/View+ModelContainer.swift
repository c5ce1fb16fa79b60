public import HeadlessSwiftUI
public import SwiftData

nonisolated extension View {
  /// Sets the main context of a container for the views.
  public func modelContainer(_ container: ModelContainer) -> some View {
    modifier(ModelContainerModifier(container: container))
  }

  /// Sets the context for the views.
  public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }

  /// Sets the main context of a new container for the views, which lives as long as they do.
  public func modelContainer(
    for model: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [model], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// The same, for several models.
  public func modelContainer(
    for models: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    nonisolated(unsafe) let (models, onSetup) = (models, onSetup)
    return modifier(
      OwnModelContainer {
        let made = Result {
          try ModelContainer(for: Schema(models), configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory))
        }
        if let container = try? made.get() { container.mainContext.autosaveEnabled = isAutosaveEnabled }
        onSetup(made)
        return try? made.get()
      })
  }
}

/// Sets the main context of a container, which belongs to the main actor.
private struct ModelContainerModifier: ViewModifier {
  let container: ModelContainer

  func body(content: Content) -> some View { content.environment(\.modelContext, container.mainContext) }
}

/// Creates a container when the view first appears, and retains it.
private struct OwnModelContainer: ViewModifier {
  /// A container that is created on first use.
  @MainActor final class Late {
    private var made: ModelContainer??

    nonisolated init() {}

    func container(_ make: () -> ModelContainer?) -> ModelContainer? {
      if let made { return made }
      let container = make()
      made = .some(container)
      return container
    }
  }

  let make: @MainActor () -> ModelContainer?
  @State private var late = Late()

  func body(content: Content) -> some View {
    content.environment(\.modelContext, late.container(make)?.mainContext ?? ModelContext.empty)
  }
}
