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
}
