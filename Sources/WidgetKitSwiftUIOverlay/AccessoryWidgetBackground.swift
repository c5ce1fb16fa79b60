public import HeadlessSwiftUI

/// The fill behind a widget of the Lock Screen, in the widget's shape. iOS blends it with the wallpaper; here it is the system's
/// tertiary fill, since no recorded figure for the blend is known.
public struct AccessoryWidgetBackground: View {
  public init() {}

  public var body: some View { Color(uiColor: .tertiarySystemFill) }
}
