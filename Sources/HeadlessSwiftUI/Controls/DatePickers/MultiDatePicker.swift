public import Foundation
internal import HeadlessUIKit

/// A control for choosing several dates, as a calendar of one month. The label isn't shown.
public struct MultiDatePicker<Label: View>: View {
  nonisolated(unsafe) private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let minimum: Date?
  private let end: Date?

  nonisolated private init(
    _ label: Label, _ selection: Binding<Set<DateComponents>>, from minimum: Date?, upTo end: Date?
  ) {
    self.label = label
    self.selection = selection
    self.minimum = minimum
    self.end = end
  }

  public var body: some View { MultiDateCalendar(selection: selection, minimum: minimum, end: end) }
}

nonisolated extension MultiDatePicker {
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label(), selection, from: nil, upTo: nil)
  }
  /// - Parameter bounds: the dates that can be chosen, without the upper bound.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(label(), selection, from: bounds.lowerBound, upTo: bounds.upperBound)
  }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, from: bounds.lowerBound, upTo: nil) }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, from: nil, upTo: bounds.upperBound) }
}

nonisolated extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(Text(titleKey), selection, from: nil, upTo: nil)
  }
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(Text(titleKey), selection, from: bounds.lowerBound, upTo: bounds.upperBound)
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(Text(titleKey), selection, from: bounds.lowerBound, upTo: nil) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(Text(titleKey), selection, from: nil, upTo: bounds.upperBound) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(Text(title), selection, from: nil, upTo: nil)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(Text(title), selection, from: bounds.lowerBound, upTo: bounds.upperBound)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(Text(title), selection, from: bounds.lowerBound, upTo: nil) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(Text(title), selection, from: nil, upTo: bounds.upperBound) }
}

/// A UIKit calendar in which days are selected.
private struct MultiDateCalendar: _ElementView {
  let selection: Binding<Set<DateComponents>>
  let minimum: Date?
  let end: Date?

  func makeElement(_ context: _ElementContext) -> _ControlElement {
    let view = UICalendarView()
    let days = SelectedDays()
    view.selectionBehavior = days.behavior
    view.wantsDateDecorations = false
    let element = _ControlElement(view) { [unowned view] proposal in
      let size = view.intrinsicContentSize
      return CGSize(width: proposal.width ?? size.width, height: size.height)
    }
    element.kept = days
    return element
  }

  func updateElement(_ element: _ControlElement, _ context: _ElementContext) {
    guard let view = element.view as? UICalendarView, let days = element.kept as? SelectedDays else { return }
    let environment = context.environment
    context.prepare(view)
    view.isUserInteractionEnabled = environment.isEnabled
    if environment.locale != .current, view.locale != environment.locale { view.locale = environment.locale }
    if view.calendar != environment.calendar { view.calendar = environment.calendar }
    if environment.timeZone != .current, view.timeZone != environment.timeZone { view.timeZone = environment.timeZone }
    // The calendar's range includes its end, and the picker's doesn't.
    let range = DateInterval(start: minimum ?? .distantPast, end: end.map { $0 - 1 } ?? .distantFuture)
    if view.availableDateRange != range { view.availableDateRange = range }
    days.take(selection)
    element.invalidateLayout()
  }
  typealias Body = Never
}

/// Synchronizes a calendar's selection with a binding.
@MainActor private final class SelectedDays: NSObject, UICalendarSelectionMultiDateDelegate {
  private(set) lazy var behavior = UICalendarSelectionMultiDate(delegate: self)
  private var selection: Binding<Set<DateComponents>>?

  func take(_ selection: Binding<Set<DateComponents>>) {
    self.selection = selection
    let days = selection.wrappedValue
    if Set(behavior.selectedDates) != days { behavior.selectedDates = Array(days) }
  }

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
    self.selection?.wrappedValue = Set(selection.selectedDates)
  }
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
    self.selection?.wrappedValue = Set(selection.selectedDates)
  }
}
