import Foundation

/// A slider's measures, in points.
enum SliderGeometry {

  /// The centre of the thumb for a relative value.
  ///
  /// - Parameter rise: its distance above the track's centre.
  static func thumbOrigin(
    _ size: CGSize, track: CGRect, fraction: CGFloat, rise: CGFloat, rounding: PixelRounding
  ) -> CGPoint {
    CGPoint(
      x: rounding.round(track.minX + max(track.width - size.width, 0) * fraction),
      y: rounding.round(track.midY - rise - size.height / 2))
  }
}
