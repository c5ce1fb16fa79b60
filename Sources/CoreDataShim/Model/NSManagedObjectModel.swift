internal import DataModels
internal import HeadlessUIKit

/// A set of entities. Models are read from the sources that Xcode compiles them from: `Shop.xcdatamodeld`.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities { entity.managedObjectModel = self }
      byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
    }
  }
  private var byName: [String: NSEntityDescription] = [:]
  private var entitiesOfConfigurations: [String: [NSEntityDescription]] = [:]
  private var requests: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  open var versionIdentifiers: Set<AnyHashable> = []

  public override init() {}

  /// Reads a model's folder: the current version of `Shop.xcdatamodeld`, or `Shop.xcdatamodel`. In translated sources,
  /// `Bundle.url(forResource:withExtension: "momd")` returns such a folder.
  public convenience init?(contentsOf url: URL) {
    let folder = Self.documents(for: url).first { FileManager.default.fileExists(atPath: $0.path) }
    guard let folder else { return nil }
    do {
      self.init(try DataModelFile(folder).model())
    } catch {
      ErrorStream.tell("Core Data: \(error)")
      return nil
    }
  }

  /// The URL of a compiled model is that of its source with another extension.
  private static func documents(for url: URL) -> [URL] {
    switch url.pathExtension {
    case "momd": [url.deletingPathExtension().appendingPathExtension("xcdatamodeld")]
    case "mom": [url.deletingPathExtension().appendingPathExtension("xcdatamodel")]
    default: [url]
    }
  }

  /// Merges the models of the bundles; nil means the main bundle. Returns nil if there is no model; iOS traps.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let found = (bundles ?? [.main]).flatMap { bundle in
      ["momd", "mom"].flatMap { bundle._urls(forResourcesWithExtension: $0) ?? [] }
        + ["xcdatamodeld", "xcdatamodel"].flatMap { bundle._urls(forResourcesWithExtension: $0) ?? [] }
    }
    return NSManagedObjectModel(byMerging: found.compactMap { NSManagedObjectModel(contentsOf: $0) })
  }

  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    // An entity belongs to one model: the others' entities are moved to this one.
    take(models.flatMap(\.entities))
    for model in models {
      requests.merge(model.requests) { first, _ in first }
      entitiesOfConfigurations.merge(model.entitiesOfConfigurations) { $0 + $1 }
    }
  }

  /// Property observers don't run in initialisers.
  private func take(_ new: [NSEntityDescription]) { entities = new }

  open var entitiesByName: [String: NSEntityDescription] { byName }

  // MARK: Configurations and requests

  open var configurations: [String] { entitiesOfConfigurations.keys.sorted() }
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    configuration.map { entitiesOfConfigurations[$0] ?? ($0 == "Default" ? entities : []) } ?? entities
  }
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    entitiesOfConfigurations[configuration] = entities
  }

  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { requests }
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { requests[name] }
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) { requests[name] = fetchRequestTemplate }

  /// Returns the request with values substituted for its predicate's variables (`$NAME`).
  open func fetchRequestFromTemplate(withName name: String, substitutionVariables variables: [String: Any])
    -> NSFetchRequest<any NSFetchRequestResult>?
  {
    guard let template = requests[name] else { return nil }
    let request = template.copied()
    request.predicate = template.templateFormat.map { PredicateTemplate($0).predicate(variables) } ?? template.predicate
    return request
  }

  open override func copy() -> Any { copy(with: nil) }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSManagedObjectModel()
    let pairs = entities.map { ($0, $0.copy() as! NSEntityDescription) }
    for (old, new) in pairs { new.subentities = pairs.filter { $0.0.superentity === old }.map(\.1) }
    copy.entities = pairs.map(\.1)
    for relationship in copy.entities.flatMap(\.properties).compactMap({ $0 as? NSRelationshipDescription }) {
      relationship.destinationEntity = copy.entitiesByName[relationship.destinationEntity?.name ?? ""]
      relationship.inverseRelationship =
        relationship.destinationEntity?.relationshipsByName[relationship.inverseRelationship?.name ?? ""]
    }
    copy.requests = requests
    copy.entitiesOfConfigurations = entitiesOfConfigurations.mapValues { list in
      list.compactMap { copy.entitiesByName[$0.name ?? ""] }
    }
    return copy
  }

  // MARK: From a document

  convenience init(_ model: DataModel) {
    self.init()
    let described = model.entities.map { ($0, NSEntityDescription($0)) }
    let byName = Dictionary(described.map { ($0.0.name, $0.1) }) { $1 }
    for (data, entity) in described {
      entity.subentities = described.filter { $0.0.parent == data.name }.map(\.1)
    }
    take(described.map(\.1))
    for (data, entity) in described {
      for relationship in data.relationships {
        let description = entity.relationshipsByName[relationship.name]
        description?.destinationEntity = byName[relationship.destination]
        description?.inverseRelationship =
          relationship.inverse.flatMap { byName[relationship.destination]?.relationshipsByName[$0] }
      }
      for property in data.fetchedProperties {
        (entity.propertiesByName[property.name] as? NSFetchedPropertyDescription)?.fetchRequest = .made(
          property.request)
      }
    }
    for request in model.requests { requests[request.name] = .made(request) }
    entitiesOfConfigurations = model.configurations.mapValues { $0.compactMap { byName[$0] } }
    if !model.versionIdentifier.isEmpty { versionIdentifiers = [model.versionIdentifier] }
  }
}
