/// The callable value of an optional method with one argument that has no label: ``OptionalCall``. It is a protocol for the same
/// reason as ``OptionalMethodCalls``.
@preconcurrency @MainActor public protocol SingleOptionalCall<Argument, Result> {
  associatedtype Argument
  associatedtype Result

  /// The result of the method; nil if it isn't implemented.
  func result(_ argument: Argument) -> Result?
}

extension SingleOptionalCall {
  /// Calls the method for `delegate.method?(...)`; nil if it isn't implemented.
  @discardableResult public func callAsFunction(_ argument: Argument) -> Result? { result(argument) }
}
