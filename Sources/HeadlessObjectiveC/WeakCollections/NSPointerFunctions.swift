public import Foundation

/// The memory management and comparison of objects in collections of references. Foundation has these collections on Apple's
/// platforms only; options for objects are supported, those for raw memory aren't.
open class NSPointerFunctions: NSObject {
  /// A memory option, a personality, and whether to copy; the values are Foundation's.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Retained; the default memory option.
    public static var strongMemory: Options { [] }
    /// Neither retained nor cleared in Foundation, which would leave a dangling pointer; here it is weak.
    public static let opaqueMemory = Options(rawValue: 2)
    public static let mallocMemory = Options(rawValue: 3)
    public static let machVirtualMemory = Options(rawValue: 4)
    /// Weak: removed once it is deallocated.
    public static let weakMemory = Options(rawValue: 5)
    /// Compared by `isEqual` and `hash`; the default personality.
    public static var objectPersonality: Options { [] }
    public static let opaquePersonality = Options(rawValue: 1 << 8)
    /// Compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    public static let cStringPersonality = Options(rawValue: 3 << 8)
    public static let structPersonality = Options(rawValue: 4 << 8)
    public static let integerPersonality = Options(rawValue: 5 << 8)
    /// Copies added objects that can be copied.
    public static let copyIn = Options(rawValue: 1 << 16)
  }

  final let options: Options

  public init(options: Options = []) {
    self.options = options
  }
}

extension NSPointerFunctions.Options {
  private var memory: UInt { rawValue & 0xff }

  var isWeak: Bool { memory == Self.weakMemory.rawValue || memory == Self.opaqueMemory.rawValue }

  var comparesIdentity: Bool { rawValue & 0xff00 != 0 }

  func hash(_ object: AnyObject) -> Int {
    if !comparesIdentity {
      if let object = object as? NSObject { return object.hash }
      if let object = object as? any Hashable { return object.hashValue }
    }
    return ObjectIdentifier(object).hashValue
  }

  func areEqual(_ a: AnyObject, _ b: AnyObject) -> Bool {
    if a === b { return true }
    if comparesIdentity { return false }
    if let a = a as? NSObject { return a.isEqual(b) }
    guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return false }
    return a == b
  }
}
