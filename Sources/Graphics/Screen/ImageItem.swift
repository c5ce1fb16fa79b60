public import Foundation

/// An image, or a part of one, painted into a rectangle.
public struct ImageItem: Hashable, Sendable {
  /// How pixels are interpolated when the image is scaled.
  public enum Interpolation: Hashable, Sendable { case nearest, linear }

  public var content: ImageContent
  /// The part to paint, in the image's pixels; nil for all of it.
  public var source: CGRect?
  /// The rectangle in which the image is drawn, in points of the enclosing group.
  public var destination: CGRect
  /// The size of a repetition, in points, for an image that fills its destination by repetition from the top left corner; nil for
  /// an image that fills it once.
  public var tile: CGSize?
  /// The colour that is painted through the image's alpha, as in UIKit's template images; nil for the image itself.
  public var tint: Color?
  public var opacity: CGFloat
  public var interpolation: Interpolation
  public var blendMode: BlendMode
  /// Rotations and reflections that are applied to the image before it fills the destination.
  public var orientation: ImageOrientation

  public init(
    _ content: ImageContent, source: CGRect? = nil, in destination: CGRect, tile: CGSize? = nil, tint: Color? = nil,
    opacity: CGFloat = 1, interpolation: Interpolation = .linear, blendMode: BlendMode = .normal,
    orientation: ImageOrientation = .up
  ) {
    self.content = content
    self.source = source
    self.destination = destination
    self.tile = tile
    self.tint = tint
    self.opacity = opacity
    self.interpolation = interpolation
    self.blendMode = blendMode
    self.orientation = orientation
  }
}

/// The sides of a displayed image at which its first row and column appear. The names are those of UIKit.
public enum ImageOrientation: Int, Hashable, Sendable, CaseIterable {
  case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
}
