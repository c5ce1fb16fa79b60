public import Foundation

/// How much of what scrolls is in a picture.
public enum PictureContent: Hashable, Sendable {
  /// The content of the screen.
  case visible
  /// The whole content of the largest table, collection or scroll view, up to a height in points: the screen is as high as the
  /// content needs, so that bars and section headers are there once.
  case whole(upTo: CGFloat)

  /// The whole content, up to 8,000 points.
  public static let whole = PictureContent.whole(upTo: 8000)
}
