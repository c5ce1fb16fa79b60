/// A view that is evaluated again only where it isn't equal to the last one.
@preconcurrency public struct EquatableView<Content: Equatable & View>: View, @MainActor Equatable {
  public var content: Content

  public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
