public import Foundation

/// A type that provides previews for Xcode's canvas.
@preconcurrency @MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  static var platform: PreviewPlatform? { get }
}

nonisolated extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// The layout of a preview.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device of Xcode's, identified by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

public enum InterfaceOrientation: CaseIterable, Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// The trait of a preview's name: a `String`.
package enum PreviewNameKey {}
/// The trait of a preview's layout.
package enum PreviewLayoutKey {}
/// The trait of a preview's device: its name.
package enum PreviewDeviceKey {}

nonisolated extension View {
  public func previewDisplayName(_ value: String?) -> some View { trait(PreviewNameKey.self, value) }
  public func previewLayout(_ value: PreviewLayout) -> some View { trait(PreviewLayoutKey.self, value) }
  public func previewDevice(_ value: PreviewDevice?) -> some View { trait(PreviewDeviceKey.self, value?.rawValue) }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    trait(InterfaceOrientation.self, value)
  }
}
