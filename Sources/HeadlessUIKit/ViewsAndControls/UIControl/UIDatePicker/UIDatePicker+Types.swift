extension UIDatePicker {
  public enum Mode: Int, Sendable {
    /// Hour, minute and, where the locale has them, the half of the day.
    case time = 0
    /// Month, day and year.
    case date = 1
    /// Day, hour, minute and, where the locale has them, the half of the day.
    case dateAndTime = 2
    /// Hours and minutes.
    case countDownTimer = 3
    /// Month and year.
    case yearAndMonth = 4
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  /// The default of the mode: compact, or wheels for durations and months.
  case automatic = 0
  case wheels = 1
  /// A label that opens an editor. Here the label stays what it is.
  case compact = 2
  /// The editor itself: a month of days.
  case inline = 3
}
