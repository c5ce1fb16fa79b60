public import HeadlessSwiftUI
public import WidgetKit

private struct WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemMedium }
}

private struct WidgetRenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode { .fullColor }
}

private struct WidgetContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

private struct WidgetContainerBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// The size of the widget; medium outside of one.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  /// How the system colours the widget. Views may read it; the picture keeps its colours.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }
  /// The margins that the system keeps clear around the widget's content, also where the configuration disables them; zero
  /// outside of a widget.
  public internal(set) var widgetContentMargins: EdgeInsets {
    get { self[WidgetContentMarginsKey.self] }
    set { self[WidgetContentMarginsKey.self] = newValue }
  }
  /// Whether the container background is shown: not in the families of the Lock Screen.
  public internal(set) var showsWidgetContainerBackground: Bool {
    get { self[WidgetContainerBackgroundKey.self] }
    set { self[WidgetContainerBackgroundKey.self] = newValue }
  }
  /// Whether an accessory widget's label is shown beside it, which watches do.
  public var showsWidgetLabel: Bool { false }
  /// Whether a live activity fills the screen, which it does in StandBy.
  public var isActivityFullscreen: Bool { false }
  /// Whether a live activity is updated less often, which it is while the display is dimmed.
  public var isActivityUpdateReduced: Bool { false }
}
