public import Foundation

/// What has an appearance proxy for all of its instances: what is set on that holds for every instance that comes into a window and
/// has nothing of its own set.
///
/// On iOS the appearance proxy records any call. Here it is an instance of the class, and what was set is found by comparing: that
/// works for the properties whose ``Fact`` has a rule for it, and not for those that an app's own classes declare.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// The appearance proxy for all instances.
  static func appearance() -> Self
  /// The appearance proxy for instances within the first of the containers, which is within the second, and so on.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The appearance proxy for instances whose traits contain `trait`'s.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The appearance proxy for instances in containers, whose traits contain `trait`'s.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A container of views, such as a view or controller, whose class can restrict an appearance proxy.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
