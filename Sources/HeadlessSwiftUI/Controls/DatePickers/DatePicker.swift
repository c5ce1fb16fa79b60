public import Foundation

/// The components of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for choosing a date, a time, or both.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  nonisolated(unsafe) private let label: Label
  private let selection: Binding<Date>
  private let minimum: Date?
  private let maximum: Date?
  private let components: Components
  @Environment(\.datePickerStyles) private var styles

  nonisolated private init(
    _ label: Label, _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components
  ) {
    self.label = label
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
  }

  public var body: some View {
    let configuration = DatePickerStyleConfiguration(
      label: .init(content: label.controlLabel), selection: selection, minimumDate: minimum, maximumDate: maximum,
      displayedComponents: components)
    if let style = styles.last {
      // A picker in the body of the style gets the outer style, which avoids an infinite recursion.
      style.makeView(configuration).changingEnvironment(styles.count - 1) { environment, count in
        environment.datePickerStyles = Array(environment.datePickerStyles.prefix(count))
      }
    } else {
      CompactDatePickerStyle().makeBody(configuration: configuration)
    }
  }
}

nonisolated extension DatePicker {
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, nil, nil, displayedComponents) }
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, range.lowerBound, range.upperBound, displayedComponents) }
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, range.lowerBound, nil, displayedComponents) }
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, nil, range.upperBound, displayedComponents) }
}

nonisolated extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(titleKey), selection, nil, nil, displayedComponents) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(title), selection, nil, nil, displayedComponents) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(titleKey), selection, range.lowerBound, range.upperBound, displayedComponents) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(title), selection, range.lowerBound, range.upperBound, displayedComponents) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(titleKey), selection, range.lowerBound, nil, displayedComponents) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(title), selection, range.lowerBound, nil, displayedComponents) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(titleKey), selection, nil, range.upperBound, displayedComponents) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(title), selection, nil, range.upperBound, displayedComponents) }
}
