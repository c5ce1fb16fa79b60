/// How the system colours a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// With its own colours: on the Home Screen.
  public static var fullColor: WidgetRenderingMode { WidgetRenderingMode(description: "fullColor") }
  /// In two colours: one for what is `widgetAccentable`, and one for all else.
  public static var accented: WidgetRenderingMode { WidgetRenderingMode(description: "accented") }
  /// Without colours, by the brightness of what is shown: on the Lock Screen.
  public static var vibrant: WidgetRenderingMode { WidgetRenderingMode(description: "vibrant") }
}
