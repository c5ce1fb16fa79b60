public import Foundation

extension View {
  private func alerting<Actions: View, Message: View>(
    _ title: Text, _ isPresented: Binding<Bool>, @ViewBuilder _ actions: @escaping () -> Actions,
    _ message: (() -> Message)?
  ) -> some View {
    modifier(
      AlertModifier(
        style: .alert, isPresented: isPresented, title: { title }, actions: { AnyView(actions()) },
        message: { message.map { AnyView($0()) } }))
  }

  private func alerting<Value, Actions: View, Message: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ data: Value?, _ actions: @escaping (Value) -> Actions,
    _ message: ((Value) -> Message)?
  ) -> some View {
    let isShown = isPresented.onlyWith(data != nil)
    return modifier(
      AlertModifier(
        style: .alert, isPresented: isShown, title: { title },
        actions: { data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()) },
        message: { data.flatMap { data in message.map { AnyView($0(data)) } } }))
  }

  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { alerting(Text(titleKey), isPresented, actions, (() -> EmptyView)?.none) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { alerting(Text(title), isPresented, actions, (() -> EmptyView)?.none) }
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { alerting(title, isPresented, actions, (() -> EmptyView)?.none) }

  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View { alerting(Text(titleKey), isPresented, actions, message) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View { alerting(Text(title), isPresented, actions, message) }
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View { alerting(title, isPresented, actions, message) }

  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alerting(Text(titleKey), isPresented, data, actions, ((T) -> EmptyView)?.none) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alerting(Text(title), isPresented, data, actions, ((T) -> EmptyView)?.none) }
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alerting(title, isPresented, data, actions, ((T) -> EmptyView)?.none) }

  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View { alerting(Text(titleKey), isPresented, data, actions, message) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { alerting(Text(title), isPresented, data, actions, message) }
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { alerting(title, isPresented, data, actions, message) }

  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    let title = Text(verbatim: error?.errorDescription ?? "")
    return alerting(title, isPresented.onlyWith(error != nil), actions, (() -> EmptyView)?.none)
  }
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View { alerting(Text(verbatim: error?.errorDescription ?? ""), isPresented, error, actions, message) }
}

extension Binding where Value == Bool {
  /// False if a condition isn't met.
  func onlyWith(_ condition: Bool) -> Binding<Bool> {
    Binding<Bool>(reading: { wrappedValue && condition }, writing: { wrappedValue = $0 })
  }
}
