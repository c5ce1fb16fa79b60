public import Foundation

// Scanners that write into a variable of `NSString`, as before iOS 13. Foundation's own on Linux write into a `String`, and are
// preferred if both match.
extension Scanner {
  /// Whether the text follows; it is skipped and written.
  @_disfavoredOverload @discardableResult
  public func scanString(_ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
    write(scanString(string), result)
  }

  /// Whether characters of the set follow; they are skipped and written.
  @_disfavoredOverload @discardableResult
  public func scanCharacters(
    from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { write(scanCharacters(from: set), result) }

  /// Whether there is text before the given text or the end; it is skipped and written.
  @_disfavoredOverload @discardableResult
  public func scanUpTo(_ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
    write(scanUpToString(string), result)
  }

  /// Whether there is text before a character of the set or the end; it is skipped and written.
  @_disfavoredOverload @discardableResult
  public func scanUpToCharacters(
    from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { write(scanUpToCharacters(from: set), result) }

  private func write(_ text: String?, _ result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    result?.pointee = text as NSString
    return true
  }
}
