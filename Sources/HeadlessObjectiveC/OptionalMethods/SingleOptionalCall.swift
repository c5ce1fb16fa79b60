/// What is called as a protocol's optional method with one argument that has no label: ``OptionalCall``. It is a protocol for the
/// reason that ``OptionalMethodCalls`` is one.
@preconcurrency @MainActor public protocol SingleOptionalCall<Argument, Result> {
  associatedtype Argument
  associatedtype Result

  /// What the method gives; nil where it isn't implemented.
  func result(_ argument: Argument) -> Result?
}

extension SingleOptionalCall {
  /// Calls the method, which `delegate.method?(...)` does; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ argument: Argument) -> Result? { result(argument) }
}
