public import AppIntents
public import HeadlessSwiftUI

// A tap performs the intent in the process of the test, in a task; as on iOS, an error isn't displayed.

nonisolated extension Button {
  public init(role: ButtonRole? = nil, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { Task { _ = try? await intent.perform() } }, label: label)
  }
}

nonisolated extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

nonisolated extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
  }
}
