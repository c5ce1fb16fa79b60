/// The appearance of gauges.
@preconcurrency @MainActor public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge that a gauge style receives.
public struct GaugeStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  public struct MinimumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  public struct MaximumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The labels of marked values, which no style of iOS shows.
  public struct MarkedValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The position of the value in the range, from 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// The default style: a bar that fills up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that fills up to the value, with the label above, the current value below and the bounds beside it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        CapacityBar(value: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A bar that fills up to the value, in the size of an accessory widget.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.headline)
      CapacityBar(value: configuration.value)
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        configuration.currentValueLabel
        Spacer(minLength: 0)
        configuration.maximumValueLabel
      }
      .font(.footnote)
    }
  }
}

/// A line with a mark at the value, and the bounds beside it.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      if let minimum = configuration.minimumValueLabel { minimum } else { configuration.label }
      MarkedBar(value: configuration.value)
      if let maximum = configuration.maximumValueLabel { maximum } else { configuration.currentValueLabel }
    }
    .font(.footnote)
  }
}

/// An open ring with a mark at the value; the current value is in its middle, the bounds or the label in its gap.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { OpenRing(configuration: configuration) }
}

/// A ring that fills up to the value, with the current value in its middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { FilledRing(configuration: configuration) }
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A type-erased gauge style.
struct AnyGaugeStyle {
  private let make: @MainActor (GaugeStyleConfiguration) -> AnyView

  nonisolated init<Style: GaugeStyle>(_ style: Style) {
    nonisolated(unsafe) let style = style
    make = { values in AnyView(StyleBody(style: StyleProperty(style: style)) { $0.makeBody(configuration: values) }) }
  }

  @MainActor func makeView(_ configuration: GaugeStyleConfiguration) -> AnyView { make(configuration) }
}

private enum GaugeStylesKey: EnvironmentKey { static var defaultValue: [AnyGaugeStyle] { [] } }

extension EnvironmentValues {
  /// The styles that views set, the innermost last.
  var gaugeStyles: [AnyGaugeStyle] {
    get { self[GaugeStylesKey.self] }
    set { self[GaugeStylesKey.self] = newValue }
  }
}

nonisolated extension View {
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    let any = AnyGaugeStyle(style)
    return changingEnvironment(style) { environment, _ in environment.gaugeStyles.append(any) }
  }
}
