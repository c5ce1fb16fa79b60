public import Foundation

/// Recorded painting commands that make up an image. Compared and hashed by identity.
public final class Drawing: Hashable, Sendable {
  /// In points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  public let items: [DisplayItem]

  public init(size: CGSize, scale: CGFloat, items: [DisplayItem]) {
    self.size = size
    self.scale = scale
    self.items = items
  }

  public var pixelWidth: Int { DisplayList.pixels(size.width, scale: scale) }
  public var pixelHeight: Int { DisplayList.pixels(size.height, scale: scale) }

  public static func == (a: Drawing, b: Drawing) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
