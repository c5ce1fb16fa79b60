extension Fact where Subject: UIControl {
  /// A control's value for each state, which appearance proxies pass on.
  init<Value: Equatable>(
    appearanceByState get: @escaping @MainActor (Subject) -> @MainActor (UIControl.State) -> Value?,
    _ set: @escaping @MainActor (Subject) -> @MainActor (Value?, UIControl.State) -> Void
  ) {
    self.init(appearance: { proxy, blank, view in
      let states: [UIControl.State] = [
        .normal, .highlighted, .disabled, .selected, .focused, [.selected, .highlighted],
      ]
      // A state without a value has the normal one's: that isn't passed on once more.
      let normal = get(proxy)(.normal)
      let found = states.filter { state in
        let (value, start) = (get(proxy)(state), get(blank)(state))
        return value != start && get(view)(state) == start && (state == .normal || value != normal)
      }
      for state in found { set(view)(get(proxy)(state), state) }
    })
  }
}
