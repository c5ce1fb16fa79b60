public import HeadlessSwiftUI

/// The background colour of a live activity. If several views set it, the first one in view order counts.
struct ActivityBackgroundKey: PreferenceKey {
  static var defaultValue: Color? { nil }
  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

nonisolated extension View {
  /// Sets the background colour of a live activity on the Lock Screen.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityBackgroundKey.self, value: color)
  }
  /// Has no effect: a picture doesn't show the system's button that ends a live activity, whose colour this is.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
