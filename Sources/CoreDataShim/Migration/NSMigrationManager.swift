internal import HeadlessObjectiveC

/// Copies a store's objects into a store of another model, as a mapping model says.
open class NSMigrationManager: NSObject, @unchecked Sendable {
  public let sourceModel: NSManagedObjectModel
  public let destinationModel: NSManagedObjectModel
  open private(set) var mappingModel = NSMappingModel()
  open private(set) var sourceContext = NSManagedObjectContext(.confinementConcurrencyType)
  open private(set) var destinationContext = NSManagedObjectContext(.confinementConcurrencyType)
  /// Stored but unused: all objects are migrated in memory.
  open var usesStoreSpecificMigrationManager = true
  open var userInfo: [AnyHashable: Any]?
  /// From 0 to 1.
  open private(set) var migrationProgress: Float = 0
  open private(set) var currentEntityMapping = NSEntityMapping()
  private var failure: (any Error)?
  private var pairs: [(mapping: String, source: NSManagedObject, destination: NSManagedObject)] = []

  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
    super.init()
  }

  // MARK: Migration

  open func migrateStore(
    from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
    with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
    destinationOptions dOptions: [AnyHashable: Any]? = nil
  ) throws {
    guard let mappings else {
      throw CoreDataError.make(NSMigrationMissingMappingModelError, "There is no mapping model.")
    }
    reset()
    mappingModel = mappings
    sourceContext.persistentStoreCoordinator = try coordinator(sourceModel, sStoreType, sourceURL, sOptions)
    destinationContext.persistentStoreCoordinator = try coordinator(destinationModel, dStoreType, dURL, dOptions)
    let steps = mappings.entityMappings.map { ($0, policy(of: $0)) }
    for (place, (mapping, policy)) in steps.enumerated() {
      currentEntityMapping = mapping
      try policy.begin(mapping, with: self)
      for object in try sources(of: mapping) {
        try policy.createDestinationInstances(forSource: object, in: mapping, manager: self)
        if let failure { throw failure }
      }
      try policy.endInstanceCreation(forMapping: mapping, manager: self)
      migrationProgress = Float(place + 1) / Float(max(1, steps.count)) / 2
    }
    try connect(steps)
    try destinationContext.save()
    migrationProgress = 1
  }

  open func migrateStore(
    from sourceURL: URL, type sourceType: NSPersistentStore.StoreType, options sourceOptions: [AnyHashable: Any]? = nil,
    mapping: NSMappingModel, to destinationURL: URL, type destinationType: NSPersistentStore.StoreType,
    options destinationOptions: [AnyHashable: Any]? = nil
  ) throws {
    try migrateStore(
      from: sourceURL, sourceType: sourceType.rawValue, options: sourceOptions, with: mapping,
      toDestinationURL: destinationURL, destinationType: destinationType.rawValue,
      destinationOptions: destinationOptions)
  }

  private func connect(_ steps: [(NSEntityMapping, NSEntityMigrationPolicy)]) throws {
    for (mapping, policy) in steps {
      currentEntityMapping = mapping
      for object in pairs.filter({ $0.mapping == mapping.name }).map(\.destination) {
        try policy.createRelationships(forDestination: object, in: mapping, manager: self)
      }
      try policy.endRelationshipCreation(forMapping: mapping, manager: self)
    }
    for (mapping, policy) in steps {
      try policy.performCustomValidation(forMapping: mapping, manager: self)
      try policy.end(mapping, manager: self)
      if let failure { throw failure }
    }
  }

  private func coordinator(
    _ model: NSManagedObjectModel, _ type: String, _ url: URL, _ options: [AnyHashable: Any]?
  ) throws -> NSPersistentStoreCoordinator {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: type, configurationName: nil, at: url, options: options)
    return coordinator
  }

  /// The objects of the source entity itself: its subentities have mappings of their own.
  private func sources(of mapping: NSEntityMapping) throws -> [NSManagedObject] {
    guard let name = mapping.sourceEntityName, mapping.mappingType != .removeEntityMappingType else { return [] }
    let request = NSFetchRequest<NSManagedObject>(entityName: name)
    request.includesSubentities = false
    return try sourceContext.fetch(request)
  }

  private func policy(of mapping: NSEntityMapping) -> NSEntityMigrationPolicy {
    guard let name = mapping.entityMigrationPolicyClassName else { return NSEntityMigrationPolicy() }
    guard let found = MigrationPolicies.find(name) else {
      ErrorStream.tell("Unable to load the migration policy '\(name)'; objects are copied.")
      return NSEntityMigrationPolicy()
    }
    return found.init()
  }

  // MARK: Objects

  open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.sourceEntityName.flatMap { sourceModel.entitiesByName[$0] }
  }
  open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
  }

  open func associate(
    sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
    for entityMapping: NSEntityMapping
  ) { pairs.append((entityMapping.name ?? "", sourceInstance, destinationInstance)) }

  open func destinationInstances(
    forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
  ) -> [NSManagedObject] {
    pairs.filter { pair in pair.mapping == mappingName && sourceInstances?.contains { $0 === pair.source } != false }
      .map(\.destination)
  }

  open func sourceInstances(
    forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
  ) -> [NSManagedObject] {
    pairs.filter { pair in
      pair.mapping == mappingName && destinationInstances?.contains { $0 === pair.destination } != false
    }.map(\.source)
  }

  func destinations(of source: NSManagedObject) -> [NSManagedObject] {
    pairs.filter { $0.source === source }.map(\.destination)
  }

  func value(
    of expression: HeadlessObjectiveC.NSExpression, _ source: NSManagedObject, _ mapping: NSEntityMapping,
    _ policy: NSEntityMigrationPolicy
  ) -> Any? {
    expression.value(
      of: source,
      variables: [
        NSMigrationSourceObjectKey: source, NSMigrationManagerKey: self, NSMigrationEntityMappingKey: mapping,
        NSMigrationEntityPolicyKey: policy,
      ])
  }

  open func cancelMigrationWithError(_ error: any Error) { failure = error }

  open func reset() {
    (pairs, failure, migrationProgress) = ([], nil, 0)
    sourceContext = NSManagedObjectContext(.confinementConcurrencyType)
    destinationContext = NSManagedObjectContext(.confinementConcurrencyType)
  }
}
