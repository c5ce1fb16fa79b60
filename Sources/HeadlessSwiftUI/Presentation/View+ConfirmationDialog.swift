extension View {
  /// With automatic visibility the title of a dialog is hidden, as on iPhones.
  private func dialog<Actions: View, Message: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility, _ actions: @escaping () -> Actions,
    _ message: (() -> Message)?
  ) -> some View {
    modifier(
      AlertModifier(
        style: .actionSheet, isPresented: isPresented, title: { visibility == .visible ? title : nil },
        actions: { AnyView(actions()) }, message: { message.map { AnyView($0()) } }))
  }

  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View { dialog(Text(titleKey), isPresented, titleVisibility, actions, (() -> EmptyView)?.none) }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View { dialog(Text(title), isPresented, titleVisibility, actions, (() -> EmptyView)?.none) }
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View { dialog(title, isPresented, titleVisibility, actions, (() -> EmptyView)?.none) }

  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View { dialog(Text(titleKey), isPresented, titleVisibility, actions, message) }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View { dialog(Text(title), isPresented, titleVisibility, actions, message) }
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View { dialog(title, isPresented, titleVisibility, actions, message) }

  private func dialog<Value, Actions: View, Message: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility, _ data: Value?,
    _ actions: @escaping (Value) -> Actions, _ message: ((Value) -> Message)?
  ) -> some View {
    modifier(
      AlertModifier(
        style: .actionSheet, isPresented: isPresented.onlyWith(data != nil),
        title: { visibility == .visible ? title : nil },
        actions: { data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()) },
        message: { data.flatMap { data in message.map { AnyView($0(data)) } } }))
  }

  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { dialog(Text(titleKey), isPresented, titleVisibility, data, actions, ((T) -> EmptyView)?.none) }
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View { dialog(Text(titleKey), isPresented, titleVisibility, data, actions, message) }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { dialog(Text(title), isPresented, titleVisibility, data, actions, ((T) -> EmptyView)?.none) }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View { dialog(Text(title), isPresented, titleVisibility, data, actions, message) }
}
