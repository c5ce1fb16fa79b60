public import Foundation

// What a widget's view says to the system that shows it; a widget's picture is that of its view.

extension View {
  /// The address that a tap on the widget opens the app with.
  public func widgetURL(_ url: URL?) -> some View { self }
  /// Whether the view is tinted with the accent where the system tints widgets.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Text beside a complication of a watch, which a phone doesn't show.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
}
