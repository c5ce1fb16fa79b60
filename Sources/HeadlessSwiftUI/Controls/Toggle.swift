internal import Foundation
public import HeadlessUIKit

/// A switch with a label.
public struct Toggle<Label: View>: View {
  @Environment(\.toggleStyles) private var styles
  let isOn: Binding<Bool>
  let isMixed: Bool
  nonisolated(unsafe) let label: Label

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = false
    self.label = label()
  }

  /// A toggle for several values: it is on if all of them are.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    let count = values.count { $0.wrappedValue }
    self.isOn = Binding<Bool>(
      reading: { !values.isEmpty && values.allSatisfy(\.wrappedValue) },
      writing: { isOn in for value in values { value.wrappedValue = isOn } })
    isMixed = count > 0 && count < values.count
    self.label = label()
  }

  public var body: some View {
    let configuration = ToggleStyleConfiguration(
      isOn: isOn, isMixed: isMixed, label: ToggleStyleConfiguration.Label(content: label.controlLabel))
    if let style = styles.last {
      // A toggle in the body of the style gets the outer style, which avoids an infinite recursion.
      style.makeView(configuration).changingEnvironment(styles.count - 1) { environment, count in
        environment.toggleStyles = Array(environment.toggleStyles.prefix(count))
      }
    } else {
      SwitchToggleStyle().makeBody(configuration: configuration)
    }
  }
}

/// A toggle with a type-erased label.
@MainActor protocol AnyToggle {
  var toggleValue: Binding<Bool> { get }
}

extension Toggle: AnyToggle {
  var toggleValue: Binding<Bool> { isOn }
}

nonisolated extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

nonisolated extension Toggle where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
  }
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(titleKey, image: image) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(title, image: image) }
  }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
