public import Foundation

/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case linearGradient(Gradient, from: CGPoint, to: CGPoint)
  case radialGradient(Gradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
  /// A gradient swept once around `center`, starting at `angle` radians from the positive x axis, clockwise on screen.
  case conicGradient(Gradient, center: CGPoint, angle: CGFloat)
  /// An image repeated in both directions, one repetition of `size` points starting at `origin`.
  case pattern(ImageContent, origin: CGPoint, size: CGSize)
}
