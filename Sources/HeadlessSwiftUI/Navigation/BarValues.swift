internal import HeadlessUIKit

/// The values that views set for one bar of their page; nil where no view sets them.
struct BarValues: Equatable {
  /// Whether the bar is visible.
  var visibility: Visibility?
  var background: Visibility?
  var style: AnyShapeStyle?
  var scheme: ColorScheme?

  /// Merges the values of a later sibling: the first value takes precedence.
  mutating func merge(_ other: BarValues) {
    visibility = visibility ?? other.visibility
    background = background ?? other.background
    style = style ?? other.style
    scheme = scheme ?? other.scheme
  }

  /// Whether the background is the bar's own.
  var hasOwnBackground: Bool { background == nil && style == nil }

  /// Whether the bar also shows its background where the content is at its scroll origin.
  var showsBackgroundAtScrollEdge: Bool { background != nil && background != .automatic }

  /// Gives a bar's appearance the background.
  @MainActor func configure(_ appearance: UIBarAppearance, _ environment: EnvironmentValues) {
    if background == .hidden { return appearance.configureWithTransparentBackground() }
    appearance.configureWithDefaultBackground()
    if let style {
      appearance.backgroundColor = UIColor(style._resolve(_StyleContext(environment)).style.representativeColor)
    }
  }

  /// The appearance that bars in the chosen colour scheme have.
  var interfaceStyle: UIUserInterfaceStyle {
    scheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
  }
}

extension ToolbarPlacement {
  /// Where the values of the bar are; those of automatic placements are the navigation bar's.
  var values: WritableKeyPath<_NavigationItemValues, BarValues> {
    switch kind {
    case .automatic, .navigationBar: \.navigationBar
    case .bottomBar: \.bottomBar
    case .tabBar: \.tabBar
    }
  }
}

nonisolated extension View {
  /// Changes the values of bars, of the navigation bar where none is named.
  func barValues(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout BarValues) -> Void
  ) -> ModifiedContent<Self, _PreferenceTransformModifier<_NavigationItemKey>> {
    navigationItem { values in
      for bar in bars.isEmpty ? [.automatic] : bars { change(&values[keyPath: bar.values]) }
    }
  }
}
