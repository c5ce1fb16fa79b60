internal import Foundation

/// A type-erased list of the values of a stack's pages.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  init(values: [AnyHashable]) { self.values = values }

  public init() { values = [] }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
  /// The path that was encoded.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

  /// The path as it can be encoded; nil if a value isn't `Codable`.
  public var codable: CodableRepresentation? {
    guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
    return CodableRepresentation(values: values)
  }
}

extension NavigationPath {
  /// The values of a path with the names of their types.
  public struct CodableRepresentation: Codable, Equatable {
    var values: [AnyHashable]

    init(values: [AnyHashable]) { self.values = values }

    /// Reads what `encode(to:)` wrote, in the program that wrote it: types are found by their mangled names.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      values = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any Decodable.Type else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) isn't a decodable type.")
        }
        let text = try container.decode(String.self)
        let value = try JSONDecoder().decode(type, from: Data(text.utf8))
        guard let value = value as? any Hashable else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) isn't hashable.")
        }
        values.append(AnyHashable(value))
      }
      values.reverse()
    }

    // As on iOS: the last page first, for each the mangled name of its type and its value as JSON.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let value = value.base as? any Encodable, let name = _mangledTypeName(type(of: value)) else {
          let problem = "\(type(of: value.base)) isn't encodable."
          throw EncodingError.invalidValue(
            value.base, .init(codingPath: container.codingPath, debugDescription: problem))
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
}
