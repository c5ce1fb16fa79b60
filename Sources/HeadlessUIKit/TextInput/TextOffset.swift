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
  /// One character on or back.
  func step(_ isRightToLeft: Bool) -> Int {
    switch self {
    case .right: isRightToLeft ? -1 : 1
    case .left: isRightToLeft ? 1 : -1
    case .down: 1
    case .up: -1
    }
  }
}
