import Foundation

/// A slider's measures, in points.
enum SliderGeometry {
  /// What Interface Builder records for sliders up to iOS 13; later heights aren't documented.
  static let height: CGFloat = 31
  static let trackHeight: CGFloat = 4
  static let thumbDiameter: CGFloat = 28
  /// Between the frame's sides and the track: the alignment rectangle's sides too.
  static let sideInset: CGFloat = 2
  /// Between an image and the track. By eye.
  static let imageSpacing: CGFloat = 5

  /// The middle of the thumb when the value is `fraction` of the way.
  static func thumbOrigin(_ size: CGSize, track: CGRect, fraction: CGFloat, rounding: PixelRounding) -> CGPoint {
    CGPoint(
      x: rounding.round(track.minX + max(track.width - size.width, 0) * fraction),
      y: rounding.round(track.midY - size.height / 2))
  }
}
