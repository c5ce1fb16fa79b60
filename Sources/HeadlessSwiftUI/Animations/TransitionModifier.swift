/// Shows a view's content by a transition as it comes and leaves.
public struct _TransitionModifier: ViewModifier {
  let transition: AnyTransition

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    TransitionNode(view, inputs)
  }
}

/// Keeps the content in the transition's body: a phase of the transition is a value that the body is evaluated with.
private final class TransitionNode<Content: View>: _ViewNode<ModifiedContent<Content, _TransitionModifier>>,
  TransitioningNode
{
  private var content: _ViewNode<AnyView>!
  private var phase = TransitionPhase.identity

  override init(_ view: ModifiedContent<Content, _TransitionModifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    content = AnyView._makeNode(shown, self.inputs())
  }

  private var shown: AnyView { view.modifier.transition.apply(AnyView(view.content), phase) }

  override var childNodes: [_AnyNode] { list(content) }
  override func refresh() { content.update(shown, environment) }
  override func collectItems(into list: inout _ItemList) { content.addItems(to: &list) }

  func animation(isInsertion: Bool) -> Animation? {
    view.modifier.transition.ownAnimation(isInsertion)
  }

  func come(_ animation: Animation) {
    show(.willAppear, Transaction())
    // Elements that exist go from what they show to what they show next.
    _ = elements
    show(.identity, Transaction(animation: animation))
  }

  func leave(_ animation: Animation) { show(.didDisappear, Transaction(animation: animation)) }

  private func show(_ phase: TransitionPhase, _ transaction: Transaction) {
    self.phase = phase
    graph.motion.within(transaction) { refresh() }
  }
}

nonisolated extension View {
  /// The transition of the view; a picture at rest shows the view inserted or removed.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }
  @_disfavoredOverload public func transition<Kind: Transition>(_ transition: Kind) -> some View {
    self.transition(AnyTransition(transition))
  }
}
