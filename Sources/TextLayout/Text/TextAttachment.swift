public import Foundation

/// A box among the characters, such as an image.
public struct TextAttachment: Hashable, Sendable {
  /// An identifier for the creator of the attachment, which receives it together with the position.
  public var id: Int
  /// In points, from the character's position on the baseline; y points up, as in `NSTextAttachment.bounds`.
  public var bounds: CGRect
  /// The margin on both sides, in points.
  public var padding: CGFloat

  public init(id: Int, bounds: CGRect, padding: CGFloat = 0) {
    self.id = id
    self.bounds = bounds
    self.padding = padding
  }

  /// A box on the baseline.
  public init(id: Int, size: CGSize) {
    self.init(id: id, bounds: CGRect(origin: .zero, size: size))
  }
}
