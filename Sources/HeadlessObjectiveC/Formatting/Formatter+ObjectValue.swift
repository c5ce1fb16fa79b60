public import Foundation

// Foundation's own method isn't public on Linux.
extension NSObjectProtocol where Self: Formatter {
  /// Reads an object of a text: a subclass's own method, which is found by its name, the number of a `NumberFormatter`, or the date of a
  /// `DateFormatter`.
  ///
  /// - Returns: whether the text was read; the object is in `obj`.
  @_disfavoredOverload public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let name = "getObjectValue:forString:errorDescription:"
    if case let told?? = NamedValues.call(self, name, [obj as Any?, string, error as Any?]) {
      return told as? Bool ?? false
    }
    let read: AnyObject? =
      switch self as Formatter {
      case let formatter as NumberFormatter: formatter.number(from: string)
      case let formatter as DateFormatter: formatter.date(from: string).map { $0 as NSDate }
      default: nil
      }
    obj?.pointee = read
    if read == nil { error?.pointee = "The text can't be read." as NSString }
    return read != nil
  }
}

extension NSObjectProtocol where Self: Formatter {
  /// The text of an object; nil for nil. Foundation's method on Linux takes no nil, so that protocols with Apple's method would have no
  /// witness. Not a member of the class, whose subclasses override Foundation's.
  @_disfavoredOverload public func string(for obj: Any?) -> String? {
    obj.flatMap { (value: Any) in (self as Formatter).string(for: value) }
  }
}
