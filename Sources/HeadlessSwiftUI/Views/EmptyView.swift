/// A view without content.
public struct EmptyView: View {
  nonisolated public init() {}
}
