public import Foundation

// Scanners that write into a variable of `NSString`, as before iOS 13. Foundation's own on Linux write into one of `String`, and
// are used where a call fits both.
extension Scanner {
  /// Whether the text follows, which is then skipped and written.
  @_disfavoredOverload @discardableResult
  public func scanString(_ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
    write(scanString(string), result)
  }

  /// Whether characters of the set follow, which are then skipped and written.
  @_disfavoredOverload @discardableResult
  public func scanCharacters(
    from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { write(scanCharacters(from: set), result) }

  /// Whether something stands before the text, or before the end; it is then skipped and written.
  @_disfavoredOverload @discardableResult
  public func scanUpTo(_ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
    write(scanUpToString(string), result)
  }

  /// Whether something stands before characters of the set, or before the end; it is then skipped and written.
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
