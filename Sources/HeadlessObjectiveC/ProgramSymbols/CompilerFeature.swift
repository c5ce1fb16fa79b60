/// A feature that depends on the compiler's layout of classes, which the language doesn't guarantee: the gate of all these
/// features.
///
/// A feature is tested once, on classes of this module and on the thread of the first use, before it is applied to an app's. If the
/// test fails the feature isn't used, a message in the error stream describes the difference from iOS, and its replacement is safe.
/// The tests are valid in optimized builds, because the tested code isn't optimized.
package enum CompilerFeature: CaseIterable, Sendable {
  /// `View()` in generic code calls the `init()` that the class declares: ``EmptyInitializers``.
  case emptyInitializers
  /// Methods of extensions override those of another module's class: ``ExtensionOverrides``.
  case extensionOverrides
  /// Views and controllers are released on the main thread: ``MainThreadDeallocation``.
  case mainThreadDeallocation
  /// An object's class is changed: `object_setClass`, ``ObservedDefaults``.
  case changedClasses
  /// Lists of members are found among the program's types: ``ProgramMemberLists``.
  case memberLists
  /// Stored properties are found by name: ``StoredProperties``.
  case storedProperties

  private static let results = Discovered<CompilerFeature, Bool>()

  /// Whether the feature works as expected; tested at the first access.
  package var isUsable: Bool {
    if let known = CompilerFeature.results[self] { return known }
    let finding = trial()
    let isFirst = CompilerFeature.results.keep(finding == nil, for: self)
    if isFirst, let finding { tell(finding) }
    return finding == nil
  }

  /// Writes the difference from iOS to the standard error stream.
  ///
  /// - Parameter finding: the difference from the expectation, as a clause.
  func tell(_ finding: String) { ErrorStream.tell("HeadlessUIKit: \(message(finding))") }

  func message(_ finding: String) -> String {
    "Classes aren't laid out as this version of HeadlessUIKit expects: \(finding). So \(loss). Build with the Swift version that "
      + "the README names\(remedy)."
  }

  /// The difference that the test found; nil for none.
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
