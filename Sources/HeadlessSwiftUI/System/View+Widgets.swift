public import Foundation

// Values that a widget's view sets for the system; a widget's picture shows only its view.

nonisolated extension View {
  /// The URL with which a tap on the widget opens the app.
  public func widgetURL(_ url: URL?) -> some View { self }
  /// Whether the view has the accent colour where the system tints widgets.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// The text beside a watch complication, which a phone doesn't show.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
}
