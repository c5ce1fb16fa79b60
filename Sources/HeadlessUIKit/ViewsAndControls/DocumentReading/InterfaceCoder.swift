internal import Foundation

/// The coder that `init(coder:)` of views and controllers gets for an element of a document.
///
/// What an archive of Interface Builder has under UIKit's private keys isn't there: apps' own `decodeObject(forKey:)` gets
/// nil, as it does on iOS for keys that an archive lacks.
@MainActor final class InterfaceCoder: NSCoder {
  nonisolated let reader: ElementReader

  init(_ reader: ElementReader) {
    self.reader = reader
    super.init()
  }

  /// The reader of Interface Builder's coder; nil for other coders.
  nonisolated static func reader(of coder: NSCoder) -> ElementReader? { (coder as? InterfaceCoder)?.reader }

  /// Applies an object's element, once the class of UIKit's that it is or inherits from has created its parts.
  ///
  /// - Parameter level: the class whose `init(coder:)` calls.
  static func read(_ object: AnyObject, as level: AnyClass, _ coder: NSCoder) {
    guard let reader = reader(of: coder), let own = KnownClasses.documentClass(of: type(of: object)), own == level
    else { return }
    KnownClasses.read(object, reader)
  }

  /// Applies the part of an object's element that belongs to one of its classes, whose `init(coder:)` calls.
  static func readOwn(_ object: AnyObject, of level: AnyClass, _ coder: NSCoder) {
    if let reader = reader(of: coder) { KnownClasses.read(object, as: level, reader) }
  }

  nonisolated override var allowsKeyedCoding: Bool { true }
  nonisolated override func containsValue(forKey key: String) -> Bool { false }
  nonisolated override func decodeObject(forKey key: String) -> Any? { nil }
  nonisolated override func decodeObject() -> Any? { nil }
  nonisolated override func decodeBool(forKey key: String) -> Bool { false }
  nonisolated override func decodeInt32(forKey key: String) -> Int32 { 0 }
  nonisolated override func decodeInt64(forKey key: String) -> Int64 { 0 }
  nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }
  nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }
  nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }
}
