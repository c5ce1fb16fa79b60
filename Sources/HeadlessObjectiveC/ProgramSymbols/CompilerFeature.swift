/// What rests on how the compiler lays classes out, beyond what the language promises: the gate that each of these goes through.
///
/// A feature is tried once, on classes of this module and on whichever thread asks first, before it touches an app's. Where the trial
/// fails it isn't used, the error stream says once what is different from iOS then, and what takes its place is safe. The trials hold
/// in optimized builds: what they try isn't optimized.
package enum CompilerFeature: CaseIterable, Sendable {
  /// `View()` in generic code calls the `init()` that the class declares: ``EmptyInitializers``.
  case emptyInitializers
  /// Methods of extensions override those of another module's class: ``ExtensionOverrides``.
  case extensionOverrides
  /// Views and controllers end on the main thread: ``MainThreadDeallocation``.
  case mainThreadDeallocation
  /// An object becomes one of another class: `object_setClass`, ``ObservedDefaults``.
  case changedClasses
  /// Lists of members are found among the program's types: ``ProgramMemberLists``.
  case memberLists
  /// Stored properties are found by name: ``StoredProperties``.
  case storedProperties

  private static let results = Discovered<CompilerFeature, Bool>()

  /// Whether the feature works as expected; tries it where nothing has asked before.
  package var isUsable: Bool {
    if let known = CompilerFeature.results[self] { return known }
    let finding = trial()
    let isFirst = CompilerFeature.results.keep(finding == nil, for: self)
    if isFirst, let finding { tell(finding) }
    return finding == nil
  }

  /// Writes to the standard error stream what is different from iOS.
  ///
  /// - Parameter finding: what is otherwise than expected, a clause.
  func tell(_ finding: String) { ErrorStream.tell("HeadlessUIKit: \(message(finding))") }

  func message(_ finding: String) -> String {
    "Classes aren't laid out as this version of HeadlessUIKit expects: \(finding). So \(loss). Build with the Swift version that "
      + "the README names\(remedy)."
  }

  /// What the trial found to be otherwise than expected; nil where all is well.
  private func trial() -> String? {
    #if os(Linux)
      switch self {
      case .emptyInitializers, .extensionOverrides: return ClassLayoutProbe.finding()
      case .mainThreadDeallocation:
        return MainThreadDeallocation.probe()
          ? nil : "nothing deallocates objects where their class's metadata should name it"
      case .changedClasses: return ChangedClassProbe.finding()
      case .memberLists:
        return ProgramMemberLists.findsItsProbe ? nil : "the program's record of who adopts a protocol can't be read"
      case .storedProperties: return StoredProperties.probe()
      }
    #else
      return "classes have Objective-C's layout on this platform"
    #endif
  }

  private var loss: String {
    switch self {
    case .emptyInitializers:
      "`View()` in generic code makes views by `init(frame:)` and controllers by `init(nibName:bundle:)`, whatever `init()` they "
        + "declare"
    case .extensionOverrides: "methods that extensions override in classes of other modules aren't called"
    case .mainThreadDeallocation:
      "views that another thread lets go are deallocated there, beside the main thread, and views point back by weak references"
    case .changedClasses: "`object_setClass` leaves objects as they are, and changes of `UserDefaults` aren't reported"
    case .memberLists: "outlets, actions and `@objc` methods aren't found by name"
    case .storedProperties: "outlets of classes without a list of their members aren't set"
    }
  }

  private var remedy: String {
    self == .emptyInitializers ? ", or call the initialiser on the class itself" : ""
  }
}
