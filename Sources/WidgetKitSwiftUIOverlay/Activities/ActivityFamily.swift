public import HeadlessSwiftUI

/// The size of a live activity: small on a watch and in a car, medium on a phone.
public enum ActivityFamily: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case small, medium

  /// The case's name.
  public var description: String { self == .small ? "small" : "medium" }
}

private struct ActivityFamilyKey: EnvironmentKey {
  static var defaultValue: ActivityFamily { .medium }
}

extension EnvironmentValues {
  /// The size of the live activity that contains the view; medium outside a live activity.
  public internal(set) var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }
}
