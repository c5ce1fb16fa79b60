internal import Foundation

/// The measures of sliders, in points: recorded on iOS 17.5 and 18.5, but for the distance of images.
struct SliderMetrics: LookMetrics {
  /// Recorded on iOS 17.5 and 18.5, as the other figures are; Interface Builder stores 31 points for those up to iOS 13.
  var height: CGFloat = 34
  var trackHeight: CGFloat = 4
  var thumbDiameter: CGFloat = 27
  /// The distance of the thumb's centre above the track's.
  var thumbRise: CGFloat = 1.2
  /// Between the frame's sides and the track.
  var sideInset: CGFloat = 3
  /// Between the frame's sides and what is aligned, as Interface Builder stores it.
  var alignmentInset: CGFloat = 2
  /// Between an image and the track. Estimated from pictures.
  var imageSpacing: CGFloat = 5

  static func figures(of design: Look.Design) -> SliderMetrics {
    switch design {
    case .flat: SliderMetrics()
    }
  }
}
