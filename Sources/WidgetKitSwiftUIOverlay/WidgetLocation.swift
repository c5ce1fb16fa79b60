/// A place where the system shows widgets.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  public static var homeScreen: WidgetLocation { WidgetLocation(name: "homeScreen") }
  public static var lockScreen: WidgetLocation { WidgetLocation(name: "lockScreen") }
  public static var standBy: WidgetLocation { WidgetLocation(name: "standBy") }
  public static var iPhoneWidgetsOnMac: WidgetLocation { WidgetLocation(name: "iPhoneWidgetsOnMac") }
  public static var carPlay: WidgetLocation { WidgetLocation(name: "carPlay") }
}
