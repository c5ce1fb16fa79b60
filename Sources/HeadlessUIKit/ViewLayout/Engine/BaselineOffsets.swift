package import Foundation

/// Where a view's first and last baselines lie, in points from its alignment rectangle's top and bottom.
package struct BaselineOffsets {
  package let fromTop: CGFloat
  package let fromBottom: CGFloat
  /// Of a view that moves its text as it becomes higher, as a field does, which keeps it in the middle; nil for one whose
  /// first baseline keeps its distance from the top, and whose last one keeps it from the bottom, as a label's.
  package let spare: Spare?

  /// What a view has above and below its own height.
  package struct Spare {
    /// The height, in points, that the offsets hold for.
    package let height: CGFloat
    /// Which part of what the view is higher lies above the text: a half for text in the middle.
    package let shareAbove: CGFloat
  }

  package init(fromTop: CGFloat = 0, fromBottom: CGFloat = 0, spare: Spare? = nil) {
    self.fromTop = fromTop
    self.fromBottom = fromBottom
    self.spare = spare
  }
}
