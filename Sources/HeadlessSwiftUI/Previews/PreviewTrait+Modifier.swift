extension PreviewTrait where T == Preview.ViewTraits {
  /// Applies a modifier to the preview, which receives the context that the modifier creates. Each preview has its own context, so
  /// changes by one preview don't affect another.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(kinds: [.modification(ViewModification(modifier))])
  }
}

/// The effect of a preview modifier.
struct ViewModification: PreviewModification {
  /// Creates the modifier's context, and returns the function that changes a view.
  let prepare: @MainActor @Sendable () async throws -> @MainActor (AnyView) -> AnyView

  init<Modifier: PreviewModifier>(_ modifier: Modifier) {
    let modifier = UncheckedValue(modifier)
    prepare = {
      let context = UncheckedValue(try await Modifier.makeSharedContext())
      return { AnyView(modifier.value.body(content: PreviewModifierContent(content: $0), context: context.value)) }
    }
  }
}
