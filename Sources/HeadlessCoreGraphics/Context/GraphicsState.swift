internal import Foundation
internal import Graphics

/// The values that `saveGState` saves and `restoreGState` restores.
struct GraphicsState {
  /// From user space to the recording's own, which has its origin at the top left and is measured in points.
  var transform: CGAffineTransform
  var clips: [ItemRecorder.Clip] = []
  /// The bounds of the clipped area, in the recording's space.
  var clipBox: CGRect
  var fill = Paint.color(.black) {
    didSet { fillTransform = nil }
  }
  /// What a pattern that is turned is painted in, to the recording's space.
  var fillTransform: CGAffineTransform?
  var fillSpace: CGColorSpace?
  var strokeSpace: CGColorSpace?
  /// The offset of patterns, in points, y pointing up.
  var patternPhase = CGSize.zero
  var strokePaint = Paint.color(.black)
  var stroke = StrokeStyle(width: 1)
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var antialiases = true
  var interpolation = CGInterpolationQuality.default
  var text = TextState()

  /// What is said of text.
  struct TextState {
    var matrix = CGAffineTransform.identity
    var mode = CGTextDrawingMode.fill
    var spacing: CGFloat = 0
  }
}
