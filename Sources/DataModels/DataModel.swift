/// The contents of a model's document (`Model.xcdatamodel/contents`).
package struct DataModel: Sendable {
  package var entities: [DataEntity] = []
  /// The names of the entities, by configuration.
  package var configurations: [String: [String]] = [:]
  /// The named fetch requests of the model.
  package var requests: [DataRequest] = []
  /// `userDefinedModelVersionIdentifier`; empty where there is none.
  package var versionIdentifier = ""

  /// Nil if the text isn't a model.
  package init?(_ xml: String) {
    guard let root = ModelElement(xml), root.name == "model" else { return nil }
    entities = root.children("entity").compactMap(DataEntity.init)
    for element in root.children("configuration") {
      configurations[element["name"] ?? "Default"] = element.children("memberEntity").compactMap { $0["name"] }
    }
    requests = root.children("fetchRequest").compactMap(DataRequest.init)
    versionIdentifier = root["userDefinedModelVersionIdentifier"] ?? ""
  }
}

/// A fetch request of a model's, or of a fetched property.
package struct DataRequest: Sendable {
  package let name: String
  package let entity: String
  package let predicate: String?
  package let limit: Int

  init?(_ element: ModelElement) {
    guard let entity = element["entity"] else { return nil }
    (name, self.entity, predicate) = (element["name"] ?? "", entity, element["predicateString"])
    limit = element["fetchLimit"].flatMap(Int.init) ?? 0
  }
}
