public import Foundation

/// Glass that is painted together. At rest each shape has its own.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// - Parameter spacing: how near shapes flow into one another, in points; they are painted apart here.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { content }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String
  public static let identity = GlassEffectTransition(name: "identity")
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  public static let materialize = GlassEffectTransition(name: "materialize")
}

extension View {
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  /// A background that reaches beside the safe area, mirrored; not shown here.
  public func backgroundExtensionEffect() -> some View { self }
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
