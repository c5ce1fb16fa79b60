internal import Foundation

/// Tries on classes of its own what is done with an app's, before that is touched.
enum ClassLayoutProbe {
  /// What is otherwise than expected; nil where nothing is, and where the program has no symbols to be tried with.
  static func finding() -> String? {
    guard let symbols = EmptyInitializers.programSymbols else { return nil }
    do throws(ClassLayoutIssue) {
      try check(.expected, symbols)
      return nil
    } catch {
      return error.description
    }
  }

  /// Whether classes are laid out as expected; throws what was found instead.
  static func check(_ layout: ClassLayout, _ symbols: EmptyInitializerSymbols) throws(ClassLayoutIssue) {
    guard symbols.classes[layout.descriptor(of: ProbeLeaf.self)] == mangledName(of: ProbeLeaf.self) else {
      throw .noDescriptor(offset: layout.descriptor)
    }
    guard layout.end(of: ProbeRoot.self) != nil, let end = layout.end(of: ProbeLeaf.self) else {
      throw .noSize(offset: layout.metadataSize)
    }
    guard let root = symbols.initializers[mangledName(of: ProbeRoot.self)],
      let leaf = symbols.initializers[mangledName(of: ProbeLeaf.self)],
      let place = layout.place(of: root, in: ProbeRoot.self), place < end
    else { throw .noInitializer }
    let before = layout.method(at: place, of: ProbeLeaf.self)
    layout.setMethod(leaf, at: place, of: ProbeLeaf.self)
    defer { layout.setMethod(before, at: place, of: ProbeLeaf.self) }
    guard (ProbeRoot.make(ProbeLeaf.self) as? ProbeLeaf)?.isMadeByOwn == true else { throw .notCalled }
  }

  /// As the symbol table spells it. It begins with the module's name, which module aliases change.
  static func mangledName(of someClass: AnyClass) -> String { "$s" + (_mangledTypeName(someClass) ?? "") }
}

/// Stands for `UIResponder`: `init()` is a method of its table.
class ProbeRoot: NSObject {
  override init() { super.init() }

  // Optimized, it would call what the compiler knows to stand in the tables of this module's classes: for a class that doesn't
  // inherit `init()` that traps, whatever has been put there meanwhile.
  @_optimize(none)
  convenience init(byEmptyInitializer: Void) { self.init() }

  @inline(never)
  static func make(_ probeClass: ProbeRoot.Type) -> ProbeRoot { probeClass.allocate(byEmptyInitializer: ()) }

  @_silgen_name("$s18HeadlessObjectiveC9ProbeRootC18byEmptyInitializerACyt_tcfC")
  private static func allocate(byEmptyInitializer: Void) -> ProbeRoot
}

/// Stands for `UIView`: it has another initialiser, and doesn't inherit `init()`.
class ProbeMiddle: ProbeRoot {
  init(number: Int) { super.init() }
}

/// Stands for an app's view: its `init()` overrides nothing.
final class ProbeLeaf: ProbeMiddle {
  let isMadeByOwn: Bool

  // Nothing names it, and builds for release would leave it out.
  @used init() {
    isMadeByOwn = true
    super.init(number: 0)
  }

  override init(number: Int) {
    isMadeByOwn = false
    super.init(number: number)
  }
}
