public import Foundation

// Foundation on Linux has the capacity of a volume, but not what Apple's systems count of it for a kind of use.
extension URLResourceKey {
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
  /// Nil: Linux doesn't count what it could free.
  public var volumeAvailableCapacityForImportantUsage: Int64? { nil }
  /// Nil: Linux doesn't count what it could free.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { nil }
}
