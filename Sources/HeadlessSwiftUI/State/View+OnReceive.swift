public import HeadlessCombine

#if Combine
  nonisolated extension View {
    /// Calls a closure with the values of a publisher while the view is in the hierarchy.
    public func onReceive<Source: Publisher>(
      _ publisher: Source, perform action: @escaping (Source.Output) -> Void
    ) -> some View where Source.Failure == Never {
      modifier(
        _SubscriptionModifier(publisher: publisher, action: action) { publisher, receive in
          publisher.sink(receiveValue: receive)
        })
    }
  }
#else
  nonisolated extension View {
    /// Calls a closure with the values of a publisher while the view is in the hierarchy. Without the package trait `Combine` there are
    /// the publishers of observable objects and of their `@Published` properties.
    public func onReceive<Source: _ValuePublisher>(
      _ publisher: Source, perform action: @escaping (Source.Output) -> Void
    ) -> some View {
      modifier(_SubscriptionModifier(publisher: publisher, action: action) { $0._observe($1) })
    }
  }
#endif

/// Holds the subscription as long as the view has its identity and its publisher.
struct _SubscriptionModifier<Source, Output>: ViewModifier {
  nonisolated(unsafe) let publisher: Source
  nonisolated(unsafe) let action: (Output) -> Void
  /// Subscribes to a publisher, as long as the result lives.
  nonisolated(unsafe) let subscribe: (Source, @escaping (Output) -> Void) -> AnyObject

  typealias Body = Never
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> { SubscriptionNode(view, inputs) }
}

private final class SubscriptionNode<Content: View, Source, Output>: _ModifierNode<
  Content, _SubscriptionModifier<Source, Output>
>
{
  private var subscription: AnyObject?

  override func modifierDidChange(from old: _SubscriptionModifier<Source, Output>?) {
    // A publisher that each body makes anew, as one of an object that was replaced, is another one unless it is equal.
    if let old, ValueComparison.areEqual(old.publisher, modifier.publisher) { return }
    subscription = modifier.subscribe(modifier.publisher) { [weak self] value in
      let value = UncheckedValue(value)
      _onMainActor { self?.modifier.action(value.value) }
    }
  }

  override func didEnd() { subscription = nil }
}
