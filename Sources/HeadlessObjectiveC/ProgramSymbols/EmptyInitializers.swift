/// Finds the `init()` that an app's subclass declares, and has it called where the class is known at run time only.
///
/// A screen's view often has `init() { super.init(frame: .zero) }` and no other initialiser, and a generic controller makes
/// it with `View()`. With Objective-C that calls the class's `init`; Swift calls it only where it knows the class, as nothing
/// in UIKit's classes is overridden. But the program's symbol table has it, and a class's method table has a place for the
/// `init()` of the base class, which UIKit's own code calls: what the class declares is put there, once a class.
/// The symbols are read once, when the first class of an app's is made this way.
///
/// All that rests on how the compiler lays out classes. So it is tried on classes of this module first
/// (``ClassLayoutProbe``); where these aren't what is expected, no class is touched, and the reason is reported once. Where
/// the symbols were stripped, nothing is found either. In both cases the callers' other initialisers are called.
@MainActor package final class EmptyInitializers {
  private let base: AnyClass
  private let layout: ClassLayout
  private let report: @MainActor (ClassLayoutIssue) -> Void
  private var prepared: [ObjectIdentifier: Bool] = [:]

  /// - Parameters:
  ///   - base: the class whose `init()` is called, and whose module's classes have nothing to be found.
  ///   - layout: how classes are expected to be laid out.
  ///   - report: called once where a layout of a test's own isn't the program's; of the expected one ``CompilerFeature`` tells.
  package init(
    below base: AnyClass, layout: ClassLayout = .expected,
    report: @escaping @MainActor (ClassLayoutIssue) -> Void = EmptyInitializers.warn
  ) {
    self.base = base
    self.layout = layout
    self.report = report
  }

  /// Whether the base class's `init()`, called on the class, is what the class or the nearest of its superclasses declares
  /// as `init()`.
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

  /// Mangled names, without the prefix `$s`, of the program's classes whose names end so: a class's length, name and `C`.
  package static func symbolNames(ofClassesEndingIn ending: String) -> [String] {
    (programSymbols?.classes.values).map { $0.filter { $0.hasSuffix(ending) }.map { String($0.dropFirst(2)) } } ?? []
  }

  /// The program's symbols; nil where there are none, or where classes aren't laid out as expected.
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

  /// Where the base's `init()` stands in the method tables of its subclasses.
  private lazy var place: Int? = {
    guard let address = symbols?.initializers[ClassLayoutProbe.mangledName(of: base)] else { return nil }
    return layout.place(of: address, in: base)
  }()

  /// What the mangled names of the base's module begin with.
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
