/// The properties that are read.
///
/// Reads in the getter of a property that is never read don't count, nor do reads that copy, compare, hash or archive an object:
/// they pass a value on without an effect.
struct LiveProperties {
  private(set) var live: Set<SourceModel.PropertyID> = []
  private let model: SourceModel
  private var writes: [SourceModel.PropertyID: Set<SourceModel.PropertyID>] = [:]

  private static let handingOn: Set<String> = [
    "==(_:_:)", "==(lhs:rhs:)", "hash(into:)", "isEqual(_:)", "copy(with:)", "mutableCopy(with:)", "encode(with:)",
    "copy()",
    "init(coder:)",
  ]

  init(of model: SourceModel, uses: [Use]) {
    self.model = model
    var waiting: [SourceModel.PropertyID: [SourceModel.PropertyID]] = [:]
    var queue: [SourceModel.PropertyID] = []
    for use in uses {
      switch (use.kind, use.container) {
      case (.write, .setter(let property)): writes[property, default: []].insert(use.property)
      case (.write, _): break
      case (.read, .getter(let property)) where property == use.property: break
      case (.read, .setter(let property)) where property == use.property && model.properties[property].isStored:
        queue.append(use.property)
      case (.read, .getter(let property)) where LiveProperties.waits(model.properties[property]):
        waiting[property, default: []].append(use.property)
      case (.read, .function(let id)) where LiveProperties.handingOn.contains(model.functions[id].fullName): break
      case (.read, _): queue.append(use.property)
      }
    }
    while let property = queue.popLast() {
      for same in sameRequirement(as: property) where live.insert(same).inserted {
        queue += waiting[same] ?? []
        queue.append(same)
      }
    }
  }

  /// Whether a getter only counts if its property is read: if apps set the property, and no class overrides it.
  private static func waits(_ property: PropertyDeclaration) -> Bool {
    property.hasSetter && !property.modifiers.hasHiddenSetter && !property.modifiers.isOverride
  }

  /// The declarations that a read of `property` may refer to: overrides, and implementations of a protocol's requirement.
  private func sameRequirement(as property: SourceModel.PropertyID) -> [SourceModel.PropertyID] {
    guard let owner = model.properties[property].owner else { return [property] }
    return model.propertiesByName[model.properties[property].name]!.filter { other in
      guard let second = model.properties[other].owner else { return false }
      return second == owner || model.inherits(second, from: owner)
    }
  }

  /// Whether setting the property may have an effect: it is read, or a property that its setter writes has an effect.
  func hasEffect(_ id: SourceModel.PropertyID) -> Bool {
    var asked: Set<SourceModel.PropertyID> = []
    return hasEffect(id, &asked)
  }

  private func hasEffect(_ id: SourceModel.PropertyID, _ asked: inout Set<SourceModel.PropertyID>) -> Bool {
    guard asked.insert(id).inserted else { return false }
    if live.contains(id) { return true }
    let property = model.properties[id]
    guard !property.isStored, let accessors = property.accessors else { return false }
    if let written = writes[id], !written.isEmpty {
      for other in written where hasEffect(other, &asked) { return true }
      return false
    }
    // A setter that passes its value to a function may have any effect; an empty one has none.
    return model.files[property.file].tokens[accessors].contains { $0.isWord("newValue") }
  }
}
