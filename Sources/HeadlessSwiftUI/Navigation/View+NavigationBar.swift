internal import HeadlessUIKit

/// The display mode of a navigation bar's title.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The mode of the previous page; large on the root page.
    case automatic
    case inline
    case large

    var uiKit: UINavigationItem.LargeTitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .never
      case .large: .always
      }
    }
  }
}

extension View {
  public func navigationTitle(_ title: Text) -> some View { navigationItem { $0.title = title } }
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  /// The title is shown; editing it isn't simulated.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationItem { $0.largeTitleMode = displayMode.uiKit }
  }

  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationItem {
      $0.title = title
      $0.largeTitleMode = displayMode.uiKit
    }
  }
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationBarTitle(Text(titleKey), displayMode: displayMode) }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }

  public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationItem { $0.barVisibility = hidden ? .hidden : .visible }
  }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationItem { $0.backButtonHidden = hidesBackButton }
  }

  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationItem { values in
      for bar in bars.isEmpty ? [.automatic] : bars {
        switch bar.kind {
        case .automatic, .navigationBar: values.barVisibility = visibility
        case .bottomBar: values.bottomBarVisibility = visibility
        case .tabBar: values.tabBarVisibility = visibility
        }
      }
    }
  }
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationItem { values in
      for bar in bars.isEmpty ? [.automatic] : bars {
        switch bar.kind {
        case .automatic, .navigationBar: values.barVisibility = visibility
        case .bottomBar: values.bottomBarVisibility = visibility
        case .tabBar: values.tabBarVisibility = visibility
        }
      }
    }
  }
  /// The visibility of the navigation bar's background.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationItem { if bars.concernNavigationBar { $0.barBackground = visibility } }
  }
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    navigationItem { if bars.concernNavigationBar { $0.barColor = AnyShapeStyle(style) } }
  }
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationItem { if bars.concernNavigationBar { $0.barBackground = visibility } }
  }
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    navigationItem { if bars.concernNavigationBar { $0.barScheme = colorScheme } }
  }
}

extension [ToolbarPlacement] {
  fileprivate var concernNavigationBar: Bool {
    isEmpty || contains { $0.kind == .automatic || $0.kind == .navigationBar }
  }
}
