public import Foundation

/// A button that opens a URL.
public struct Link<Label: View>: View {
  private let destination: URL
  nonisolated(unsafe) private let label: Label
  @Environment(\.openURL) private var openURL

  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
}

nonisolated extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
