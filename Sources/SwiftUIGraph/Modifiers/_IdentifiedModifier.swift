/// What Xcode's previews mark views with; nothing is marked here. Libraries name the types.
public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
  public var identifier: Identifier
  public init(identifier: Identifier) { self.identifier = identifier }
  public func body(content: Content) -> some View { content }
}

/// What Xcode's previews tell views by.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  private let name: String
  public init(_ name: String) { self.name = name }
}
