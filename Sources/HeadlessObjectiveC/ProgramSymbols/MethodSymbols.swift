internal import Foundation

/// The program's methods by their class, and its classes, from the symbol table of its ELF file.
struct MethodSymbols {
  struct Method {
    /// In Swift's format: `UIKit.UIViewController.loadViewIfNeeded() -> ()`.
    let name: String
    let address: UInt
  }

  /// By the mangled name of the class, with the prefix `$s`: its own methods, and those of its extensions.
  private(set) var methods: [String: [Method]] = [:]

  /// The addresses of the program's classes that aren't generic.
  private(set) var classes: [UInt] = []

  /// - Parameter owners: the mangled names of the classes of the methods.
  static func ofProgram(_ owners: Set<String>) -> MethodSymbols? {
    ProgramFile.read { MethodSymbols($0, loadAddress: $1, owners) }
  }

  private init?(_ file: ELFFile, loadAddress: UInt, _ owners: Set<String>) {
    let wanted = owners.map { (name: $0, bytes: Array($0.utf8)) }
    let isRead = file.forEachSymbol { mangled, value in
      guard mangled.count > 4, mangled[0] == UInt8(ascii: "$"), mangled[1] == UInt8(ascii: "s") else { return }
      let address = value &+ loadAddress
      if Self.isClass(mangled) { classes.append(address) }
      guard Self.isMethod(mangled),
        let owner = wanted.first(where: { mangled.count > $0.bytes.count && mangled.starts(with: $0.bytes) }),
        let name = Self.demangled(mangled)
      else { return }
      methods[owner.name, default: []].append(Method(name: name, address: address))
    }
    if !isRead { return nil }
  }

  /// `C` for a class, `N` for its metadata.
  private static func isClass(_ mangled: UnsafeRawBufferPointer) -> Bool {
    mangled[mangled.count - 1] == UInt8(ascii: "N") && mangled[mangled.count - 2] == UInt8(ascii: "C")
  }

  /// `F` for functions, `vg` and `vs` for getters and setters of properties; `Z` follows for class members.
  private static func isMethod(_ mangled: UnsafeRawBufferPointer) -> Bool {
    var last = mangled.count - 1
    if mangled[last] == UInt8(ascii: "Z") { last -= 1 }
    if mangled[last] == UInt8(ascii: "F") { return true }
    return mangled[last - 1] == UInt8(ascii: "v")
      && (mangled[last] == UInt8(ascii: "g") || mangled[last] == UInt8(ascii: "s"))
  }

  static func demangled(_ mangled: UnsafeRawBufferPointer) -> String? {
    guard
      let text = demangle(
        mangled.baseAddress?.assumingMemoryBound(to: CChar.self), UInt(mangled.count), nil, nil, 0)
    else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  static func demangled(_ mangled: String) -> String? {
    // The runtime reads up to a zero after the name, whatever length is passed. The file has one.
    Array(mangled.utf8CString).withUnsafeBytes { demangled(UnsafeRawBufferPointer(rebasing: $0.dropLast())) }
  }

  /// The runtime's function, which the standard library doesn't declare.
  @_silgen_name("swift_demangle")
  private static func demangle(
    _ name: UnsafePointer<CChar>?, _ length: UInt, _ output: UnsafeMutablePointer<CChar>?,
    _ outputSize: UnsafeMutablePointer<UInt>?, _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?
}
