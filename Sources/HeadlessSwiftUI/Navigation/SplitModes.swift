public import Foundation
internal import HeadlessUIKit

/// Reports the display modes that the user chooses.
final class SplitModes: NSObject, UISplitViewControllerDelegate {
  var willChange: (UISplitViewController.DisplayMode) -> Void = { _ in }

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    willChange(displayMode)
  }
}

extension NavigationSplitViewVisibility {
  /// UIKit's mode. By default all columns but the first of three are visible.
  func mode(ofColumns count: Int) -> UISplitViewController.DisplayMode {
    switch self {
    case .detailOnly: .secondaryOnly
    case .doubleColumn: .oneBesideSecondary
    default: count > 2 ? .twoBesideSecondary : .oneBesideSecondary
    }
  }

  init(_ mode: UISplitViewController.DisplayMode, ofColumns count: Int) {
    self =
      switch mode {
      case .secondaryOnly: .detailOnly
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: .all
      default: .doubleColumn
      }
  }
}

/// The width of a column of a split view, in points; nil for UIKit's.
struct ColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?
}

enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth { ColumnWidth() }
  static func reduce(value: inout ColumnWidth, nextValue: () -> ColumnWidth) {
    if value == ColumnWidth() { value = nextValue() }
  }
}

private enum SplitBehaviorKey: EnvironmentKey {
  static var defaultValue: UISplitViewController.SplitBehavior { .automatic }
}

extension EnvironmentValues {
  /// How the columns of split views share the width.
  var splitViewBehavior: UISplitViewController.SplitBehavior {
    get { self[SplitBehaviorKey.self] }
    set { self[SplitBehaviorKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How the columns share the width: side by side, or with the others over the detail.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    let behavior: UISplitViewController.SplitBehavior =
      style is BalancedNavigationSplitViewStyle
      ? .tile : style is ProminentDetailNavigationSplitViewStyle ? .overlay : .automatic
    return environment(\.splitViewBehavior, behavior)
  }
  /// The width of the column that the view is in, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(least: width, ideal: width, most: width))
  }
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { preference(key: ColumnWidthKey.self, value: ColumnWidth(least: min, ideal: ideal, most: max)) }
}
