public import Foundation

/// The appearance of date pickers.
@preconcurrency @MainActor public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker that a date picker style receives.
public struct DatePickerStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  @Binding public var selection: Date
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

/// The default style: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// The date in compact fields, which show a calendar or wheels when they are tapped.
public struct CompactDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) { DatePickerView(configuration: configuration, style: .compact) }
  }
}

/// A calendar, and a field for the time. The label isn't shown.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DatePickerView(configuration: configuration, style: .inline)
  }
}

/// Wheels beside the label.
public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    WheelDateRow(configuration: configuration)
  }
}

private struct WheelDateRow: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    if hidesLabels {
      DatePickerView(configuration: configuration, style: .wheels)
    } else {
      HStack {
        configuration.label
        DatePickerView(configuration: configuration, style: .wheels)
      }
    }
  }
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A type-erased date picker style.
struct AnyDatePickerStyle {
  private let make: @MainActor (DatePickerStyleConfiguration) -> AnyView

  nonisolated init<Style: DatePickerStyle>(_ style: Style) {
    nonisolated(unsafe) let style = style
    make = { values in AnyView(StyleBody(style: StyleProperty(style: style)) { $0.makeBody(configuration: values) }) }
  }

  @MainActor func makeView(_ configuration: DatePickerStyleConfiguration) -> AnyView { make(configuration) }
}

private enum DatePickerStylesKey: EnvironmentKey { static var defaultValue: [AnyDatePickerStyle] { [] } }

extension EnvironmentValues {
  /// The styles that views set, the innermost last.
  var datePickerStyles: [AnyDatePickerStyle] {
    get { self[DatePickerStylesKey.self] }
    set { self[DatePickerStylesKey.self] = newValue }
  }
}

nonisolated extension View {
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    let any = AnyDatePickerStyle(style)
    return changingEnvironment(style) { environment, _ in environment.datePickerStyles.append(any) }
  }
}
