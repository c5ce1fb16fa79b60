/// Sets the background of the container that a view is in. A container that paints its own background, such as a widget's picture,
/// sets `_paintedContainer` and reads the background from the preference. In other containers, the background is painted behind the
/// view, except a widget's background, which isn't shown outside a widget. Recorded on iOS 26 (home-assistant's widgets, shown as
/// plain views).
public struct _ContainerBackgroundModifier<Background: View>: ViewModifier {
  let container: ContainerBackgroundPlacement
  nonisolated(unsafe) let background: Background
  @Environment(\._paintedContainer) private var paintedContainer

  public func body(content: Content) -> some View {
    let isLifted = paintedContainer == container
    content
      .background { if !isLifted, container != .widget { background.ignoresSafeArea() } }
      .preference(key: _ContainerBackgroundKey.self, value: isLifted ? AnyView(background) : nil)
  }
}

/// The background that views set for a container that paints its own background. If several views set it, the first one in view
/// order counts.
public struct _ContainerBackgroundKey: PreferenceKey {
  public static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
    value = value ?? nextValue()
  }
}

private struct PaintedContainerKey: EnvironmentKey {
  static var defaultValue: ContainerBackgroundPlacement? { nil }
}

extension EnvironmentValues {
  /// The kind of the enclosing container that paints its background itself. Not a part of SwiftUI.
  public var _paintedContainer: ContainerBackgroundPlacement? {
    get { self[PaintedContainerKey.self] }
    set { self[PaintedContainerKey.self] = newValue }
  }
}
