// A picture shows views at rest: animations are at their end, transitions have come to it. Pictures of moments show animations.

nonisolated extension View {
  /// Animates the view's changes that accompany a change of the value; a picture at rest shows the final state.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    modifier(_AnimationModifier(animation, value: value))
  }
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
  public func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> Content
  ) -> some View { body(self) }

  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Changes the transactions of the changes inside the view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }
  /// Changes the transactions of the changes inside the view that accompany a change of the value.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }
}

extension ViewModifier {
  /// The animation of the modifier's changes. Without a value to compare they take effect at once.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier { self }

  /// Changes the transaction of the modifier's changes, which take effect at once.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
}
