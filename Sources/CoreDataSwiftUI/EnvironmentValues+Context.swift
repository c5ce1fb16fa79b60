public import CoreData
public import HeadlessSwiftUI

private enum ManagedObjectContextKey: EnvironmentKey { static var defaultValue: NSManagedObjectContext? { nil } }

extension EnvironmentValues {
  /// The context from which requests of views fetch; by default, a context without stores, as in SwiftUI.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] ?? NSManagedObjectContext(.mainQueueConcurrencyType) }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
