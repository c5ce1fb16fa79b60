internal import Foundation

/// The program's classes and their `init()`, from the symbol table of its ELF file.
struct EmptyInitializerSymbols {
  /// The classes' mangled names, with the prefix `$s`, by the address of their descriptor. The runtime's names can't be used: those
  /// of private classes contain addresses.
  private(set) var classes: [UInt: String] = [:]

  /// The addresses of the allocating `init()`, by the class's mangled name.
  private(set) var initializers: [String: UInt] = [:]

  /// Nil if the program's file can't be read or has no symbols.
  static func ofProgram() -> EmptyInitializerSymbols? {
    ProgramFile.read { EmptyInitializerSymbols($0, loadAddress: $1) }
  }

  private init?(_ file: ELFFile, loadAddress: UInt) {
    if !file.forEachSymbol({ add($0, address: $1 &+ loadAddress) }) { return nil }
  }

  private mutating func add(_ mangled: UnsafeRawBufferPointer, address: UInt) {
    let length = mangled.count
    guard length > 9, mangled[0] == UInt8(ascii: "$"), mangled[1] == UInt8(ascii: "s") else { return }
    switch mangled[length - 1] {
    case UInt8(ascii: "n"):
      // A class, `C`, and its descriptor, `Mn`.
      guard mangled[length - 2] == UInt8(ascii: "M"), mangled[length - 3] == UInt8(ascii: "C") else { return }
      classes[address] = String(decoding: mangled.prefix(length - 2), as: UTF8.self)
    case UInt8(ascii: "C"):
      guard let name = Self.classOfEmptyInitializer(mangled) else { return }
      initializers[name] = address
    default: return
    }
  }

  /// The class's part of the mangled name of an allocating `init()`: the class, `C`, the type of the result, `y` for no
  /// arguments, `c` for a function, `fC`. The type of the result is a back reference to the class (`A`, small letters and
  /// a capital letter), and for a generic class its parameters between `y` and `G`.
  private static func classOfEmptyInitializer(_ mangled: UnsafeRawBufferPointer) -> String? {
    var length = mangled.count - 4
    guard mangled[length] == UInt8(ascii: "y"), mangled[length + 1] == UInt8(ascii: "c"),
      mangled[length + 2] == UInt8(ascii: "f")
    else { return nil }
    if mangled[length - 1] == UInt8(ascii: "G") {
      length -= 1
      while length > 4, isSmallLetter(mangled[length - 1]) || isDigitOrLine(mangled[length - 1]) { length -= 1 }
    }
    guard UInt8(ascii: "A")...UInt8(ascii: "Z") ~= mangled[length - 1] else { return nil }
    length -= 1
    while length > 4, isSmallLetter(mangled[length - 1]) { length -= 1 }
    guard mangled[length - 1] == UInt8(ascii: "A"), mangled[length - 2] == UInt8(ascii: "C") else { return nil }
    return String(decoding: mangled.prefix(length - 1), as: UTF8.self)
  }

  private static func isSmallLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }

  private static func isDigitOrLine(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_")
  }
}
