public import Foundation

/// A box that stands among the characters, as an image does.
public struct TextAttachment: Hashable, Sendable {
  /// Has a meaning for the creator of the attachment, and is handed back with its place.
  public var id: Int
  /// In points, from the character's place on the baseline; y points up, as in `NSTextAttachment.bounds`.
  public var bounds: CGRect
  /// Points left free on both sides.
  public var padding: CGFloat

  public init(id: Int, bounds: CGRect, padding: CGFloat = 0) {
    self.id = id
    self.bounds = bounds
    self.padding = padding
  }

  /// Stands on the baseline.
  public init(id: Int, size: CGSize) {
    self.init(id: id, bounds: CGRect(origin: .zero, size: size))
  }
}
