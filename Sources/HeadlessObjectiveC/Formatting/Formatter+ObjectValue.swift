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
