/// The value of `delegate.scrollViewDidScroll` in `delegate.scrollViewDidScroll?(scrollView)`: an optional method with one argument
/// that has no label. See ``OptionalMethods``.
@preconcurrency @MainActor public struct OptionalCall<Argument, Result>: SingleOptionalCall {
  private let method: @MainActor (Argument) -> Result?

  package init(_ method: @escaping @MainActor (Argument) -> Result?) {
    self.method = method
  }

  /// Calls the method for `delegate.method!(...)`; traps if it isn't implemented.
  @discardableResult public func callAsFunction(_ argument: Argument) -> Result { method(argument)! }

  public func result(_ argument: Argument) -> Result? { method(argument) }
}
