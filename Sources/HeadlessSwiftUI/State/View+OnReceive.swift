#if Combine
  import HeadlessCombine

  nonisolated extension View {
    /// Calls a closure with the values of a publisher while the view is in the hierarchy.
    public func onReceive<Source: Publisher>(
      _ publisher: Source, perform action: @escaping (Source.Output) -> Void
    ) -> some View where Source.Failure == Never {
      modifier(_SubscriptionModifier(publisher: publisher, action: action))
    }
  }

  /// Holds the subscription as long as the view has its identity and its publisher.
  struct _SubscriptionModifier<Source: Publisher>: ViewModifier where Source.Failure == Never {
    nonisolated(unsafe) let publisher: Source
    nonisolated(unsafe) let action: (Source.Output) -> Void

    typealias Body = Never
    static func _makeNode<Modified: View>(
      _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<Modified, Self>> { SubscriptionNode(view, inputs) }
  }

  private final class SubscriptionNode<Content: View, Source: Publisher>: _ModifierNode<
    Content, _SubscriptionModifier<Source>
  >
  where Source.Failure == Never {
    private var subscription: AnyCancellable?

    override func modifierDidChange(from old: _SubscriptionModifier<Source>?) {
      // A publisher that each body makes anew, as one of an object that was replaced, is another one unless it is equal.
      if let old, ValueComparison.areEqual(old.publisher, modifier.publisher) { return }
      subscription = modifier.publisher.sink { [weak self] value in
        let value = UncheckedValue(value)
        _onMainActor { self?.modifier.action(value.value) }
      }
    }

    override func didEnd() { subscription = nil }
  }
#endif
