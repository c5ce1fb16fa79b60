public import Foundation

/// Recorded painting commands that make up an image. Compared and hashed by identity: two drawings are equal when they
/// are the same one.
public final class Drawing: Hashable, Sendable {
  /// In points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  public let items: [DisplayItem]

  public init(size: CGSize, scale: CGFloat, items: [DisplayItem]) {
    self.size = size
    self.scale = scale
    self.items = items
  }

  public var pixelWidth: Int { Drawing.pixels(size.width, scale) }
  public var pixelHeight: Int { Drawing.pixels(size.height, scale) }

  private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
    let exact = (length * scale).rounded(.up)
    return exact.isFinite ? max(0, Int(min(exact, 1_048_576))) : 0
  }

  public static func == (a: Drawing, b: Drawing) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
