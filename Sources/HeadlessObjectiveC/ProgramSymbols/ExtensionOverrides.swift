internal import Foundation

/// Calls methods in an extension of another module's class that override the class's own.
///
/// With Objective-C, `override` in such an extension replaces the method for all callers: apps rotate screens with an extension of
/// `UINavigationController`, and tests prepare an app's controller. The plugin `UIKitSources` prefixes such a method's name with
/// `override_`, and lists its class (``RuntimeMemberList/overridden``). The program's symbol table contains both methods, and the
/// one replaces the other in the tables of the class and its subclasses. As with ``EmptyInitializers``, classes with another layout
/// than expected aren't changed.
@MainActor package enum ExtensionOverrides {
  nonisolated static let prefix = "override_"

  /// Done once, before the first responder is created.
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

  /// A method's signature, `loadViewIfNeeded() -> ()`, and whether it is a class method.
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

    /// The signature of a class's method.
    func name(of owner: String) -> String { (isStatic ? "static " : "") + owner + "." + text }
  }

  /// The offset of the method in the tables of the class that first declares or overrides it, and of all subclasses.
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
      // Subclasses that override the method themselves are unchanged.
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
