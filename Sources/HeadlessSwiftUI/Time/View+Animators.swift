nonisolated extension View {
  public func phaseAnimator<Phase: Equatable, S: Sequence, Content: View>(
    _ phases: S, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where S.Element == Phase {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, animation: animation)
  }
  public func phaseAnimator<Phase: Equatable, S: Sequence, Content: View>(
    _ phases: S, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where S.Element == Phase {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(content: AnyView(self)), $0) },
      animation: animation)
  }

  public func keyframeAnimator<Value, Content: View, K: Keyframes<Value>>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, keyframes: keyframes)
  }
  public func keyframeAnimator<Value, Content: View, K: Keyframes<Value>>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, keyframes: keyframes)
  }
}
