/// The callable value of a protocol's optional methods with labels: ``OptionalMethods``.
///
/// Each method has two calls. Those in extensions of this protocol return nil for a method that isn't implemented, for
/// `delegate.method?(...)`; those of ``OptionalMethods`` itself return the plain result of `delegate.method!(...)`, and trap. Swift
/// prefers the one with fewer conversions: after a question mark the first, as the second's result would have to be wrapped. If
/// both match, a type's own method is preferred to one in an extension of a protocol.
@preconcurrency @MainActor public protocol OptionalMethodCalls<Target> {
  associatedtype Target

  /// The object whose methods are called.
  var target: Target { get }
  /// The methods' base name, if it distinguishes them; otherwise empty.
  var name: String { get }
}
