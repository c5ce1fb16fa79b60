public import CoreData
public import Foundation

/// The objects that a view's request has fetched.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let settings: FetchSettings?
  private let results: [Result]

  init(_ state: FetchState<Result>?) {
    settings = state?.settings
    results = state.map { state in _onMainActorNow { state.results } } ?? []
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { results.count }
  public subscript(position: Int) -> Result { results[position] }

  /// Setting it fetches again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { settings.flatMap { settings in _onMainActorNow { settings.shownDescriptors } } ?? [] }
    nonmutating set { settings?.set(newValue, nsPredicate) }
  }
  /// The Swift sort descriptors; without those that are made of keys. Setting it fetches again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { NSSortDescriptor.swiftDescriptors(of: nsSortDescriptors) }
    nonmutating set { nsSortDescriptors = NSSortDescriptor.all(of: newValue) }
  }
  /// Setting it fetches again.
  public var nsPredicate: NSPredicate? {
    get { settings.flatMap { settings in _onMainActorNow { settings.shownPredicate } } }
    nonmutating set { settings?.set(nsSortDescriptors, newValue) }
  }
}
