/// A stack of pages; in regular widths its first two or three views are columns.
public struct NavigationView<Content: View>: View {
  nonisolated(unsafe) let content: Content
  @Environment(\.navigationViewStyleValue) private var style
  @Environment(\.horizontalSizeClass) private var width

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    if style.isStack || width != .regular {
      NavigationContainer(root: AnyView(content), path: nil)
    } else {
      NavigationColumns(columns: content.columnViews, visibility: nil)
    }
  }
}

nonisolated extension View {
  /// The views that are columns.
  fileprivate var columnViews: [AnyView] {
    (self as? any MultipleViews)?.erasedParts ?? [AnyView(self)]
  }
}

/// The appearance of a navigation view.
@preconcurrency @MainActor public protocol NavigationViewStyle {
  nonisolated var _isStack: Bool { get }
}

public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  nonisolated public var _isStack: Bool { true }
}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  nonisolated public var _isStack: Bool { false }
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  nonisolated public var _isStack: Bool { false }
}

public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle

nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
nonisolated extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

struct NavigationViewStyleValue {
  var isStack = false
}

private enum NavigationViewStyleKey: EnvironmentKey {
  static var defaultValue: NavigationViewStyleValue { NavigationViewStyleValue() }
}

extension EnvironmentValues {
  var navigationViewStyleValue: NavigationViewStyleValue {
    get { self[NavigationViewStyleKey.self] }
    set { self[NavigationViewStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewStyleValue, NavigationViewStyleValue(isStack: style._isStack))
  }
}
