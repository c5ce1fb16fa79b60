/// Runs the closure. What documents made in it on the main thread lives until its end at least, as on iOS.
public func autoreleasepool<E, Result: ~Copyable>(invoking body: () throws(E) -> Result) throws(E) -> Result {
  guard MainThread.isCurrent else { return try body() }
  MainActor.assumeIsolated { HandedOutObjects.open() }
  defer { MainActor.assumeIsolated { HandedOutObjects.close() } }
  return try body()
}
