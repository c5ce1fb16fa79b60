/// A view that is only evaluated again if it doesn't equal the previous one.
@preconcurrency public struct EquatableView<Content: Equatable & View>: View, @MainActor Equatable {
  nonisolated(unsafe) public var content: Content

  nonisolated public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension EquatableView: ComparedByEquality {}

nonisolated extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
