internal import Foundation

/// Runs the closure. What documents made in it on the main thread lives until its end at least, as on iOS.
public func autoreleasepool<E, Result: ~Copyable>(invoking body: () throws(E) -> Result) throws(E) -> Result {
  guard Thread.isMainThread else { return try body() }
  HandedOutObjects.open()
  defer { HandedOutObjects.close() }
  return try body()
}
