/// The modifier with which Xcode's previews mark views, without an effect here. Libraries name the types.
public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
  nonisolated(unsafe) public var identifier: Identifier
  nonisolated public init(identifier: Identifier) { self.identifier = identifier }
  public func body(content: Content) -> some View { content }
}

/// The identifier of a view in Xcode's previews.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  private let name: String
  public init(_ name: String) { self.name = name }
}
