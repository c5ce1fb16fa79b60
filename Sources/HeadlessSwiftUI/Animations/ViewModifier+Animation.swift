// As with the view modifier without a value: the change happens at once, and a picture shows the end.

extension ViewModifier {
  /// Animates the modifier's changes; a picture at rest shows the final state.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier { self }

  /// Changes the transaction of the modifier's changes, which happen at once.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
}
