public import HeadlessSwiftUI

/// The colour behind a live activity's view. The first one in the order of the views counts.
struct ActivityBackgroundKey: PreferenceKey {
  static var defaultValue: Color? { nil }
  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

extension View {
  /// The colour behind a live activity on the Lock Screen.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityBackgroundKey.self, value: color)
  }
  /// The colour of the button with which the system ends a live activity; a picture doesn't show it.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
