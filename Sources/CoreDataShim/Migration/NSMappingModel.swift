/// How objects of one version of a model become objects of another one.
open class NSMappingModel: NSObject, @unchecked Sendable {
  open var entityMappings: [NSEntityMapping]! = []

  public override init() {}

  /// Nil: mapping models of Xcode (`.xcmappingmodel`) aren't read here.
  public convenience init?(
    from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
    destinationModel: NSManagedObjectModel?
  ) { return nil }

  /// Nil, for the same reason.
  public convenience init?(contentsOf url: URL?) { return nil }

  /// The mapping that names and renaming identifiers give.
  open class func inferredMappingModel(
    forSourceModel source: NSManagedObjectModel, destinationModel destination: NSManagedObjectModel
  ) throws -> NSMappingModel {
    let model = NSMappingModel()
    var used: Set<String> = []
    for entity in destination.entities {
      let name = entity.name ?? ""
      let old = source.entitiesByName[entity.renamingIdentifier ?? name] ?? source.entitiesByName[name]
      if let oldName = old?.name { used.insert(oldName) }
      model.entityMappings.append(NSEntityMapping(inferredFrom: old, to: entity))
    }
    for entity in source.entities where !used.contains(entity.name ?? "") {
      let mapping = NSEntityMapping()
      mapping.name = "IEM_Remove_\(entity.name ?? "")"
      mapping.mappingType = .removeEntityMappingType
      mapping.sourceEntityName = entity.name
      model.entityMappings.append(mapping)
    }
    return model
  }

  open var entityMappingsByName: [String: NSEntityMapping] {
    Dictionary(entityMappings.map { ($0.name ?? "", $0) }) { $1 }
  }
}
