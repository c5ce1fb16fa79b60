public import Foundation

// Foundation on Linux only has Swift's key paths; these read the property as `value(forKeyPath:)` does.
extension NSSortDescriptor {
  /// Sorts objects by the property of a name: numbers, texts and dates; missing values come first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, comparator: SortOrder.compare)
  }

  /// The same for texts, with one of `NSString`'s comparison methods: `#selector(NSString.localizedStandardCompare(_:))`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector?.description ?? "compare:"
    self.init(key: key, ascending: ascending) { SortOrder.compare($0, $1, by: name) }
  }

  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyPath: \NSObject.[sortKey: key ?? "self"], ascending: ascending, comparator: cmptr)
    if let key { objc_setAssociatedObject(self, SortKey.address, key, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// Sorts by an optional property; nil comes first.
  public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      switch (SortOrder.unwrapped(first) as? Value, SortOrder.unwrapped(second) as? Value) {
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      case (let first?, let second?):
        first < second ? .orderedAscending : second < first ? .orderedDescending : .orderedSame
      }
    }
  }

  /// The name of the property; nil for a descriptor with a Swift key path, which has none.
  public var key: String? { objc_getAssociatedObject(self, SortKey.address) as? String }
}

/// The key of the associated names.
private enum SortKey {
  /// The address of a constant, which is fixed.
  static var address: UnsafeRawPointer {
    UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(SortKey.self)))!
  }
}

extension NSObject {
  fileprivate subscript(sortKey keyPath: String) -> Any? { keyPath == "self" ? self : value(forKeyPath: keyPath) }
}

private enum SortOrder {
  @Sendable static func compare(_ first: Any, _ second: Any) -> ComparisonResult {
    compare(first, second, by: "compare:")
  }

  static func compare(_ first: Any, _ second: Any, by name: String) -> ComparisonResult {
    switch (unwrapped(first), unwrapped(second)) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let first as String, let second as String): compare(first, second, by: name)
    case (let first as Date, let second as Date): first.compare(second)
    case (let first as NSNumber, let second as NSNumber): first.compare(second)
    default: .orderedSame
    }
  }

  private static func compare(_ first: String, _ second: String, by name: String) -> ComparisonResult {
    switch name {
    case "caseInsensitiveCompare:": first.caseInsensitiveCompare(second)
    case "localizedCompare:": first.localizedCompare(second)
    case "localizedCaseInsensitiveCompare:": first.localizedCaseInsensitiveCompare(second)
    case "localizedStandardCompare:": first.localizedStandardCompare(second)
    default: first.compare(second)
    }
  }

  static func unwrapped(_ value: Any) -> Any? {
    if value is NSNull { return nil }
    guard let optional = value as? any AnyOptional else { return value }
    return optional.isNothing ? nil : value
  }
}
