public import Foundation

/// Glass shapes that are drawn together. At rest, each shape is separate.
public struct GlassEffectContainer<Content: View>: View {
  nonisolated(unsafe) private let content: Content
  /// - Parameter spacing: the distance at which shapes merge, in points; shapes are always drawn separately here.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { content }
}

/// The transition of glass.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String
  public static let identity = GlassEffectTransition(name: "identity")
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  public static let materialize = GlassEffectTransition(name: "materialize")
}

nonisolated extension View {
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  /// A mirrored background that extends beside the safe area; not shown here.
  public func backgroundExtensionEffect() -> some View { self }
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
