internal import HeadlessUIKit

/// The appearance of progress views.
@preconcurrency @MainActor public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view that a progress view style receives.
public struct ProgressViewStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The completed fraction, from 0 to 1; nil for indeterminate progress.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// A bar for determinate progress, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A spinner with the label below it; on iOS it doesn't show the completed fraction.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      SpinnerView(color: tint)
      if let label = configuration.label { LabelBelow(label: label) }
    }
  }
}

/// A bar, with the label above and the current value label below it.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      if let label = configuration.label { LabelBelow(label: label, style: .primary) }
      ProgressBarView(fraction: configuration.fractionCompleted ?? 0, color: tint)
      if let current = configuration.currentValueLabel {
        current.foregroundStyle(.secondary).font(.caption)
      }
    }
  }
}

/// A label that can be hidden.
private struct LabelBelow: View {
  @Environment(\.hidesLabels) private var hidesLabels
  let label: ProgressViewStyleConfiguration.Label
  var style = HierarchicalShapeStyle.secondary

  var body: some View {
    if !hidesLabels { label.foregroundStyle(style) }
  }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A type-erased progress view style.
struct AnyProgressViewStyle {
  private let make: @MainActor (ProgressViewStyleConfiguration) -> AnyView

  nonisolated init<Style: ProgressViewStyle>(_ style: Style) {
    nonisolated(unsafe) let style = style
    make = { values in AnyView(StyleBody(style: StyleProperty(style: style)) { $0.makeBody(configuration: values) }) }
  }

  @MainActor func makeView(_ configuration: ProgressViewStyleConfiguration) -> AnyView { make(configuration) }
}

private enum ProgressStylesKey: EnvironmentKey { static var defaultValue: [AnyProgressViewStyle] { [] } }

extension EnvironmentValues {
  /// The styles that views set, the innermost last.
  var progressStyles: [AnyProgressViewStyle] {
    get { self[ProgressStylesKey.self] }
    set { self[ProgressStylesKey.self] = newValue }
  }
}

nonisolated extension View {
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    let any = AnyProgressViewStyle(style)
    return changingEnvironment(style) { environment, _ in environment.progressStyles.append(any) }
  }
}
