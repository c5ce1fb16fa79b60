extension KnownStandIn {
  /// JSON values, parsed by Foundation.
  static let swiftyJSON = #"""
    import Foundation

    public enum Type: Int, Sendable { case number, string, bool, array, dictionary, null, unknown }

    public enum SwiftyJSONError: Int, Swift.Error {
      case unsupportedType = 999
      case indexOutOfBounds = 900
      case elementTooDeep = 902
      case wrongType = 901
      case notExist = 500
      case invalidJSON = 490
    }

    public enum JSONKey {
      case index(Int)
      case key(String)
    }

    public protocol JSONSubscriptType { var jsonKey: JSONKey { get } }

    extension Int: JSONSubscriptType { public var jsonKey: JSONKey { .index(self) } }
    extension String: JSONSubscriptType { public var jsonKey: JSONKey { .key(self) } }

    /// A JSON value.
    public struct JSON {
      private var stored: Any = NSNull()
      public private(set) var error: SwiftyJSONError?

      public static var null: JSON { JSON(NSNull()) }

      public init() {}

      public init(_ object: Any) {
        if let data = object as? Data { self = (try? JSON(data: data)) ?? JSON.null } else { self.object = object }
      }

      public init(data: Data, options: JSONSerialization.ReadingOptions = .fragmentsAllowed) throws {
        object = try JSONSerialization.jsonObject(with: data, options: options)
      }

      public init(parseJSON text: String) { self = (try? JSON(data: Data(text.utf8))) ?? JSON.null }

      public var object: Any {
        get { stored }
        set {
          error = nil
          switch newValue {
          case let json as JSON: (stored, error) = (json.stored, json.error)
          case let array as [Any]: stored = array.map { ($0 as? JSON)?.object ?? $0 }
          case let dictionary as [String: Any]: stored = dictionary.mapValues { ($0 as? JSON)?.object ?? $0 }
          case is String, is NSNumber, is Bool, is Int, is Double, is Float, is NSNull: stored = newValue
          case Optional<Any>.none: stored = NSNull()
          default: (stored, error) = (NSNull(), .unsupportedType)
          }
        }
      }

      public var type: Type {
        switch stored {
        case is NSNull: .null
        case is String: .string
        case is [Any]: .array
        case is [String: Any]: .dictionary
        case let value: JSON.isBool(value) ? .bool : .number
        }
      }

      private static func isBool(_ value: Any) -> Bool {
        (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
      }

      private func failing(_ error: SwiftyJSONError) -> JSON {
        var json = JSON.null
        json.error = self.error ?? error
        return json
      }

      // MARK: Elements

      public subscript(index: Int) -> JSON {
        get {
          guard let array = stored as? [Any] else { return failing(.wrongType) }
          return array.indices.contains(index) ? JSON(array[index]) : failing(.indexOutOfBounds)
        }
        set {
          guard var array = stored as? [Any], array.indices.contains(index) else { return }
          array[index] = newValue.object
          stored = array
        }
      }

      public subscript(key: String) -> JSON {
        get {
          guard let dictionary = stored as? [String: Any] else { return failing(.wrongType) }
          return dictionary[key].map { JSON($0) } ?? failing(.notExist)
        }
        set {
          guard var dictionary = stored as? [String: Any] else { return }
          dictionary[key] = newValue.object
          stored = dictionary
        }
      }

      public subscript(path: [JSONSubscriptType]) -> JSON {
        get {
          path.reduce(self) { json, part in
            switch part.jsonKey {
            case .index(let index): json[index]
            case .key(let key): json[key]
            }
          }
        }
        set {
          guard let first = path.first else { return self = newValue }
          switch first.jsonKey {
          case .index(let index): self[index][Array(path.dropFirst())] = newValue
          case .key(let key): self[key][Array(path.dropFirst())] = newValue
          }
        }
      }

      public subscript(path: JSONSubscriptType...) -> JSON {
        get { self[path] }
        set { self[path] = newValue }
      }

      public func exists() -> Bool { error == nil || (error != .notExist && error != .indexOutOfBounds && error != .wrongType) }
      public var isEmpty: Bool { array?.isEmpty ?? dictionary?.isEmpty ?? true }
      public var count: Int { array?.count ?? dictionary?.count ?? 0 }

      @discardableResult public mutating func merge(with other: JSON) throws -> JSON {
        guard var dictionary = stored as? [String: Any], let new = other.stored as? [String: Any] else { throw SwiftyJSONError.wrongType }
        dictionary.merge(new) { $1 }
        stored = dictionary
        return self
      }

      // MARK: Values

      public var array: [JSON]? { (stored as? [Any])?.map { JSON($0) } }
      public var arrayValue: [JSON] { array ?? [] }
      public var arrayObject: [Any]? {
        get { stored as? [Any] }
        set { object = newValue ?? NSNull() }
      }
      public var dictionary: [String: JSON]? { (stored as? [String: Any])?.mapValues { JSON($0) } }
      public var dictionaryValue: [String: JSON] { dictionary ?? [:] }
      public var dictionaryObject: [String: Any]? {
        get { stored as? [String: Any] }
        set { object = newValue ?? NSNull() }
      }
      public var string: String? {
        get { stored as? String }
        set { object = newValue ?? NSNull() }
      }
      public var stringValue: String {
        get {
          switch type {
          case .string: stored as? String ?? ""
          case .bool: boolValue ? "true" : "false"
          case .number: number.map { "\($0)" } ?? ""
          default: ""
          }
        }
        set { object = newValue }
      }
      public var bool: Bool? {
        get { type == .bool ? (stored as? Bool ?? (stored as? NSNumber)?.boolValue) : nil }
        set { object = newValue ?? NSNull() }
      }
      public var boolValue: Bool {
        get { bool ?? number?.boolValue ?? ["true", "y", "t", "yes", "1"].contains((string ?? "").lowercased()) }
        set { object = newValue }
      }
      public var number: NSNumber? {
        get { type == .number || type == .bool ? stored as? NSNumber ?? (stored as? Double).map { NSNumber(value: $0) } : nil }
        set { object = newValue ?? NSNull() }
      }
      public var numberValue: NSNumber {
        get { number ?? NSNumber(value: Double(string ?? "") ?? 0) }
        set { object = newValue }
      }
      public var int: Int? {
        get { number?.intValue }
        set { object = newValue ?? NSNull() }
      }
      public var intValue: Int {
        get { numberValue.intValue }
        set { object = newValue }
      }
      public var int64: Int64? { number?.int64Value }
      public var int64Value: Int64 { numberValue.int64Value }
      public var int32: Int32? { number?.int32Value }
      public var int32Value: Int32 { numberValue.int32Value }
      public var uInt: UInt? { number?.uintValue }
      public var uIntValue: UInt { numberValue.uintValue }
      public var double: Double? {
        get { number?.doubleValue }
        set { object = newValue ?? NSNull() }
      }
      public var doubleValue: Double {
        get { numberValue.doubleValue }
        set { object = newValue }
      }
      public var float: Float? { number?.floatValue }
      public var floatValue: Float { numberValue.floatValue }
      public var null: NSNull? { stored as? NSNull }
      public var url: URL? { string.flatMap { URL(string: $0) } }

      // MARK: Texts

      public func rawData(options: JSONSerialization.WritingOptions = []) throws -> Data {
        try JSONSerialization.data(withJSONObject: stored, options: options.union(.fragmentsAllowed))
      }

      public func rawString(_ encoding: String.Encoding = .utf8, options: JSONSerialization.WritingOptions = .prettyPrinted) -> String? {
        (try? rawData(options: options)).flatMap { String(data: $0, encoding: encoding) }
      }

      public var rawValue: Any { stored }
    }

    extension JSON: CustomStringConvertible {
      public var description: String { rawString() ?? "unknown" }
    }

    extension JSON: Equatable {
      public static func == (left: JSON, right: JSON) -> Bool {
        (try? left.rawData(options: .sortedKeys)) == (try? right.rawData(options: .sortedKeys))
      }
    }

    extension JSON: Sequence {
      /// Elements with their indices or keys as text.
      public func makeIterator() -> IndexingIterator<[(String, JSON)]> {
        let elements = array.map { $0.enumerated().map { ("\($0)", $1) } } ?? dictionaryValue.map { ($0, $1) }
        return elements.makeIterator()
      }
    }

    extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral {
      public init(stringLiteral value: String) { self.init(value) }
      public init(integerLiteral value: Int) { self.init(value) }
      public init(booleanLiteral value: Bool) { self.init(value) }
      public init(floatLiteral value: Double) { self.init(value) }
    }

    extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
      public init(dictionaryLiteral elements: (String, Any)...) { self.init(Dictionary(elements) { $1 }) }
      public init(arrayLiteral elements: Any...) { self.init(elements) }
    }

    """#
}
