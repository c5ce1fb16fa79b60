/// `@NSManaged var`: a property without storage, whose accessors Objective-C makes at run time. In a layer's class these are
/// Core Animation's, which keeps such values itself; elsewhere they are Core Data's.
struct ManagedProperties: Construct {
  func translate(_ translation: inout FileTranslation) {
    let file = translation.file
    var ofLayers: Set<Int> = []
    for type in file.types where isLayer(type, in: translation.index) {
      for member in type.members where member.kind == .property && !member.isOneOfSeveral {
        guard let attribute = member.start.attribute(.NSManaged), let end = member.typeEnd else { continue }
        translation.edits.blank(attribute.range)
        translation.edits.insert(
          " { get { managedValue(forKey: \"\(member.name)\") } set { setManagedValue(newValue, forKey: \"\(member.name)\") } }",
          at: file.tokens[end - 1].end)
        ofLayers.insert(attribute.range.lowerBound)
      }
    }
    for attribute in file.attributes where attribute.name == .NSManaged {
      guard !ofLayers.contains(attribute.range.lowerBound) else { continue }
      translation.report(
        .error, at: attribute.range.lowerBound,
        "@NSManaged needs Core Data, which Linux doesn't have. Leave this file out of the target (a line \"exclude\" in "
          + "UIKitSources.txt), and put a class of the same name, with ordinary properties, in its place.")
    }
  }

  /// Core Animation's classes have names that end so, and apps can't have others above their own.
  private func isLayer(_ type: TypeDeclaration, in index: ModuleIndex) -> Bool {
    guard type.kind == .class || type.kind == .extension else { return false }
    guard let root = index.superclasses(of: type.path).last else { return false }
    return root.hasPrefix("CA") && root.hasSuffix("Layer")
  }
}
