public import Foundation

/// The paint that fills a shape.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case linearGradient(Gradient, from: CGPoint, to: CGPoint)
  case radialGradient(Gradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
  /// A gradient around `center`, starting at `angle` radians from the positive x axis, clockwise on the screen.
  case conicGradient(Gradient, center: CGPoint, angle: CGFloat)
  /// An image repeated in both directions; one repetition has a size of `size` points and starts at `origin`.
  case pattern(ImageContent, origin: CGPoint, size: CGSize)
}

/// How paint is combined with the paint below it. The names are those of Core Graphics.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter
  // Core Image's, which Core Graphics hasn't.
  case vividLight, linearLight, pinLight, hardMix, subtract, divide, darkerColor, lighterColor
}

/// The rule that determines which points are inside a path that crosses itself.
public enum FillRule: Hashable, Sendable {
  case winding
  case evenOdd
}
