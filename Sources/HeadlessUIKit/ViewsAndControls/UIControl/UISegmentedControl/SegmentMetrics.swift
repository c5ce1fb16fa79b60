internal import Foundation

/// The measures of segmented controls, in points; from Apple's design resources, those of the outline and the pill as
/// recorded on iOS 17.5 and 18.5.
struct SegmentMetrics: LookMetrics {
  var height: CGFloat = 32
  /// Of a continuous corner.
  var cornerRadius: CGFloat = 8.2
  /// Around the pill of the chosen segment, within the segment.
  var pillInset: CGFloat = 2
  /// Of a continuous corner: the edge of the pill recorded on iOS 18.5 is within 0.05 points of it (AccessibilitySnapshot's default
  /// controls), 2.2 points less than the outline's.
  var pillRadius: CGFloat = 6
  var separatorWidth: CGFloat = 1
  var separatorInset: CGFloat = 8
  /// The room beside a segment's title or image, on both sides together. Two recorded widths have it: 131 points for the
  /// default control of Interface Builder ("First" and "Second"), and 263 on iOS 17.5 and 18.5 for "Segment A" to "Segment C"
  /// in AccessibilitySnapshot.
  var padding: CGFloat = 18
  /// Of titles.
  var fontSize: CGFloat = 13
  /// The additional distance of a title's characters, in points. From the first to the last letter, "Segment A" to "Segment C" are
  /// 0.92 to 0.96 points narrower on iOS 18.5 than the system font's advances, which are right for labels of this size.
  var titleKern: CGFloat = -0.12

  static func figures(of design: Look.Design) -> SegmentMetrics {
    switch design {
    case .flat: SegmentMetrics()
    }
  }
}
