import Foundation

/// The distribution of a superview's growth along one axis, by an autoresizing mask.
struct AutoresizingParts {
  /// The part of the growth before the view.
  let originShare: CGFloat
  /// The part of the growth of the view itself.
  let lengthShare: CGFloat

  /// Flexible parts share the growth in proportion to their lengths, as UIKit does; equally where all are of length zero.
  init(
    mask: UIView.AutoresizingMask, axis: NSLayoutConstraint.Axis, origin: CGFloat, length: CGFloat, outer: CGFloat
  ) {
    let isHorizontal = axis == .horizontal
    let before = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
    let inside = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
    let after = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
    let lengths = [before ? origin : 0, inside ? length : 0, after ? outer - origin - length : 0]
    let flags = [before, inside, after]
    let count = flags.filter { $0 }.count
    let total = lengths.reduce(0, +)
    func share(_ index: Int) -> CGFloat {
      guard flags[index] else { return 0 }
      if count == 1 { return 1 }
      return total != 0 ? lengths[index] / total : 1 / CGFloat(count)
    }
    originShare = share(0)
    lengthShare = share(1)
  }
}
