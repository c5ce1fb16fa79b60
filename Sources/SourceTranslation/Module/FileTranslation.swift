/// A file on its way: what each construct reads and changes.
struct FileTranslation {
  let file: SourceFile
  /// The file's place among the module's.
  let place: Int
  let index: ModuleIndex
  let files: [SourceFile]
  let settings: TranslationSettings
  /// Letters that no other file of the module has, for names of what is generated.
  let mark: String
  var edits: Edits
  var problems: [TranslationProblem] = []
  /// What goes before the closing braces of types, by the type's place.
  var memberDeclarations: [Int: [String]] = [:]
  /// Whether generated code names declarations of the runtime's.
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

  /// Puts down what was collected for the types.
  mutating func finishTypes() {
    for (type, declarations) in memberDeclarations.sorted(by: { $0.key < $1.key }) {
      edits.insertDeclarations(
        declarations.joined(separator: "; "), at: file.tokens[file.types[type].close].start)
    }
  }

  /// How the type is named within itself.
  func ownName(_ type: TypeDeclaration) -> String { type.kind == .extension ? type.path : type.name }

  /// Whether a class, or an extension of something that isn't a protocol, a structure or an enumeration.
  func isClass(_ type: TypeDeclaration) -> Bool {
    guard type.isActive else { return false }
    if type.kind == .class { return true }
    guard type.kind == .extension, !type.hasWhereClause else { return false }
    return !index.protocols.contains(type.path) && !index.values.contains(type.path)
  }
}
