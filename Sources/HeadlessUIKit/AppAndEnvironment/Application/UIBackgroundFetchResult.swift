/// What a fetch in the background came to.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}
