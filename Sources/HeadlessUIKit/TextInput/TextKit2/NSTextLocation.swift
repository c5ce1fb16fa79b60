public import Foundation

/// A place in a text.
public protocol NSTextLocation: NSObjectProtocol {
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place by its number of UTF-16 units from the text's start.
final class TextStorageLocation: NSObject, NSTextLocation {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
  }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = location as? TextStorageLocation, other.offset != offset else { return .orderedSame }
    return offset < other.offset ? .orderedAscending : .orderedDescending
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextStorageLocation)?.offset == offset }
  override var hash: Int { offset.hashValue }
  override var description: String { "\(offset)" }
}

extension NSTextLocation {
  /// In UTF-16 units; 0 for a location of another class.
  var offset: Int { (self as? TextStorageLocation)?.offset ?? 0 }
}
