public import CoreData
public import HeadlessSwiftUI
internal import SwiftUIGraph

/// The same as ``FetchRequest``, in sections: consecutive objects with the same identifier form one.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
  private let identifier: KeyPath<Result, SectionIdentifier>
  private var request: FetchRequest<Result>

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    identifier = sectionIdentifier
    request = FetchRequest(fetchRequest: fetchRequest)
  }

  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    identifier = sectionIdentifier
    request = FetchRequest(entity: entity, sortDescriptors: sortDescriptors, predicate: predicate)
  }

  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(request.wrappedValue, identifier)
  }

  @MainActor public mutating func _install(_ context: inout _PropertyContext) { request._install(&context) }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  // An empty list fits both initialisers; it is one of SwiftUI's `SortDescriptor`s then.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    identifier = sectionIdentifier
    request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
  }
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    identifier = sectionIdentifier
    request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
  }
}
