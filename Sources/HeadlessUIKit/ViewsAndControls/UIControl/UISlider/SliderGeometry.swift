import Foundation

/// A slider's measures, in points.
enum SliderGeometry {
  /// Recorded on iOS 17.5 and 18.5, as the other figures are; Interface Builder stores 31 points for those up to iOS 13.
  static let height: CGFloat = 34
  static let trackHeight: CGFloat = 4
  static let thumbDiameter: CGFloat = 27
  /// How far the thumb's middle stands above the track's.
  static let thumbRise: CGFloat = 1.2
  /// Between the frame's sides and the track.
  static let sideInset: CGFloat = 3
  /// Between the frame's sides and what is aligned, as Interface Builder stores it.
  static let alignmentInset: CGFloat = 2
  /// Between an image and the track. Estimated from pictures.
  static let imageSpacing: CGFloat = 5

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
