public import Foundation

/// What has a stand-in for all of its instances: what is set on that holds for every instance that comes into a window and
/// has nothing of its own set.
///
/// On iOS the stand-in records any call. Here it is an instance of the class, and what was set is found by comparing: that
/// works for the properties that ``AppearanceProperty`` lists, and not for those that an app's own classes declare.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// The stand-in for all instances.
  static func appearance() -> Self
  /// The stand-in for instances within the first of the containers, which is within the second, and so on.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The stand-in for instances whose traits contain `trait`'s.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The stand-in for instances in containers, whose traits contain `trait`'s.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}
