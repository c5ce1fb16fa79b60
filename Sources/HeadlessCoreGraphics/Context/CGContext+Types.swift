internal import Graphics

/// How paint is combined with the paint below it.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter

  // Both enumerations begin with the same cases, in the same order.
  var mode: BlendMode { BlendMode.allCases[Int(rawValue)] }
}

/// How pixels are interpolated when an image is scaled. All levels except `none` give the same result.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}

/// The parts of glyphs that are painted.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}
