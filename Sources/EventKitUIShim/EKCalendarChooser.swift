public import EventKit
public import HeadlessUIKit

public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars, writableCalendarsOnly }

/// A placeholder for the list of calendars, with the bar's buttons. A test sets `selectedCalendars`, and calls the delegate.
@preconcurrency @MainActor open class EKCalendarChooser: UIViewController {
  // The rows aren't shown.
  public let selectionStyle: EKCalendarChooserSelectionStyle
  open var selectedCalendars: Set<EKCalendar> = []
  open weak var delegate: (any EKCalendarChooserDelegate)?
  open var showsDoneButton = false { didSet { changeButtons() } }
  open var showsCancelButton = false { didSet { changeButtons() } }

  public convenience init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    eventStore: EKEventStore
  ) {
    self.init(
      selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
  }

  /// - Parameters:
  ///   - displayStyle: ignored: the calendars aren't shown.
  ///   - eventStore: the store of the calendars.
  public init(
    selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType, eventStore: EKEventStore
  ) {
    selectionStyle = style
    super.init(nibName: nil, bundle: nil)
    title = "Calendars"
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPlaceholder("Calendars", detail: nil)
    changeButtons()
  }

  private func changeButtons() {
    navigationItem.rightBarButtonItem =
      showsDoneButton
      ? UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [unowned self] _ in delegate?.calendarChooserDidFinish(self) }) : nil
    navigationItem.leftBarButtonItem =
      showsCancelButton
      ? UIBarButtonItem(
        systemItem: .cancel,
        primaryAction: UIAction { [unowned self] _ in delegate?.calendarChooserDidCancel(self) }) : nil
  }
}

/// Only the buttons call it; the selection doesn't change by touch.
@preconcurrency @MainActor public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

// Optional in EventKitUI.
extension EKCalendarChooserDelegate {
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
