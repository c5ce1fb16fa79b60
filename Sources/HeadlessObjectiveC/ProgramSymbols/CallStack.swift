internal import Foundation

/// The call stack of a thread, innermost first, by the program's symbol table.
package struct CallStack: Sendable {
  /// A function's readable name, `UILabel.text` or `UIView.init(frame:)`, and its caller.
  package struct Call: Hashable, Sendable {
    package let name: String
    /// Nil without symbols, and for a function of a library.
    package let caller: String?
  }

  /// The maximum number of frames that are searched.
  private static let depth = 24
  /// The number of stacks whose names are cached.
  private static let mostStacks = 500

  private let addresses: [UInt]

  /// The calling thread's stack.
  package init() {
    var frames = [UnsafeMutableRawPointer?](repeating: nil, count: CallStack.depth)
    let count = CallStack.backtrace(&frames, Int32(CallStack.depth))
    // The return address is after the call.
    addresses = frames.prefix(Int(max(count, 0))).map { UInt(bitPattern: $0) &- 1 }
  }

  /// The outermost of the innermost calls that all belong to the modules: the function that the rest of the program called. Nil
  /// without symbols.
  ///
  /// - Parameter modules: the modules' names.
  package func entry(into modules: [String]) -> Call? {
    if let known = CallStack.known[addresses] { return known }
    let names = symbols()
    let prefixes = modules.flatMap { name in ["$s\(name.utf8.count)\(name)", "$sS"] }
    var last: String?
    var caller: String?
    for name in names {
      guard let name else { continue }
      let isOfModules = prefixes.contains { name.hasPrefix($0) } && !name.hasPrefix("$sSS")
      if !isOfModules {
        caller = name
        break
      }
      last = name
    }
    guard let last, let found = CallStack.readable(last) else { return nil }
    let call = Call(name: found, caller: caller.flatMap(CallStack.readable))
    CallStack.known.keep(call, for: addresses)
    return call
  }

  private static let known = Discovered<[UInt], Call>(capacity: mostStacks)

  /// The mangled name of each frame's function; nil for those of libraries.
  private func symbols() -> [String?] {
    ProgramFile.read { file, loadAddress -> [String?]? in
      var starts = [UInt](repeating: 0, count: addresses.count)
      var names = [UnsafeRawBufferPointer?](repeating: nil, count: addresses.count)
      let end = file.section(".text").map { UInt($0.size) &+ $0.address &+ loadAddress } ?? 0
      let isRead = file.forEachSymbol { name, value in
        let address = value &+ loadAddress
        for index in addresses.indices where address <= addresses[index] && address > starts[index] {
          starts[index] = address
          names[index] = name
        }
      }
      guard isRead else { return nil }
      return names.indices.map { index in
        addresses[index] < end ? names[index].map { String(decoding: $0, as: UTF8.self) } : nil
      }
    } ?? []
  }

  /// `UILabel.text` for `HeadlessUIKit.UILabel.text.setter : Swift.Optional<Swift.String>`: without modules, types and results,
  /// with a function's labels.
  static func readable(_ mangled: String) -> String? {
    guard var name = MethodSymbols.demangled(mangled) else { return nil }
    for prefix in ["merged ", "static ", "@objc "] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    // A closure in a function belongs to the function.
    if let outer = name.range(of: " in ", options: .backwards) { name = String(name[outer.upperBound...]) }
    let path = name.prefix { $0 != "(" && $0 != " " && $0 != "<" }
    let words = path.split(separator: ".").dropFirst().filter { !["getter", "setter", "modify", "read"].contains($0) }
    var result = words.map { $0 == "__allocating_init" ? "init" : String($0) }.joined(separator: ".")
    if result.isEmpty { return nil }
    let rest = name.dropFirst(path.count)
    if rest.hasPrefix("(") { result += "(" + labels(rest.dropFirst()) + ")" }
    return result
  }

  /// The labels of parameters, from after the parenthesis: `frame:` for `frame: __C.CGRect) -> ...`.
  private static func labels(_ parameters: Substring) -> String {
    var depth = 0
    var parts: [String] = []
    var part = ""
    for character in parameters {
      if depth == 0, character == ")" || character == "," {
        if !part.isEmpty { parts.append(part) }
        part = ""
        if character == ")" { break }
        continue
      }
      if "(<[".contains(character) { depth += 1 }
      if ")>]".contains(character) { depth -= 1 }
      part.append(character)
    }
    return parts.map { part in
      let words = part.trimmingCharacters(in: .whitespaces).split(separator: ":", maxSplits: 1)
      let label = words.count == 2 ? words[0] : "_"
      return (label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(label) : "_") + ":"
    }.joined()
  }

  /// The C library's function, which Swift's module of it doesn't export.
  @_silgen_name("backtrace")
  static func backtrace(_ buffer: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ size: Int32) -> Int32
}
