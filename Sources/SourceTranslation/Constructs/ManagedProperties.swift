/// `@NSManaged`: a property without storage, or a method without a body, which Objective-C implements at run time. In a layer's
/// class these are Core Animation's, which stores such values itself; elsewhere they are Core Data's.
struct ManagedProperties: Construct {
  func translate(_ translation: inout FileTranslation) {
    let file = translation.file
    let hasCoreData = translation.settings.modules.contains("CoreData")
    var translated: Set<Int> = []
    for type in file.types where isLayer(type, in: translation.index) || hasCoreData {
      for member in type.members where !member.isOneOfSeveral && member.body == nil {
        guard let attribute = member.start.attribute(.NSManaged), add(member, &translation) else { continue }
        translation.edits.blank(attribute.range)
        translated.insert(attribute.range.lowerBound)
      }
    }
    for attribute in file.attributes where attribute.name == .NSManaged {
      guard !translated.contains(attribute.range.lowerBound) else { continue }
      translation.report(.error, at: attribute.range.lowerBound, hasCoreData ? Self.unusual : Self.missing)
    }
  }

  private static let unusual =
    "@NSManaged stands before one property of a type that is written down, or before a method that takes objects and returns "
    + "nothing."
  private static let missing =
    "@NSManaged needs Core Data, which Linux doesn't have. Add the product \"CoreData\" of the package onionskin to the target."

  /// Writes the implementation; false if it is unknown.
  private func add(_ member: Member, _ translation: inout FileTranslation) -> Bool {
    switch member.kind {
    case .property:
      guard let end = member.typeEnd else { return false }
      let key = SwiftLiteral.string(member.name)
      translation.edits.insert(
        " { get { managedValue(forKey: \(key)) } set { setManagedValue(newValue, forKey: \(key)) } }",
        at: translation.file.tokens[end - 1].end)
    case .method:
      guard member.isListable, member.type == nil, member.parameterNames.count == member.labels.count else {
        return false
      }
      let selector = SwiftLiteral.string(member.objectiveCName(in: translation.file.text))
      translation.edits.insert(
        " { callManagedMethod(\(selector), [\(member.parameterNames.joined(separator: ", "))]) }",
        at: member.signature.upperBound)
    case .initializer: return false
    }
    return true
  }

  /// Core Animation's classes have names with this suffix, and apps don't have their own superclasses of these.
  private func isLayer(_ type: TypeDeclaration, in index: ModuleIndex) -> Bool {
    guard type.kind == .class || type.kind == .extension else { return false }
    guard let root = index.superclasses(of: type.path).last else { return false }
    return root.hasPrefix("CA") && root.hasSuffix("Layer")
  }
}
