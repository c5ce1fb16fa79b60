extension PreviewTrait where T == Preview.ViewTraits {
  /// Changes the preview by a modifier, which is handed the context that it makes. Each preview has a context of its own: what one
  /// changes isn't in another.
  @preconcurrency @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(kinds: [.modification(ViewModification(modifier))])
  }
}

/// What a modifier of previews does.
struct ViewModification: PreviewModification {
  /// Makes the modifier's context, and gives what changes a view.
  let prepare: @MainActor @Sendable () async throws -> @MainActor (AnyView) -> AnyView

  @MainActor init<Modifier: PreviewModifier>(_ modifier: Modifier) {
    let modifier = UncheckedValue(modifier)
    prepare = {
      let context = UncheckedValue(try await Modifier.makeSharedContext())
      return { AnyView(modifier.value.body(content: PreviewModifierContent(content: $0), context: context.value)) }
    }
  }
}
