/// Runs the closure. Objects end with their last reference here, so that there is no pool to drain.
@inlinable public func autoreleasepool<E, Result: ~Copyable>(invoking body: () throws(E) -> Result) throws(E) -> Result
{
  try body()
}
