import Foundation

/// A place in the text of a field or a text view, in UTF-16 units.
@MainActor final class TextOffset: UITextPosition {
  let value: Int

  init(_ value: Int) {
    self.value = value
    super.init()
  }

  /// Nil beyond a text of a length.
  convenience init?(_ value: Int, within length: Int) {
    guard (0...length).contains(value) else { return nil }
    self.init(value)
  }

  /// `count` steps of `step` characters after a place; nil beyond a text of a length, also where that is more than `Int` holds.
  convenience init?(_ start: Int, movedBy count: Int, step: Int = 1, within length: Int) {
    let (way, isTooLong) = count.multipliedReportingOverflow(by: step)
    let (end, isTooFar) = start.addingReportingOverflow(way)
    guard !isTooLong, !isTooFar else { return nil }
    self.init(end, within: length)
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
  override var hash: Int { value }
}

extension UITextPosition {
  /// 0 for a place of some other text input's.
  var offset: Int { (self as? TextOffset)?.value ?? 0 }

  func compare(to other: UITextPosition) -> ComparisonResult {
    offset == other.offset ? .orderedSame : offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

extension UITextLayoutDirection {
  /// One character forward or backward.
  func step(_ isRightToLeft: Bool) -> Int {
    switch self {
    case .right: isRightToLeft ? -1 : 1
    case .left: isRightToLeft ? 1 : -1
    case .down: 1
    case .up: -1
    }
  }
}
