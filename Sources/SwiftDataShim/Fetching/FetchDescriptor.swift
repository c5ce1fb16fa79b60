public import Foundation

/// The objects that a context fetches, and their order.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition of the objects; nil for all.
  public var predicate: Predicate<T>?
  /// The order. Without one, objects are in the order of their first save here; in SwiftData the order is undefined.
  public var sortBy: [SortDescriptor<T>]
  /// The maximum number of objects; nil for no limit.
  public var fetchLimit: Int?
  /// The number of objects to skip at the beginning.
  public var fetchOffset: Int?
  /// Whether unsaved insertions and deletions are included; true by default.
  public var includePendingChanges = true
  /// The properties to read at once. Objects are in memory here: every property is read on first use.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships to read at once. Objects are in memory here: each is read on first use.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

extension FetchDescriptor: @unchecked Sendable {}
