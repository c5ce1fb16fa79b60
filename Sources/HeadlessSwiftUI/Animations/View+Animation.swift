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
  /// Animates the changes of the modifiers that the closure applies to the view; changes inside the view keep their own animation.
  public func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }

  /// Changes the transactions of the changes inside the view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }
  /// Changes the transactions of the modifiers that the closure applies to the view; changes inside the view keep their own.
  public func transaction<Content: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View {
    body(PlaceholderContentView(content: AnyView(modifier(_OutsideTransactionModifier(Self.self)))))
      .modifier(_TransactionScope(Self.self, transform))
  }
  /// Changes the transactions of the changes inside the view that accompany a change of the value.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }
}

extension ViewModifier {
  /// Animates the changes of the modifier; changes inside the modified view keep their own animation.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Changes the transactions of the modifier's changes; changes inside the modified view keep their own.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    TransactedModifier(base: self, transform: transform)
  }
}

/// A modifier whose changes have a transaction of their own.
private struct TransactedModifier<Base> {
  let base: Base
  let transform: (inout Transaction) -> Void
}

// In an extension, so that its values aren't isolated to an actor.
extension TransactedModifier: ViewModifier where Base: ViewModifier {
  func body(content: Content) -> some View { content.transaction(transform) { $0.modifier(base) } }
}
