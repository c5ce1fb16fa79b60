public import Foundation

nonisolated extension View {
  /// The closures of alerts don't escape in SwiftUI: they are evaluated with the view around them.
  private func alerting(
    _ title: Text, _ isPresented: Binding<Bool>, _ actions: AnyView, _ message: AnyView? = nil
  ) -> some View {
    modifier(
      AlertModifier(
        style: .alert, isPresented: isPresented, title: { title }, actions: { actions }, message: { message }))
  }

  private func alerting<Value>(
    _ title: Text, _ isPresented: Binding<Bool>, _ data: Value?, _ actions: (Value) -> AnyView,
    _ message: (Value) -> AnyView? = { _ in nil }
  ) -> some View {
    alerting(
      title, isPresented.onlyWith(data != nil), data.map(actions) ?? AnyView(EmptyView()), data.flatMap(message))
  }

  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alerting(Text(titleKey), isPresented, AnyView(actions())) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alerting(Text(title), isPresented, AnyView(actions())) }
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alerting(title, isPresented, AnyView(actions())) }

  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alerting(Text(titleKey), isPresented, AnyView(actions()), AnyView(message())) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alerting(Text(title), isPresented, AnyView(actions()), AnyView(message())) }
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alerting(title, isPresented, AnyView(actions()), AnyView(message())) }

  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { alerting(Text(titleKey), isPresented, data, { AnyView(actions($0)) }) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { alerting(Text(title), isPresented, data, { AnyView(actions($0)) }) }
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { alerting(title, isPresented, data, { AnyView(actions($0)) }) }

  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { alerting(Text(titleKey), isPresented, data, { AnyView(actions($0)) }, { AnyView(message($0)) }) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { alerting(Text(title), isPresented, data, { AnyView(actions($0)) }, { AnyView(message($0)) }) }
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { alerting(title, isPresented, data, { AnyView(actions($0)) }, { AnyView(message($0)) }) }

  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let title = Text(verbatim: error?.errorDescription ?? "")
    return alerting(title, isPresented.onlyWith(error != nil), AnyView(actions()))
  }
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alerting(
      Text(verbatim: error?.errorDescription ?? ""), isPresented, error, { AnyView(actions($0)) },
      { AnyView(message($0)) })
  }
}

extension Binding where Value == Bool {
  /// False if a condition isn't met.
  func onlyWith(_ condition: Bool) -> Binding<Bool> {
    Binding<Bool>(reading: { wrappedValue && condition }, writing: { wrappedValue = $0 })
  }
}
