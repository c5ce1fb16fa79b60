internal import Foundation

/// Finds the `init()` that a subclass of UIKit's declares, and has it called where the class is known at run time only.
///
/// A screen's view often has `init() { super.init(frame: .zero) }` and no other initialiser, and a generic controller makes
/// it with `View()`. With Objective-C that calls the class's `init`; Swift calls it only where it knows the class, as nothing
/// in UIKit's classes is overridden. But the program's symbol table has it, and a class's method table has a place for
/// `NSObject`'s `init()`, which UIKit's own code calls: what the class declares is put there, once a class.
/// The symbols are read once, when the first class of an app's is made this way.
///
/// Where the symbols were stripped, nothing is found, and `init(frame:)` or `init(nibName:bundle:)` is called.
@MainActor enum EmptyInitializers {
  /// Whether `init()`, called through ``UIResponder/makeByEmptyInitializer(_:)``, is what the class or the nearest of its
  /// superclasses declares as `init()`.
  static func prepare(_ responderClass: UIResponder.Type) -> Bool {
    let identifier = ObjectIdentifier(responderClass)
    if let known = prepared[identifier] { return known }
    let isFound = install(in: responderClass)
    prepared[identifier] = isFound
    return isFound
  }

  /// Mangled names, without the prefix `$s`, of the program's classes whose names end so: a class's length, name and `C`.
  static func symbolNames(ofClassesEndingIn ending: String) -> [String] {
    (symbols?.classes.values).map { $0.filter { $0.hasSuffix(ending) }.map { String($0.dropFirst(2)) } } ?? []
  }

  private static var prepared: [ObjectIdentifier: Bool] = [:]
  private static let symbols = EmptyInitializerSymbols.ofProgram()

  /// The mangled name of `UIResponder`. It begins with the module's, which isn't spelled out: module aliases change it.
  private static let responderName = "$s" + (_mangledTypeName(UIResponder.self) ?? "")
  /// What the mangled names of UIKit's own classes begin with.
  private static let modulePrefix = String(responderName.dropLast("11UIResponderC".count))

  private static func install(in responderClass: UIResponder.Type) -> Bool {
    guard let symbols else { return false }
    var candidate: AnyClass? = responderClass
    while let someClass = candidate, let name = symbols.classes[descriptor(of: someClass)],
      !name.hasPrefix(modulePrefix)
    {
      if let address = symbols.initializers[name], let place {
        let metadata = UnsafeMutableRawPointer(mutating: unsafeBitCast(responderClass, to: UnsafeRawPointer.self))
        metadata.storeBytes(of: address, toByteOffset: place, as: UInt.self)
        return true
      }
      candidate = _getSuperclass(someClass)
    }
    return false
  }

  // What follows reads class metadata as the Swift ABI lays them out without Objective-C. After kind, superclass, flags and
  // the sizes of instances come the size of the metadata (4 bytes at 32), how much of that stands before the class's
  // address (4 bytes at 36), the descriptor (at 40), and then the methods.

  private static func descriptor(of someClass: AnyClass) -> UInt {
    unsafeBitCast(someClass, to: UnsafeRawPointer.self).load(fromByteOffset: 40, as: UInt.self)
  }

  /// Where `NSObject.init()` stands in the method tables of responders, in bytes from the start of a class.
  private static let place: Int? = {
    guard let address = symbols?.initializers[responderName] else { return nil }
    let metadata = unsafeBitCast(UIResponder.self as AnyClass, to: UnsafeRawPointer.self)
    let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
    let prefix = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
    return stride(from: 48, to: size - prefix, by: 8).first {
      metadata.load(fromByteOffset: $0, as: UInt.self) == address
    }
  }()
}
