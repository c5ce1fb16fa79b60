import Foundation

/// The union of lengths with aligned guides.
struct AlignedExtent {
  private var before = -CGFloat.infinity
  private var after = -CGFloat.infinity
  private var longest: CGFloat = 0

  /// The position of the guide in the union.
  var guide: CGFloat { before.isFinite ? before : 0 }

  /// The length of the parts with a guide.
  var alignedLength: CGFloat { before.isFinite ? before + after : 0 }

  var length: CGFloat {
    let length = before + after
    // Sums of parts have rounding errors: a single view's own length is exact.
    return length.isFinite && length - longest > 1e-6 ? length : longest
  }

  mutating func add(_ length: CGFloat, guide: CGFloat) {
    longest = max(longest, length)
    guard !guide.isNaN else { return }
    before = max(before, guide)
    after = max(after, length - guide)
  }
}
