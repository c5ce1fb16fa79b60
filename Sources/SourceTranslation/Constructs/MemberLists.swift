/// Lists of the members that are found by name at run time: outlets, actions, inspectable properties, `@objc` members, and
/// implementations of a protocol's optional methods.
struct MemberLists: Construct {
  private static let listed: Set<Word> = [.objc, .IBOutlet, .IBAction, .IBInspectable, .IBSegueAction, .GKInspectable]

  func translate(_ translation: inout FileTranslation) {
    for (place, type) in translation.file.types.enumerated() {
      guard translation.isClass(type), !translation.index.liesInGeneric(type) else { continue }
      let own = translation.ownName(type)
      if type.kind == .extension, isOfGenericClass(type, translation) { continue }
      let listed = type.members.filter { isListed($0, of: type, translation, in: translation.file) }
      var members = listed.filter { translation.undecided($0.keyword, within: type).isEmpty }
        .map { entry($0, own, type, translation) }
      if type.isGeneric { members += membersOfExtensions(of: type, translation) }
      let objectiveCName = type.isGeneric ? nil : givenName(type, translation)
      addConditional(listed, own, to: type, place, &translation)
      guard !members.isEmpty || objectiveCName != nil else { continue }
      if type.isGeneric {
        addOverride(members, to: type, place, &translation)
        continue
      }
      translation.needsRuntime = true
      let name = type.kind == .class ? "UIKitMembers" : "UIKitMembers_\(translation.mark)\(String(place, radix: 36))"
      let given = objectiveCName.map { "static var objectiveCName: String? { \(SwiftLiteral.string($0)) }; " } ?? ""
      translation.memberDeclarations[place, default: []].append(list(name, members, own, of: type, given: given))
    }
  }

  private func list(
    _ name: String, _ members: [String], _ own: String, of type: TypeDeclaration, given: String = ""
  ) -> String {
    // Members of a public extension are public by default, which would also require the list's members to be public.
    let access = type.kind == .extension && type.start.hasModifier(.public) ? "internal " : ""
    return "\(access)enum \(name): RuntimeMemberList { \(Self.anchor(name)); "
      + "static var owner: AnyClass? { \(own).self }; \(given)static var members: [RuntimeMember] { [\(members.joined(separator: ", "))] } }"
  }

  /// Members under a condition that only the compiler can evaluate, such as a flag of the app's, have lists under that condition.
  private func addConditional(
    _ listed: [Member], _ own: String, to type: TypeDeclaration, _ place: Int, _ translation: inout FileTranslation
  ) {
    guard !type.isGeneric else { return }
    var groups: [(condition: String, members: [Member])] = []
    for member in listed {
      let condition = translation.undecided(member.keyword, within: type)
      guard !condition.isEmpty else { continue }
      if let group = groups.firstIndex(where: { $0.condition == condition }) {
        groups[group].members.append(member)
      } else {
        groups.append((condition, [member]))
      }
    }
    for (number, group) in groups.enumerated() {
      translation.needsRuntime = true
      let name = "UIKitMembers_\(translation.mark)\(String(place, radix: 36))_\(number)"
      let members = group.members.map { entry($0, own, type, translation) }
      translation.conditionalDeclarations[place, default: []].append(
        (group.condition, list(name, members, own, of: type)))
    }
  }

  /// The members of a generic class are in a property that every responder has, as a list can't name the class.
  private func addOverride(
    _ members: [String], to type: TypeDeclaration, _ place: Int, _ translation: inout FileTranslation
  ) {
    let root = translation.index.superclasses(of: type.path).last ?? ""
    guard type.kind == .class, root.hasPrefix("UI"), !ModuleIndex.isNoResponder(root) else { return }
    translation.needsRuntime = true
    let access = type.start.hasModifier(.public) || type.start.hasModifier(.open) ? "public " : ""
    translation.memberDeclarations[place, default: []].append(
      "\(access)override class var _runtimeMembers: [RuntimeMember] { super._runtimeMembers + "
        + "[\(members.joined(separator: ", "))] }")
  }

  /// Generic classes of UIKit and Foundation, which a list can't name.
  private static let genericClasses: Set<String> = [
    "NSLayoutAnchor", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource", "NSCache", "NSMapTable",
    "NSHashTable", "NSFetchedResultsController",
  ]

  private func isOfGenericClass(_ type: TypeDeclaration, _ translation: FileTranslation) -> Bool {
    guard let entry = translation.index.classes[type.path] else { return Self.genericClasses.contains(type.path) }
    return translation.files[entry.file].types[entry.type].isGeneric
  }

  /// Members of a generic class's extensions are listed in the class's property, if they can be named there.
  private func membersOfExtensions(of type: TypeDeclaration, _ translation: FileTranslation) -> [String] {
    translation.files.enumerated().flatMap { place, file in
      file.types.filter { $0.kind == .extension && $0.path == type.path && !$0.hasWhereClause }.flatMap { other in
        other.members.compactMap { member -> String? in
          let hidden: [Word] = [.private, .fileprivate]
          let isHidden =
            place != translation.place
            && (hidden.contains(where: member.start.hasModifier) || hidden.contains(where: other.start.hasModifier))
          guard !isHidden, isListed(member, of: other, translation, in: file) else { return nil }
          return entry(member, type.name, other, translation, in: file)
        }
      }
    }
  }

  /// The class's name in `@objc(name)`.
  private func givenName(_ type: TypeDeclaration, _ translation: FileTranslation) -> String? {
    guard type.kind == .class, let arguments = type.start.attribute(.objc)?.arguments else { return nil }
    let name = translation.file.text.string(arguments).filter { !$0.isWhitespace }
    return name.isEmpty ? nil : name
  }

  /// The list is reachable only through the protocol's conformance records. Without this function, release builds remove both.
  static func anchor(_ name: String) -> String {
    "@used static func isUsed() -> any RuntimeMemberList.Type { \(name).self }"
  }

  private func isListed(
    _ member: Member, of type: TypeDeclaration, _ translation: FileTranslation, in file: SourceFile
  ) -> Bool {
    // An unavailable member, which may only name its replacement, can't be called from the list.
    if member.start.isUnavailable(in: file.text) || type.start.isUnavailable(in: file.text) { return false }
    guard member.isListable || member.isListableOfClass, !hasUnavailableGetter(member, in: file) else { return false }
    let start = member.start
    if start.has(.nonobjc) { return false }
    if start.attributes.contains(where: { Self.listed.contains($0.name) }) { return true }
    if start.isStatic { return false }
    if InformalOverrides.selector(of: member, in: type, translation.index) != nil { return true }
    if translation.index.objectiveCMembers.contains(member.fullName), mayConform(type, translation) { return true }
    if standsForDelegate(member, of: type, translation) { return true }
    // Attributes of the whole type apply to its members that aren't private.
    let isExposed = type.start.has(.objcMembers) || type.kind == .extension && type.start.has(.objc)
    return isExposed && !start.hasModifier(.private) && !start.hasModifier(.fileprivate)
  }

  /// `@available(*, unavailable) get { ... }`: a property that can only be written, whose key path can't be formed.
  private func hasUnavailableGetter(_ member: Member, in file: SourceFile) -> Bool {
    guard member.isComputed, let body = member.body else { return false }
    return (body..<file.partners[body]).contains { place in
      guard file.tokens[place].isSign("("), file.partners[place] > place,
        file.tokens[file.partners[place] + 1].word == .get
      else { return false }
      let words = file.string(place..<file.partners[place]).filter { !$0.isWhitespace }
      return words.hasPrefix("(*,unavailable")
    }
  }

  /// Whether a type may conform to an Objective-C protocol of the module: structures of other modules, such as SwiftUI's
  /// `EnvironmentValues`, can't, and are extended with members of the same names.
  private func mayConform(_ type: TypeDeclaration, _ translation: FileTranslation) -> Bool {
    type.kind == .class || translation.index.classes[type.path] != nil || !type.inherited.isEmpty
      || type.path.hasPrefix("UI") || type.path.hasPrefix("NS")
  }

  /// Whether a member may implement an optional member of a delegate protocol: a test's stand-in for an app's delegate may have
  /// members whose protocol the app's module declares, and code may ask UIKit's delegates which methods they respond to.
  private func standsForDelegate(
    _ member: Member, of type: TypeDeclaration, _ translation: FileTranslation
  ) -> Bool {
    guard translation.settings.product == .test, !member.start.hasModifier(.override),
      !member.start.hasModifier(.private), !member.start.hasModifier(.fileprivate)
    else { return false }
    // Methods without parameters usually belong to the test itself, and properties without a type usually store what it records.
    let isForApps = member.kind == .property ? member.type != nil : !member.labels.isEmpty
    return type.inherited.contains { name in
      (name.hasSuffix("Delegate") || name.hasSuffix("DataSource")) && !translation.index.protocols.contains(name)
        && (name.hasPrefix("UI") ? !member.labels.isEmpty : isForApps)
    }
  }

  private func entry(
    _ member: Member, _ own: String, _ type: TypeDeclaration, _ translation: FileTranslation, in file: SourceFile? = nil
  ) -> String {
    let selector =
      InformalOverrides.selector(of: member, in: type, translation.index)
      ?? member.objectiveCName(in: (file ?? translation.file).text)
    let name = SwiftLiteral.string(selector)
    if member.start.isStatic {
      let isAmbiguous = translation.index.isAmbiguous(member, of: type.path)
      // A property is the method that reads it.
      let function =
        member.kind == .property
        ? "{ (owner: \(own).Type) in { owner.\(member.name) } }" : member.function(of: own, typed: isAmbiguous)
      return ".classMethod(\(name), \(function))"
    }
    if member.kind == .property {
      // The key of a property is its name, even if its getter has another name.
      let key = SwiftLiteral.string(member.name)
      let kind = member.isConstant || member.isReadOnly ? "readOnly" : "property"
      return ".\(kind)(\(key), \\\(own).\(member.name))"
    }
    // A class of another module may have a method of the same name that isn't known here.
    let isOfOther =
      type.kind == .extension && translation.index.classes[type.path] == nil && !member.labels.isEmpty
    let typed = isOfOther || translation.index.isAmbiguous(member, of: type.path)
    return ".method(\(name), \(member.function(of: own, typed: typed)))"
  }
}
