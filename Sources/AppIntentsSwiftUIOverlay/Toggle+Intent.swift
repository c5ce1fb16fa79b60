public import AppIntents
public import HeadlessSwiftUI

// A tap performs the intent; the switch keeps the value that the app gave until the app gives another one.

nonisolated extension Toggle {
  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    let value = Binding<Bool>(get: { isOn }, set: { _ in Task { _ = try? await intent.perform() } })
    self.init(isOn: value, label: label)
  }
}

nonisolated extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
