public import CoreData
public import HeadlessSwiftUI

private enum ManagedObjectContextKey: EnvironmentKey { static var defaultValue: NSManagedObjectContext? { nil } }

extension EnvironmentValues {
  /// The context that requests of views fetch from; without one that was set it is one without stores, as in SwiftUI.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] ?? NSManagedObjectContext(.mainQueueConcurrencyType) }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
