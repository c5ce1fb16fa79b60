package import Foundation

/// The positions of a view's first and last baselines, in points from its alignment rectangle's top and bottom.
package struct BaselineOffsets {
  package let fromTop: CGFloat
  package let fromBottom: CGFloat
  /// For a view that moves its text when it becomes higher, such as a field, which centres it; nil for one whose first baseline has
  /// a fixed distance from the top, and whose last one has one from the bottom, such as a label.
  package let spare: Spare?

  /// The insets outside the view's own height.
  package struct Spare {
    /// The height, in points, that the offsets hold for.
    package let height: CGFloat
    /// The part of the additional height above the text: a half for centred text.
    package let shareAbove: CGFloat
  }

  package init(fromTop: CGFloat = 0, fromBottom: CGFloat = 0, spare: Spare? = nil) {
    self.fromTop = fromTop
    self.fromBottom = fromBottom
    self.spare = spare
  }
}
