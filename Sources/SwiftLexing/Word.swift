/// The words that the readers of sources compare: Swift's keywords, and the attributes and names with a meaning in Objective-C.
///
/// The lexer identifies a word by a hash that it computes while reading, so that readers don't compare text.
package enum Word: UInt8, CaseIterable, Sendable {
  /// Any other word.
  case other
  case `class`, `struct`, `enum`, actor, `extension`, `protocol`, `func`, `var`, `let`, initializer, `deinit`,
    `subscript`, `case`, `typealias`, `associatedtype`, `import`, `where`, `public`, `private`, `fileprivate`,
    `internal`, open, package, `static`, final, override, weak, unowned, lazy, dynamic, optional, required,
    convenience, mutating, nonmutating, indirect, nonisolated, isolated, prefix, postfix, infix, consuming, borrowing,
    async, `throws`, `rethrows`, `inout`, `return`, `in`, `as`, `is`, get, set, willSet, didSet, `super`,
    objc, objcMembers, nonobjc, IBOutlet, IBAction, IBInspectable, IBDesignable, IBSegueAction, GKInspectable,
    NSManaged, NSCopying, UIApplicationMain, NSApplicationMain, main, MainActor, os, iOS, targetEnvironment,
    simulator, canImport, NSObject, observeValue, AnyObject, `try`, await, `throw`, `else`, `if`, `guard`,
    `while`, `for`, `do`, `switch`, `defer`, `repeat`, convention
  case poundSelector, poundKeyPath, poundPreview, poundIf, poundElseif, poundElse, poundEndif

  /// The word's spelling.
  package var spelling: String {
    switch self {
    case .initializer: "init"
    case .poundSelector: "#selector"
    case .poundKeyPath: "#keyPath"
    case .poundPreview: "#Preview"
    case .poundIf: "#if"
    case .poundElseif: "#elseif"
    case .poundElse: "#else"
    case .poundEndif: "#endif"
    default: "\(self)"
    }
  }

  /// The words, by the hash of their spelling.
  package static let byHash: [UInt64: Word] = {
    var words: [UInt64: Word] = [:]
    for word in allCases where word != .other { words[hash(of: word.spelling.utf8)] = word }
    return words
  }()

  /// The FNV-1a hash, which the lexer computes while reading.
  package static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(hashStart) { hash($0, $1) }
  }

  package static let hashStart: UInt64 = 0xCBF2_9CE4_8422_2325

  package static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}
