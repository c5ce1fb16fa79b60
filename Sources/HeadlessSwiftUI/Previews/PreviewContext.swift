/// The context of a preview, such as the family of a widget.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The key of a value in a preview's context.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Changes previews, with a context that they share.
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent
  @preconcurrency @MainActor static func makeSharedContext() async throws -> Context
  @preconcurrency @MainActor @ViewBuilder func body(content: Content, context: Context) -> Body
}

nonisolated extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The preview that a modifier is applied to.
public struct PreviewModifierContent: View {
  let content: AnyView
  public var body: some View { content }
}

/// The trait of a preview's context.
package enum PreviewContextTrait {}

nonisolated extension View {
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    trait(PreviewContextTrait.self, value as any PreviewContext)
  }
}
