internal import Foundation

/// Has methods called that an extension of another module's class declares as overrides of the class's own.
///
/// With Objective-C, `override` in such an extension replaces the method for all callers: apps turn screens by an extension
/// of `UINavigationController` so, and tests prepare an app's controller. The plugin `UIKitSources` names such a method
/// `override_` and what it overrides, and notes its class (``RuntimeMemberList/overridden``). The program's symbol table has
/// both methods, and the table of the class and those of its subclasses get the one in the other's place. As for
/// ``EmptyInitializers``, classes that aren't laid out as expected are left alone.
@MainActor package enum ExtensionOverrides {
  nonisolated static let prefix = "override_"

  /// Done once, before the first responder is made.
  package static let isDone: Bool = {
    let owners = ProgramMemberLists.overridden
    if owners.isEmpty { return true }
    return CompilerFeature.extensionOverrides.isUsable && install(owners)
  }()

  static func install(_ owners: [AnyClass], layout: ClassLayout = .expected) -> Bool {
    var isComplete = true
    let names = Set(owners.flatMap(ancestry).map(ClassLayoutProbe.mangledName))
    guard let symbols = MethodSymbols.ofProgram(names) else { return false }
    for owner in owners {
      for method in symbols.methods[ClassLayoutProbe.mangledName(of: owner)] ?? [] {
        guard let overridden = Signature(ofOverride: method.name) else { continue }
        if let place = place(of: overridden, in: owner, symbols, layout) {
          put(method.address, at: place, of: owner, symbols.classes, layout)
        } else {
          isComplete = false
          ErrorStream.tell("HeadlessUIKit: \(method.name) overrides nothing that was found, and isn't called.")
        }
      }
    }
    return isComplete
  }

  /// What a method is called by: `loadViewIfNeeded() -> ()`, and whether it is the class's own.
  private struct Signature {
    let text: Substring
    let isStatic: Bool

    /// From `(extension in Tests):App.List.override_loadViewIfNeeded() -> ()`; nil for any other method.
    init?(ofOverride name: String) {
      guard name.contains("(extension in "), let range = name.range(of: "." + ExtensionOverrides.prefix) else {
        return nil
      }
      text = name[range.upperBound...]
      isStatic = name.hasPrefix("static ")
    }

    /// How the method of a class is called.
    func name(of owner: String) -> String { (isStatic ? "static " : "") + owner + "." + text }
  }

  /// Where the method stands in the tables of the class that declares it, or overrides it first, and of all below.
  private static func place(
    of signature: Signature, in owner: AnyClass, _ symbols: MethodSymbols, _ layout: ClassLayout
  ) -> Int? {
    for ancestor in ancestry(of: owner) {
      let mangled = ClassLayoutProbe.mangledName(of: ancestor)
      guard let name = MethodSymbols.demangled(mangled).map({ signature.name(of: $0) }),
        let method = symbols.methods[mangled]?.first(where: { $0.name == name }),
        let place = layout.place(of: method.address, in: ancestor)
      else { continue }
      return place
    }
    return nil
  }

  private static func put(
    _ method: UInt, at place: Int, of owner: AnyClass, _ classes: [UInt], _ layout: ClassLayout
  ) {
    let before = layout.method(at: place, of: owner)
    layout.setMethod(method, at: place, of: owner)
    for address in classes {
      guard let pointer = UnsafeRawPointer(bitPattern: address) else { continue }
      let candidate: AnyClass = unsafeBitCast(pointer, to: AnyClass.self)
      // Subclasses that override the method themselves keep theirs.
      guard candidate != owner, ancestry(of: candidate).contains(where: { $0 == owner }),
        let end = layout.end(of: candidate), place < end, layout.method(at: place, of: candidate) == before
      else { continue }
      layout.setMethod(method, at: place, of: candidate)
    }
  }

  /// A class and its superclasses, from the class up.
  private static func ancestry(of someClass: AnyClass) -> [AnyClass] {
    Array(sequence(first: someClass) { _getSuperclass($0) })
  }
}
