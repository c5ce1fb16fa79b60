/// A picture's size in pixels.
public struct PixelSize: Hashable, Sendable, Codable, CustomStringConvertible {
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int

  /// A size of whole pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size in the form `1179 x 2556`.
  public var description: String { "\(width) x \(height)" }
}
