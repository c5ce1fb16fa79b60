import Foundation

/// The union of lengths that are put side by side with their guides on one line.
struct AlignedExtent {
  private var before = -CGFloat.infinity
  private var after = -CGFloat.infinity
  private var longest: CGFloat = 0

  /// Where the common guide lies in the union.
  var guide: CGFloat { before.isFinite ? before : 0 }

  var length: CGFloat {
    let length = before + after
    // Sums of parts are off by what numbers can't hold: a view's own length is the exact one.
    return length.isFinite && length - longest > 1e-6 ? length : longest
  }

  mutating func add(_ length: CGFloat, guide: CGFloat) {
    longest = max(longest, length)
    guard !guide.isNaN else { return }
    before = max(before, guide)
    after = max(after, length - guide)
  }
}
