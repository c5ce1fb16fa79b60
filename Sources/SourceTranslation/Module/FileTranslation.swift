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
  /// Further ones, each under a condition.
  var conditionalDeclarations: [Int: [(condition: String, declaration: String)]] = [:]
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
    for type in Set(memberDeclarations.keys).union(conditionalDeclarations.keys).sorted() {
      let plain = (memberDeclarations[type] ?? []).joined(separator: "; ")
      let conditional = (conditionalDeclarations[type] ?? []).map { "#if \($0.condition)\n\($0.declaration)\n#endif" }
      edits.insertDeclarations(
        ([plain].filter { !$0.isEmpty } + conditional).joined(separator: "\n"),
        at: file.tokens[file.types[type].close].start)
    }
  }

  /// The condition under which a declaration within a type is compiled, as far as only the compiler can evaluate it; empty if there
  /// is none.
  func undecided(_ token: Int, within type: TypeDeclaration) -> String {
    let reader = ConditionReader(file, settings)
    func text(_ condition: Range<Int>) -> String { Conditions.text(of: condition, in: file, settings) }
    return file.branches.filter { branch in
      branch.tokens.contains(token) && !branch.tokens.contains(type.keyword) && !reader.isActive(branch)
    }.flatMap { branch in
      branch.before.map { "!(\(text($0)))" } + (branch.condition.map { ["(\(text($0)))"] } ?? [])
    }.joined(separator: " && ")
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
