public import CoreData

/// What can be changed of a view's request. SwiftUI has it within the request's type.
public struct FetchRequestConfiguration {
  public var nsSortDescriptors: [NSSortDescriptor]
  public var nsPredicate: NSPredicate?
}
