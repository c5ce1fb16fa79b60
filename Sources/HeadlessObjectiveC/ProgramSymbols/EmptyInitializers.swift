/// Finds the `init()` that an app's subclass declares, so that it is called if the class is only known at run time.
///
/// A screen's view often has `init() { super.init(frame: .zero) }` and no other initialiser, and a generic controller creates it
/// with `View()`. With Objective-C that calls the class's `init`; Swift only calls it if it knows the class, as it overrides
/// nothing in UIKit's classes. But the program's symbol table contains it, and a class's method table has an entry for the `init()`
/// of the base class, which UIKit's own code calls: the class's own is written there, once per class. The symbols are read once,
/// when the first class of an app is instantiated in this way.
///
/// This depends on the compiler's layout of classes. Therefore it is tested on classes of this module first (``ClassLayoutProbe``);
/// if they differ from the expectation, no class is changed, and the reason is reported once. Without symbols, nothing is found
/// either. In both cases the callers' other initialisers are called.
@MainActor package final class EmptyInitializers {
  private let base: AnyClass
  private let layout: ClassLayout
  private let report: @MainActor (ClassLayoutIssue) -> Void
  private var prepared: [ObjectIdentifier: Bool] = [:]

  /// - Parameters:
  ///   - base: the class whose `init()` is called, and whose module's classes are excluded.
  ///   - layout: the expected layout of classes.
  ///   - report: called once if a test's own layout differs from the program's; for the standard layout ``CompilerFeature``
  ///     reports.
  package init(
    below base: AnyClass, layout: ClassLayout = .expected,
    report: @escaping @MainActor (ClassLayoutIssue) -> Void = EmptyInitializers.warn
  ) {
    self.base = base
    self.layout = layout
    self.report = report
  }

  /// Whether the base class's `init()`, called on the class, is the one that the class or its nearest superclass declares.
  package func prepare(_ someClass: AnyClass) -> Bool {
    let identifier = ObjectIdentifier(someClass)
    if let known = prepared[identifier] { return known }
    let isFound = install(in: someClass)
    prepared[identifier] = isFound
    return isFound
  }

  /// Writes to the standard error stream.
  package static func warn(_ issue: ClassLayoutIssue) { CompilerFeature.emptyInitializers.tell("\(issue)") }

  nonisolated static let programSymbols = EmptyInitializerSymbols.ofProgram()

  /// Mangled names, without the prefix `$s`, that classes of a name may have in the program.
  package static func symbolNames(ofClassesNamed name: String) -> [String] {
    let known = programSymbols.map { $0.classes.values.map { $0.dropFirst(2) } } ?? []
    let ending = "\(name.utf8.count)\(name)C"
    let whole = known.filter { $0.hasSuffix(ending) }
    guard whole.isEmpty else { return whole.map(String.init) }
    // A word that the module's name has, too, is abbreviated in the symbol: `12NearbyPlaces0B14ViewControllerC`.
    return Set(known.compactMap(module(ofSymbol:))).map { "\($0.utf8.count)\($0)\(ending)" }
  }

  /// The module with which a mangled name begins; nil if it has an abbreviation of the standard library's, or of C's.
  private static func module(ofSymbol name: Substring) -> Substring? {
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits) else { return nil }
    return name.dropFirst(digits.count).prefix(length)
  }

  /// The program's symbols; nil if there are none, or if classes have another layout than expected.
  private lazy var symbols: EmptyInitializerSymbols? = {
    guard let symbols = EmptyInitializers.programSymbols else { return nil }
    if layout == .expected { return CompilerFeature.emptyInitializers.isUsable ? symbols : nil }
    do throws(ClassLayoutIssue) {
      try ClassLayoutProbe.check(layout, symbols)
      return symbols
    } catch {
      report(error)
      return nil
    }
  }()

  /// The offset of the base's `init()` in the method tables of its subclasses.
  private lazy var place: Int? = {
    guard let address = symbols?.initializers[ClassLayoutProbe.mangledName(of: base)] else { return nil }
    return layout.place(of: address, in: base)
  }()

  /// The prefix of the mangled names of the base's module.
  private lazy var modulePrefix: String = {
    let name = ClassLayoutProbe.mangledName(of: base).dropFirst(2)
    let digits = name.prefix { $0.isNumber }
    return "$s" + digits + name.dropFirst(digits.count).prefix(Int(digits) ?? 0)
  }()

  private func install(in someClass: AnyClass) -> Bool {
    guard let symbols else { return false }
    var candidate: AnyClass? = someClass
    while let current = candidate, let name = symbols.classes[layout.descriptor(of: current)],
      !name.hasPrefix(modulePrefix)
    {
      if let address = symbols.initializers[name], let place {
        layout.setMethod(address, at: place, of: someClass)
        return true
      }
      candidate = _getSuperclass(current)
    }
    return false
  }
}
