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

  /// What a coder of Interface Builder's reads; nil for other coders.
  nonisolated static func reader(of coder: NSCoder) -> ElementReader? { (coder as? InterfaceCoder)?.reader }

  /// Has a view take what its element says, once the class of UIKit's that it is or inherits from has made its parts.
  ///
  /// - Parameters:
  ///   - level: the class whose `init(coder:)` calls.
  ///   - body: takes what is the class's own.
  static func read(
    _ view: UIView, as level: UIView.Type, _ coder: NSCoder, _ body: (ElementReader) -> Void = { _ in }
  ) {
    guard let reader = reader(of: coder), nearest(type(of: view)) == ObjectIdentifier(level) else { return }
    view.read(reader)
    body(reader)
  }

  /// The class of UIKit's that reads elements: the class itself, or the nearest of its superclasses.
  private static func nearest(_ viewClass: UIView.Type) -> ObjectIdentifier {
    var candidate: AnyClass? = viewClass
    while let someClass = candidate {
      if levels.contains(ObjectIdentifier(someClass)) { return ObjectIdentifier(someClass) }
      candidate = _getSuperclass(someClass)
    }
    return ObjectIdentifier(UIView.self)
  }

  private static let levels = Set(InterfaceClasses.views.values.map { ObjectIdentifier($0) })

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
