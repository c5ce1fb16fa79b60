/// What is called by the labels of a protocol's optional methods: ``OptionalMethods``.
///
/// Each method has two calls. Its extensions of this protocol give nil for a method that isn't implemented, which
/// `delegate.method?(...)` means; those of ``OptionalMethods`` itself give the plain result of `delegate.method!(...)`, and trap.
/// Swift takes the one that converts less: behind a question mark the first, as the second's result would have to become
/// optional. Where both fit, it takes a type's own method before an extension's of a protocol.
@preconcurrency @MainActor public protocol OptionalMethodCalls<Target> {
  associatedtype Target

  /// The object whose methods are called.
  var target: Target { get }
  /// The methods' base name, where that tells them apart; else empty.
  var name: String { get }
}
