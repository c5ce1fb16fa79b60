/// What `delegate.scrollViewDidScroll` is in `delegate.scrollViewDidScroll?(scrollView)`: an optional method with one argument
/// that has no label. See ``OptionalMethods``.
@preconcurrency @MainActor public struct OptionalCall<Argument, Result>: SingleOptionalCall {
  private let method: @MainActor (Argument) -> Result?

  package init(_ method: @escaping @MainActor (Argument) -> Result?) {
    self.method = method
  }

  /// Calls the method, which `delegate.method!(...)` does; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(_ argument: Argument) -> Result { method(argument)! }

  public func result(_ argument: Argument) -> Result? { method(argument) }
}
