public import Foundation

/// How the collections of references keep and compare what is in them. Foundation has these collections on Apple's
/// platforms alone; the memory and personality of objects count here, those of raw memory don't.
open class NSPointerFunctions: NSObject {
  /// One memory option, one personality, and whether to copy; the numbers are Foundation's.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Kept alive; what no memory option says.
    public static var strongMemory: Options { [] }
    /// Neither kept alive nor noticed when it goes; kept weakly here, where Foundation would leave a dangling pointer.
    public static let opaqueMemory = Options(rawValue: 2)
    public static let mallocMemory = Options(rawValue: 3)
    public static let machVirtualMemory = Options(rawValue: 4)
    /// Not kept alive, and out of the collection once it is gone.
    public static let weakMemory = Options(rawValue: 5)
    /// Compared by `isEqual` and `hash`; what no personality says.
    public static var objectPersonality: Options { [] }
    public static let opaquePersonality = Options(rawValue: 1 << 8)
    /// Compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    public static let cStringPersonality = Options(rawValue: 3 << 8)
    public static let structPersonality = Options(rawValue: 4 << 8)
    public static let integerPersonality = Options(rawValue: 5 << 8)
    /// Takes a copy of what is put in, where it can be copied.
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
