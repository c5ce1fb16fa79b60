public import Foundation

/// A stretch of a text, from a place to another that isn't before it.
open class NSTextRange: NSObject {
  public let location: any NSTextLocation
  /// Behind the last character.
  public let endLocation: any NSTextLocation

  /// Without an end, or with one that is before the start, the range is empty; the latter is nil.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    self.location = location
    self.endLocation = end
    super.init()
  }

  public init(location: any NSTextLocation) {
    self.location = location
    endLocation = location
    super.init()
  }

  /// In UTF-16 units.
  init(_ range: NSRange) {
    location = TextStorageLocation(range.location)
    endLocation = TextStorageLocation(range.location + range.length)
    super.init()
  }

  /// In UTF-16 units.
  var range: NSRange { NSRange(location: location.offset, length: endLocation.offset - location.offset) }

  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
  }

  /// The end isn't in the range.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
  }

  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }

  open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange).map { !$0.isEmpty } ?? false }

  /// Nil for ranges that don't touch.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    NSTextRange(
      location: later(location, textRange.location), end: earlier(endLocation, textRange.endLocation))
  }

  /// From the first start to the last end.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    NSTextRange(location: earlier(location, textRange.location), end: later(endLocation, textRange.endLocation))
      ?? self
  }

  private func earlier(_ one: any NSTextLocation, _ other: any NSTextLocation) -> any NSTextLocation {
    one.compare(other) == .orderedDescending ? other : one
  }

  private func later(_ one: any NSTextLocation, _ other: any NSTextLocation) -> any NSTextLocation {
    one.compare(other) == .orderedAscending ? other : one
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
  open override var hash: Int { range.hashValue }
  open override var description: String { "\(range.location)...\(range.location + range.length)" }
}
