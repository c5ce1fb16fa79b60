public import Foundation

/// Which objects a context fetches, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition of the objects; nil for all.
  public var predicate: Predicate<T>?
  /// The order. Without one the objects stand in the order of their first save here; SwiftData has none.
  public var sortBy: [SortDescriptor<T>]
  /// The greatest number of objects; nil for all.
  public var fetchLimit: Int?
  /// How many objects are left out at the beginning.
  public var fetchOffset: Int?
  /// Whether unsaved insertions and deletions count; true by default.
  public var includePendingChanges = true
  /// The properties that are read at once. Objects are in memory here: every property is read when it is used first.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships that are read at once. Objects are in memory here: each is read when it is used first.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

extension FetchDescriptor: @unchecked Sendable {}
