public import Foundation

/// A type with an appearance proxy for its instances. The proxy's values apply to each instance that enters a window and has no
/// value of its own.
///
/// On iOS the appearance proxy records any call. Here it is an instance of the class, and the values that were set are found by
/// comparison. This works for properties whose ``Fact`` has a rule for it, not for those declared by an app's own classes.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance proxy for all instances.
  static func appearance() -> Self
  /// Returns the appearance proxy for instances within the first container, which is within the second, and so on.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// Returns the appearance proxy for instances whose traits contain `trait`'s.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the appearance proxy for instances in containers, whose traits contain `trait`'s.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A container of views, such as a view or controller, whose class can restrict an appearance proxy.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
