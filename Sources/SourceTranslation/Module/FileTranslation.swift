/// The translation of a file: the data that constructs read and change.
struct FileTranslation {
  let file: SourceFile
  /// The index of the file in the module.
  let place: Int
  let index: ModuleIndex
  let files: [SourceFile]
  let settings: TranslationSettings
  /// Letters that are unique in the module, for generated names.
  let mark: String
  var edits: Edits
  var problems: [TranslationProblem] = []
  /// Code to insert before the closing braces of types, by the type's index.
  var memberDeclarations: [Int: [String]] = [:]
  /// Whether generated code uses declarations of the runtime module.
  var needsRuntime = false

  init(place: Int, of files: [SourceFile], _ index: ModuleIndex, _ settings: TranslationSettings, mark: String) {
    file = files[place]
    self.place = place
    self.files = files
    self.index = index
    self.settings = settings
    self.mark = mark
    edits = Edits(file.text)
  }

  mutating func report(_ severity: TranslationProblem.Severity, at place: Int, _ message: String) {
    problems.append(
      TranslationProblem(
        severity: severity, path: file.text.path, line: file.text.line(at: place),
        column: file.text.indentation(at: place) + 1, message: message))
  }

  /// Inserts the code that was collected for the types.
  mutating func finishTypes() {
    for (type, declarations) in memberDeclarations.sorted(by: { $0.key < $1.key }) {
      edits.insertDeclarations(
        declarations.joined(separator: "; "), at: file.tokens[file.types[type].close].start)
    }
  }

  /// The type's name inside itself.
  func ownName(_ type: TypeDeclaration) -> String { type.kind == .extension ? type.path : type.name }

  /// Whether a class, or an extension of something that isn't a protocol, a structure or an enumeration.
  func isClass(_ type: TypeDeclaration) -> Bool {
    guard type.isActive else { return false }
    if type.kind == .class { return true }
    guard type.kind == .extension, !type.hasWhereClause else { return false }
    return !index.protocols.contains(type.path) && !index.values.contains(type.path)
  }

  /// Whether a class, or an extension of one, derives from one of XCTest's.
  func isTestCase(_ type: TypeDeclaration) -> Bool {
    guard type.kind == .class || type.kind == .extension, !type.isGeneric, !type.isLocal else { return false }
    return index.superclasses(of: type.path).last?.hasSuffix("TestCase") == true
  }
}
