/// Whether a split controller around shows columns, or one thing.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  public typealias Value = UISplitViewController.LayoutEnvironment
  public static var defaultValue: UISplitViewController.LayoutEnvironment { .none }
}

extension UISplitViewController {
  public enum LayoutEnvironment: Int, Sendable {
    /// No split controller is around.
    case none = 0
    case expanded = 1
    case collapsed = 2
  }
}

extension UITraitCollection {
  /// Whether a split controller around shows columns, or one thing.
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    self[UITraitSplitViewControllerLayoutEnvironment.self]
  }

  public convenience init(splitViewControllerLayoutEnvironment environment: UISplitViewController.LayoutEnvironment) {
    self.init { $0.splitViewControllerLayoutEnvironment = environment }
  }
}

extension UIMutableTraits {
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
}
