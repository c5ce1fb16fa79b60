public import CoreData
internal import HeadlessObjectiveC
public import HeadlessSwiftUI
internal import SwiftUIGraph

/// The objects that a view fetches from the context of its environment, kept up to date.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  /// The changeable properties of the request.
  public typealias Configuration = FetchRequestConfiguration

  private let make: () -> NSFetchRequest<Result>
  private var state: FetchState<Result>?

  /// - Parameter animation: ignored: pictures show the end of animations.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {

    make = { fetchRequest.copy() as! NSFetchRequest<Result> }
  }

  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { self.init(fetchRequest: fetchRequest) }

  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(fetchRequest: request)
  }

  // The entity is looked up when the view is displayed: when it is created, there may be no model yet.
  private init(late make: @escaping () -> NSFetchRequest<Result>) {

    self.make = make
  }

  public var wrappedValue: FetchedResults<Result> { FetchedResults(state) }
  public var projectedValue: Binding<Configuration> { FetchSettings.binding(state?.settings) }

  @MainActor public mutating func _install(_ context: inout _PropertyContext) {
    let node = context.node
    let state = context.slot { _ in FetchState<Result>(node) }
    state.update(make(), context.environment.managedObjectContext)
    self.state = state
  }
}

extension FetchRequest where Result: NSManagedObject {
  // An empty list fits both initialisers; it is one of SwiftUI's `SortDescriptor`s then.
  @_disfavoredOverload
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    self.init(late: { FetchRequest.request(sortDescriptors, predicate) })
  }

  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(late: { FetchRequest.request(sortDescriptors.map(NSSortDescriptor.of), predicate) })
  }

  private static func request(_ descriptors: [NSSortDescriptor], _ predicate: NSPredicate?) -> NSFetchRequest<Result> {
    let request = NSFetchRequest<Result>()
    request.entity = Result.entity()
    request.sortDescriptors = descriptors
    request.predicate = predicate
    return request
  }
}

/// Runs work of the main actor synchronously; views' properties are read there.
func _onMainActorNow<Value>(_ work: @MainActor () -> Value) -> Value {
  MainThread.assume(work)
}
