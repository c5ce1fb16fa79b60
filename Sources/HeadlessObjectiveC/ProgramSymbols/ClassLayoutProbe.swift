internal import Foundation

/// Tests with its own classes the operations that are later applied to an app's.
enum ClassLayoutProbe {
  /// The difference from the expectation; nil for none, and for a program without symbols.
  static func finding() -> String? {
    guard let symbols = EmptyInitializers.programSymbols else { return nil }
    do throws(ClassLayoutIssue) {
      try check(.expected, symbols)
      return nil
    } catch {
      return error.description
    }
  }

  /// Whether classes have the expected layout; throws the difference.
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

  /// The name in the symbol table. It begins with the module's name, which module aliases change.
  static func mangledName(of someClass: AnyClass) -> String { "$s" + (_mangledTypeName(someClass) ?? "") }
}

/// Corresponds to `UIResponder`: `init()` is a method of its table.
class ProbeRoot: NSObject {
  override init() { super.init() }

  // With optimization, it would call the methods that the compiler finds in the tables of this module's classes: for a class that
  // doesn't inherit `init()` that traps, whatever the table contains.
  @_optimize(none)
  convenience init(byEmptyInitializer: Void) { self.init() }

  @inline(never)
  static func make(_ probeClass: ProbeRoot.Type) -> ProbeRoot { probeClass.allocate(byEmptyInitializer: ()) }

  @_silgen_name("$s18HeadlessObjectiveC9ProbeRootC18byEmptyInitializerACyt_tcfC")
  private static func allocate(byEmptyInitializer: Void) -> ProbeRoot
}

/// Corresponds to `UIView`: it has another initialiser, and doesn't inherit `init()`.
class ProbeMiddle: ProbeRoot {
  init(number: Int) { super.init() }
}

/// Corresponds to an app's view: its `init()` overrides nothing.
final class ProbeLeaf: ProbeMiddle {
  let isMadeByOwn: Bool

  // It has no uses, so release builds would remove it.
  @used init() {
    isMadeByOwn = true
    super.init(number: 0)
  }

  override init(number: Int) {
    isMadeByOwn = false
    super.init(number: number)
  }
}
