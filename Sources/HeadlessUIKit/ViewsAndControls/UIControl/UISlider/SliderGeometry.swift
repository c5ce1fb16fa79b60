import Foundation

/// A slider's measures, in points.
enum SliderGeometry {

  /// The middle of the thumb when the value is `fraction` of the way.
  ///
  /// - Parameter rise: how far it stands above the track's.
  static func thumbOrigin(
    _ size: CGSize, track: CGRect, fraction: CGFloat, rise: CGFloat, rounding: PixelRounding
  ) -> CGPoint {
    CGPoint(
      x: rounding.round(track.minX + max(track.width - size.width, 0) * fraction),
      y: rounding.round(track.midY - rise - size.height / 2))
  }
}
