/// The arguments of a new object.
struct CreationArguments {
  let entity: NSEntityDescription
  let context: NSManagedObjectContext?
}

extension NSManagedObject {
  @_silgen_name("$s8CoreData15NSManagedObjectC14byRuntimeClassACSV_tcfC")
  fileprivate static func allocate(byRuntimeClass arguments: UnsafeRawPointer) -> NSManagedObject

  /// Creates an object of an entity's class.
  static func make(_ entity: NSEntityDescription, in context: NSManagedObjectContext?) -> NSManagedObject {
    if entity.isAbstract {
      fatalError("Cannot insert an instance of the abstract entity '\(entity.name ?? "")'.")
    }
    let arguments = CreationArguments(entity: entity, context: context)
    return withUnsafePointer(to: arguments) { entity.objectClass.allocate(byRuntimeClass: $0) }
  }

  /// Creates an object for a stored row: a fault until a value is read.
  static func fault(_ id: NSManagedObjectID, in context: NSManagedObjectContext) -> NSManagedObject {
    let object = make(id.entity, in: nil)
    object.id = id
    object.context = context
    object.values = [:]
    object.state.isFault = true
    return object
  }
}

/// See ``RuntimeInitializable``: generic code creates objects of its parameter, `T(context: context)`.
extension RuntimeInitializable where Self: NSManagedObject {
  /// `init(context:)` of a class that is only known at run time.
  @_silgen_name("CoreData_NSManagedObject_init_context") public init(context moc: NSManagedObjectContext)

  @_silgen_name("CoreData_NSManagedObject_init_context") @usableFromInline
  static func makeOfRuntimeClass(context: consuming NSManagedObjectContext) -> Self {
    let context = context
    return makeOfRuntimeClass(entity: entity(in: context), insertInto: context)
  }

  /// `init(entity:insertInto:)` of a class that is only known at run time.
  @_silgen_name("CoreData_NSManagedObject_init_entity") public init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)

  @_silgen_name("CoreData_NSManagedObject_init_entity") @usableFromInline
  static func makeOfRuntimeClass(
    entity: consuming NSEntityDescription, insertInto context: consuming NSManagedObjectContext?
  ) -> Self {
    let arguments = CreationArguments(entity: entity, context: context)
    return withUnsafePointer(to: arguments) { unsafeDowncast(allocate(byRuntimeClass: $0), to: self) }
  }
}
