public import Foundation

/// The part of scrollable content that a picture shows.
public enum PictureContent: Hashable, Sendable {
  /// The content of the screen.
  case visible
  /// The whole content of the largest table, collection or scroll view, up to a height in points: the screen is as
  /// high as the content requires, so that bars and section headers appear once.
  case whole(upTo: CGFloat)

  /// The whole content, up to 8,000 points.
  public static let whole = PictureContent.whole(upTo: 8000)
}
