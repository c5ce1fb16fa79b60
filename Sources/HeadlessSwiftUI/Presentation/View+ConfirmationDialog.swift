nonisolated extension View {
  /// With automatic visibility the title of a dialog is hidden, as on iPhones. The closures don't escape, as those of alerts.
  private func dialog(
    _ title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility, _ actions: AnyView,
    _ message: AnyView? = nil
  ) -> some View {
    modifier(
      AlertModifier(
        style: .actionSheet, isPresented: isPresented, title: { visibility == .visible ? title : nil },
        actions: { actions }, message: { message }))
  }

  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { dialog(Text(titleKey), isPresented, titleVisibility, AnyView(actions())) }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { dialog(Text(title), isPresented, titleVisibility, AnyView(actions())) }
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { dialog(title, isPresented, titleVisibility, AnyView(actions())) }

  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { dialog(Text(titleKey), isPresented, titleVisibility, AnyView(actions()), AnyView(message())) }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { dialog(Text(title), isPresented, titleVisibility, AnyView(actions()), AnyView(message())) }
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { dialog(title, isPresented, titleVisibility, AnyView(actions()), AnyView(message())) }

  private func dialog<Value>(
    _ title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility, _ data: Value?,
    _ actions: (Value) -> AnyView, _ message: (Value) -> AnyView? = { _ in nil }
  ) -> some View {
    dialog(
      title, isPresented.onlyWith(data != nil), visibility, data.map(actions) ?? AnyView(EmptyView()),
      data.flatMap(message))
  }

  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { dialog(Text(titleKey), isPresented, titleVisibility, data, { AnyView(actions($0)) }) }
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(Text(titleKey), isPresented, titleVisibility, data, { AnyView(actions($0)) }, { AnyView(message($0)) })
  }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { dialog(Text(title), isPresented, titleVisibility, data, { AnyView(actions($0)) }) }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(Text(title), isPresented, titleVisibility, data, { AnyView(actions($0)) }, { AnyView(message($0)) })
  }
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { dialog(title, isPresented, titleVisibility, data, { AnyView(actions($0)) }) }
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(title, isPresented, titleVisibility, data, { AnyView(actions($0)) }, { AnyView(message($0)) })
  }
}
