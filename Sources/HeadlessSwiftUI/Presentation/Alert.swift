internal import HeadlessUIKit

/// An alert of the API before iOS 15.
public struct Alert {
  /// A button of an alert or an action sheet.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(verbatim: "Cancel"), role: .cancel, action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// An action sheet of the API before iOS 15.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension [Alert.Button] {
  fileprivate var views: AnyView {
    AnyView(
      ForEach(indices, id: \.self) { index in
        let button = UncheckedValue(self[index])
        Button(role: button.value.role) {
          button.value.action?()
        } label: {
          button.value.label
        }
      })
  }
}

nonisolated extension View {
  private func showing(
    _ style: UIAlertController.Style, _ isPresented: Binding<Bool>,
    _ content: @escaping () -> (title: Text, message: Text?, buttons: [Alert.Button])?
  ) -> some View {
    modifier(
      AlertModifier(
        style: style, isPresented: isPresented, title: { content()?.title },
        actions: { content()?.buttons.views ?? AnyView(EmptyView()) },
        message: { content()?.message.map { AnyView($0) } }))
  }

  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    showing(.alert, isPresented) {
      let alert = content()
      return (alert.title, alert.message, alert.buttons)
    }
  }
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    showing(.alert, item.isSetBinding()) {
      item.wrappedValue.map(content).map { ($0.title, $0.message, $0.buttons) }
    }
  }
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    showing(.actionSheet, isPresented) {
      let sheet = content()
      return (sheet.title, sheet.message, sheet.buttons)
    }
  }
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    showing(.actionSheet, item.isSetBinding()) {
      item.wrappedValue.map(content).map { ($0.title, $0.message, $0.buttons) }
    }
  }
}
