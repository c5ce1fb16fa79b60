internal import Foundation

/// The measures of segmented controls, in points; from Apple's design resources, those of the outline and the pill as
/// recorded on iOS 17.5 and 18.5.
struct SegmentMetrics: LookMetrics {
  var height: CGFloat = 32
  /// Of a continuous corner.
  var cornerRadius: CGFloat = 8.2
  /// Around the pill of the chosen segment, within the segment.
  var pillInset: CGFloat = 2
  var pillRadius: CGFloat = 4.9
  var separatorWidth: CGFloat = 1
  var separatorInset: CGFloat = 8
  /// The room beside a segment's title or image, on both sides together. Two recorded widths have it: 131 points for the
  /// default control of Interface Builder ("First" and "Second"), and 263 on iOS 17.5 and 18.5 for "Segment A" to "Segment C"
  /// in AccessibilitySnapshot.
  var padding: CGFloat = 17
  /// Of titles.
  var fontSize: CGFloat = 13

  static func figures(of design: Look.Design) -> SegmentMetrics {
    switch design {
    case .flat: SegmentMetrics()
    }
  }
}
