public import Foundation

/// How ``NSHashTable`` and ``NSMapTable`` hold objects and tell them apart. Foundation has these three on Apple's platforms
/// alone; code written for UIKit takes them for granted.
open class NSPointerFunctions: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Objects are kept alive; the default.
    public static let strongMemory: Options = []
    /// Objects aren't kept alive, and are gone from the collection when they go.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are told apart by `isEqual(_:)` and `hash`; the default.
    public static let objectPersonality: Options = []
    /// Objects are told apart by their identity.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Objects that can be copied are copied when they come in. Not done here.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
