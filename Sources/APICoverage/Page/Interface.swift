/// The interface that apps compile against: the public types with their members.
struct Interface {
  /// By type: the names of its members, with labels for functions.
  private var members: [String: Set<String>] = [:]
  /// The members of every object, which the types of objects don't repeat.
  private static let ofEveryObject = "AccessibleObject"
  private var classes: Set<String> = []
  /// Members that the compiler rejects.
  private(set) var unavailable: [String: Set<String>] = [:]
  private(set) var types: Set<String> = []

  init(of model: SourceModel, isInterface: (String) -> Bool) {
    for type in model.types where type.kind != .extension && type.modifiers.isPublic && isInterface(type.file) {
      types.insert(type.name)
      if type.kind == .class { classes.insert(type.name) }
    }
    // Types of Foundation's that have members here.
    for type in model.types where type.kind == .extension && isInterface(type.file) && !type.name.hasPrefix("_") {
      types.insert(type.name)
    }
    let properties = model.properties.map { ($0.owner, $0.name, $0.modifiers) }
    let functions = model.functions.map { ($0.owner, $0.fullName, $0.modifiers) }
    for (owner, name, modifiers) in properties + functions where modifiers.isPublic {
      guard let owner else { continue }
      if modifiers.isUnavailable {
        unavailable[owner, default: []].insert(name)
      } else {
        members[owner, default: []].insert(name)
      }
    }
  }

  /// The members of `type` that `name` refers to: the one with that name, or all functions whose name begins with it.
  func members(of type: String, called name: String) -> [String] {
    guard let own = members[type] else { return [] }
    if own.contains(name) { return [name] }
    return name.contains("(") ? [] : own.filter { $0.hasPrefix("\(name)(") }
  }

  func has(_ name: String, in type: String) -> Bool {
    !members(of: type, called: name).isEmpty || types.contains("\(type).\(name)")
      || classes.contains(type) && !members(of: Interface.ofEveryObject, called: name).isEmpty
  }
}
