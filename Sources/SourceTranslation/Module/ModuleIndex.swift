/// The types and members of a module's files, by name. The index of overrides also covers the other modules of a program.
struct ModuleIndex {
  /// A member and its location.
  struct Place {
    let file: Int
    let type: Int
    /// The type's path.
    let path: String
    let member: Member
    let isInExtension: Bool

    var key: Key { Key(file: file, type: type, keyword: member.keyword) }
  }

  /// The position of a member in the module.
  struct Key: Hashable {
    let file: Int
    let type: Int
    let keyword: Int
  }

  struct ClassEntry {
    let file: Int
    let type: Int
    let superclass: String?
  }

  /// Classes by their path: `Outer.Inner`.
  private(set) var classes: [String: ClassEntry] = [:]
  private(set) var protocols: Set<String> = []
  /// Structures, enumerations and actors.
  private(set) var values: Set<String> = []
  /// The generic types.
  private var generics: Set<String> = []
  /// The superclasses and protocols of types and their extensions, by the type's path.
  private(set) var conformances: [String: Set<String>] = [:]
  /// Members by the type's path, then by the member's base name.
  private var members: [String: [String: [Place]]] = [:]
  private var byName: [String: [Place]] = [:]
  /// The full names of the methods and properties of `@objc` protocols, and of those of other modules' protocols that selectors
  /// name. Objective-C knows an implementation of one of them without `@objc`.
  private(set) var objectiveCMembers: Set<String> = []
  /// The extension members that must be declared in the class, because in Swift without Objective-C an extension's member can
  /// neither override nor be overridden; by the class's path.
  private(set) var moved: [String: [Place]] = [:]
  private(set) var movedKeys: Set<Key> = []
  private(set) var extended = ExtendedOverrides()
  /// The types that other names mean: `typealias PlatformView = UIView`.
  private var aliases: [String: String] = [:]
  /// The extension members that Objective-C knows, by full name.
  private var exposed: [String: [ExtendedOverrides.Base]] = [:]

  /// Whether a file has a `public import`. Imports without an access level may be internal in such a module.
  let hasPublicImports: Bool

  /// The module of each file; empty if all files belong to one module.
  private let modules: [String]

  /// Indexes files.
  ///
  /// - Parameters:
  ///   - files: a module's files, followed by those of the program's other modules.
  ///   - modules: the module of each file; empty if all files belong to one module.
  init(_ files: [SourceFile], modules: [String] = []) {
    self.modules = modules
    hasPublicImports = files.contains { file in file.imports.contains { $0.isPublic(in: file) } }
    let declared = Set(files.flatMap(\.types).filter { $0.kind != .extension }.map(\.name))
    for alias in files.flatMap(\.aliases) where aliases[alias.name] == nil && !declared.contains(alias.name) {
      aliases[alias.name] = alias.target
    }
    for (file, source) in files.enumerated() {
      for (place, type) in source.types.enumerated() { add(type, file: file, place: place) }
    }
    generics = Set(files.flatMap(\.types).filter { $0.isGeneric && $0.kind != .extension }.map(\.path))
    for source in files { noteSelectors(in: source) }
    for (file, source) in files.enumerated() {
      for (place, type) in source.types.enumerated() {
        for member in type.members where member.start.hasModifier(.override) && member.kind != .initializer {
          let entry = Place(
            file: file, type: place, path: type.path, member: member, isInExtension: type.kind == .extension)
          noteMove(entry, of: type)
        }
      }
    }
    extended.finish()
  }

  /// Adds the overrides in a program of several modules, whose first files are this module's files.
  mutating func addOverrides(in program: ModuleIndex, fileCount: Int) {
    for (path, places) in program.moved {
      for place in places where place.key.file < fileCount { move(place, to: path) }
    }
    extended.add(program.extended, fileCount: fileCount)
  }

  /// Whether a type is nested in a generic one, also by an extension of that.
  func liesInGeneric(_ type: TypeDeclaration) -> Bool {
    if type.liesInGeneric { return true }
    guard !generics.isEmpty else { return false }
    let names = type.path.split(separator: ".")
    return (1..<max(1, names.count)).contains { generics.contains(names.prefix($0).joined(separator: ".")) }
  }

  private func areOfOneModule(_ file: Int, _ other: Int) -> Bool { modules.isEmpty || modules[file] == modules[other] }

  /// Whether a member of an extension can be moved into the class, which requires both to be in the same module.
  private func isMovable(_ place: Place, to path: String) -> Bool {
    place.isInExtension && classes[path].map { areOfOneModule($0.file, place.file) } == true
  }

  /// `delegate.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)))` tests whether a class implements it.
  private mutating func noteSelectors(in file: SourceFile) {
    for selector in file.selectors {
      let path = SelectorPath(selector, in: file)
      guard !path.member.isEmpty, isProtocol(path.base) else { continue }
      let labels = path.labels ?? self.labels(of: path.member)
      objectiveCMembers.insert("\(path.member)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))")
    }
  }

  /// The labels of a delegate's method that a selector names without them: those of the module's classes, else one parameter
  /// without a label, as most such methods have.
  func labels(of delegateMethod: String) -> [String] {
    members(delegateMethod).first { $0.member.kind == .method && $0.member.isListable }?.member.labels ?? [""]
  }

  /// Whether the module has a class, structure, enumeration or actor of a name, also within another type.
  func declaresType(named name: String) -> Bool {
    isDeclared(name) || classes.keys.contains { $0.hasSuffix("." + name) }
      || values.contains { $0.hasSuffix("." + name) }
  }

  /// Whether the module's files declare a class, a structure, an enumeration or an actor of that path.
  func isDeclared(_ path: String) -> Bool { classes[path] != nil || values.contains(path) }

  /// Also of other modules, whose protocols are recognized by their names.
  func isProtocol(_ name: String) -> Bool {
    if protocols.contains(name) { return true }
    let endings = [
      "Delegate", "DataSource", "Actions", "Protocol", "Prefetching", "Updating", "Transitioning", "Environment",
      "Positioning", "Restoring", "Representable",
    ]
    return classes[name] == nil && endings.contains(where: name.hasSuffix)
  }

  private mutating func noteMove(_ place: Place, of type: TypeDeclaration) {
    if InformalOverrides.selector(of: place.member, in: type, self) != nil { return }
    if noteExtended(place, of: type) || noteOuter(place, of: type) { return }
    if isMovable(place, to: type.path) { move(place, to: type.path) }
    for ancestor in superclasses(of: type.path) {
      let same = members(place.member.name, of: ancestor).filter { $0.member.fullName == place.member.fullName }
      guard let first = same.first else { continue }
      if isMovable(first, to: ancestor) { move(first, to: ancestor) }
      return
    }
  }

  /// Whether the member overrides what an extension of another module's class declares.
  private mutating func noteExtended(_ place: Place, of type: TypeDeclaration) -> Bool {
    guard classes[type.path] != nil, let root = superclasses(of: type.path).last, classes[root] == nil else {
      return false
    }
    let inherited = superclasses(of: type.path).flatMap { members(place.member.name, of: $0) }.filter {
      $0.member.fullName == place.member.fullName && classes[$0.path] != nil
    }
    guard inherited.allSatisfy({ $0.member.start.hasModifier(.override) }) else { return false }
    let base = exposed[place.member.fullName]?.first { base in
      base.place.member.kind == place.member.kind && base.place.member.start.isStatic == place.member.start.isStatic
        && classes[base.path] == nil && !protocols.contains(base.path) && !values.contains(base.path)
        && ExtendedOverrides.reaches(base.path, from: root)
    }
    guard let base else { return false }
    extended.note(
      place, of: base, isAgain: !inherited.isEmpty, root: root,
      isAcross: !areOfOneModule(place.file, base.place.file))
    return true
  }

  /// Whether an extension of another module's class overrides what an extension of a class above it declares.
  private mutating func noteOuter(_ place: Place, of type: TypeDeclaration) -> Bool {
    guard type.kind == .extension, !type.hasWhereClause, classes[type.path] == nil, !protocols.contains(type.path),
      !values.contains(type.path)
    else { return false }
    let base = exposed[place.member.fullName]?.first { base in
      base.path != type.path && base.place.member.kind == place.member.kind
        && base.place.member.start.isStatic == place.member.start.isStatic && classes[base.path] == nil
        && !protocols.contains(base.path) && !values.contains(base.path)
        && ExtendedOverrides.reaches(base.path, from: type.path)
    }
    guard let base else { return false }
    extended.note(place, of: base, in: type.path, isAcross: !areOfOneModule(place.file, base.place.file))
    return true
  }

  private mutating func move(_ place: Place, to path: String) {
    if movedKeys.insert(place.key).inserted { moved[path, default: []].append(place) }
  }

  private mutating func add(_ type: TypeDeclaration, file: Int, place: Int) {
    guard type.isActive else { return }
    switch type.kind {
    case .class:
      // If two modules have classes with the same name, only the first class is indexed.
      if let known = classes[type.path], !areOfOneModule(known.file, file) { return }
      if !type.isLocal {
        classes[type.path] = ClassEntry(
          file: file, type: place, superclass: type.inherited.first.map { unaliased(Self.bareName($0)) })
      }
    case .protocol: protocols.insert(type.path)
    case .struct, .enum, .actor: values.insert(type.path)
    default: break
    }
    if !type.inherited.isEmpty { conformances[type.path, default: []].formUnion(type.inherited) }
    for member in type.members {
      let entry = Place(
        file: file, type: place, path: type.path, member: member, isInExtension: type.kind == .extension)
      if isExposed(member, of: type) {
        exposed[member.fullName, default: []].append(
          ExtendedOverrides.Base(place: entry, path: unaliased(type.path)))
      }
      members[type.path, default: [:]][member.name, default: []].append(entry)
      byName[member.name, default: []].append(entry)
      if type.kind == .protocol, type.start.has(.objc) || member.start.hasModifier(.optional) {
        objectiveCMembers.insert(member.fullName)
      }
    }
  }

  private func isExposed(_ member: Member, of type: TypeDeclaration) -> Bool {
    guard type.kind == .extension, !type.hasWhereClause, member.kind != .initializer, !member.isGeneric,
      !member.hasUnusualParameters, member.kind == .method || member.type != nil
    else { return false }
    let start = member.start
    let hidden: [Word] = [.override, .private, .fileprivate]
    return (start.has(.objc) || start.has(.IBAction) || type.start.has(.objc))
      && !hidden.contains(where: start.hasModifier)
      && !type.start.hasModifier(.private) && !type.start.hasModifier(.fileprivate)
  }

  /// The name of the type that another name means.
  private func unaliased(_ name: String) -> String { aliases[name] ?? name }

  /// A class's name without generic arguments and the module's name.
  private static func bareName(_ name: String) -> String {
    let name = name.prefix { $0 != "<" }
    return name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : String(name)
  }

  /// Whether a UIKit class isn't a responder, for the classes from which apps derive.
  static func isNoResponder(_ name: String) -> Bool {
    name.hasSuffix("Recognizer") || name.contains("Layout") || name.hasSuffix("Segue") || name.hasSuffix("Item")
      || name.hasSuffix("DataSource") || name.hasSuffix("PresentationController") || name.hasSuffix("Animator")
      || name.hasSuffix("Image") || name.hasSuffix("Color") || name.hasSuffix("Font") || name.hasSuffix("Action")
  }

  /// The path of a name that is used within a type.
  func path(of name: String, in outer: String) -> String {
    var around = outer.split(separator: ".").map(String.init)
    while !around.isEmpty {
      let candidate = (around + [name]).joined(separator: ".")
      if classes[candidate] != nil { return candidate }
      around.removeLast()
    }
    return name
  }

  /// The names of a type's static members, those in extensions of it included.
  func staticMembers(of path: String) -> [String] {
    (members[path] ?? [:]).filter { $0.value.contains { $0.member.start.isStatic } }.map(\.key)
  }

  /// The class's superclasses, the nearest first; the last one may be another module's.
  func superclasses(of path: String) -> [String] {
    var found: [String] = []
    var current = path
    while let entry = classes[current], let name = entry.superclass {
      let next = self.path(of: name, in: current)
      guard next != path, !found.contains(next) else { break }
      found.append(next)
      current = next
    }
    return found
  }

  /// Whether another method of the type has the same name and labels.
  func isAmbiguous(_ member: Member, of path: String) -> Bool {
    members(member.name, of: path).count { $0.member.kind == .method && $0.member.fullName == member.fullName } > 1
  }

  func members(_ name: String, of path: String) -> [Place] { members[path]?[name] ?? [] }

  func members(_ name: String) -> [Place] { byName[name] ?? [] }

  /// The member of a class, or of the nearest superclass that has one. If `labels` is nil, any labels match.
  func method(_ name: String, labels: [String]?, of path: String) -> Place? {
    for type in [path] + superclasses(of: path) {
      let found = members(name, of: type).filter {
        $0.member.kind == .method && (labels == nil || $0.member.labels == labels)
      }
      // If there are several, the member that Objective-C knows is meant.
      if let method = found.first(where: { $0.member.start.has(.objc) || $0.member.start.has(.IBAction) })
        ?? found.first
      {
        return method
      }
    }
    return nil
  }
}
