/// A direction for a range of a paragraph, like Unicode's explicit embeddings and overrides.
public struct TextDirection: Hashable, Sendable {
  public var isRightToLeft: Bool
  /// Whether every character has this direction, and not only those without one of their own.
  public var isOverride: Bool

  public init(isRightToLeft: Bool, isOverride: Bool) {
    self.isRightToLeft = isRightToLeft
    self.isOverride = isOverride
  }

  /// The control character that starts such a stretch.
  var opening: UInt32 {
    switch (isOverride, isRightToLeft) {
    case (false, false): 0x202A
    case (false, true): 0x202B
    case (true, false): 0x202D
    case (true, true): 0x202E
    }
  }

  /// The control character that ends it.
  static let closing: UInt32 = 0x202C
}
