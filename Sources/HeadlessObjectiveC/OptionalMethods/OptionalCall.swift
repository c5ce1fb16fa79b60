/// What `delegate.scrollViewDidScroll` is in `delegate.scrollViewDidScroll?(scrollView)`: an optional method with one argument
/// that has no label. See ``OptionalMethods``.
@preconcurrency @MainActor public struct OptionalCall<Argument, Result> {
  private let method: @MainActor (Argument) -> Result?

  package init(_ method: @escaping @MainActor (Argument) -> Result?) {
    self.method = method
  }

  /// Calls the method; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ argument: Argument) -> Result? { method(argument) }
}
