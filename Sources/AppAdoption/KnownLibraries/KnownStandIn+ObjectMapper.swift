extension KnownStandIn {
  /// Objects from JSON, and JSON from objects.
  static let objectMapper = #"""
    import Foundation

    public enum MappingType { case fromJSON, toJSON }

    public protocol MapContext {}

    public protocol BaseMappable { mutating func mapping(map: Map) }
    public protocol Mappable: BaseMappable { init?(map: Map) }
    public protocol StaticMappable: BaseMappable { static func objectForMapping(map: Map) -> BaseMappable? }
    public protocol ImmutableMappable: BaseMappable { init(map: Map) throws }

    public struct MapError: Error {
      public var key: String?
      public var currentValue: Any?
      public var reason: String?
    }

    /// A dictionary that an object is read from or written to, and the key that the operator `<-` works on.
    public final class Map {
      public let mappingType: MappingType
      public internal(set) var JSON: [String: Any]
      public let context: (any MapContext)?
      public let shouldIncludeNilValues: Bool
      public private(set) var currentKey: String?
      public private(set) var currentValue: Any?
      private var delimiter = "."
      private var isNested = true

      public init(
        mappingType: MappingType, JSON: [String: Any], toObject: Bool = false, context: (any MapContext)? = nil,
        shouldIncludeNilValues: Bool = false
      ) {
        (self.mappingType, self.JSON, self.context) = (mappingType, JSON, context)
        self.shouldIncludeNilValues = shouldIncludeNilValues
      }

      public var isKeyPresent: Bool { currentValue != nil }
      public subscript(key: String) -> Map { self[key, nested: key.contains("."), delimiter: "."] }
      public subscript(key: String, nested nested: Bool) -> Map { self[key, nested: nested, delimiter: "."] }
      public subscript(key: String, delimiter delimiter: String) -> Map {
        self[key, nested: key.contains(delimiter), delimiter: delimiter]
      }
      public subscript(key: String, ignoreNil ignoreNil: Bool) -> Map { self[key] }
      public subscript(key: String, nested nested: Bool, delimiter delimiter: String) -> Map {
        (currentKey, isNested, self.delimiter) = (key, nested, delimiter)
        currentValue = mappingType == .fromJSON ? Map.value(of: path, in: JSON) : nil
        return self
      }

      private var path: [String] { isNested ? (currentKey ?? "").components(separatedBy: delimiter) : [currentKey ?? ""] }

      private static func value(of path: [String], in object: Any) -> Any? {
        guard let first = path.first else { return object is NSNull ? nil : object }
        let next: Any? =
          if let dictionary = object as? [String: Any] { dictionary[first] }
          else if let array = object as? [Any], let place = Int(first), array.indices.contains(place) { array[place] }
          else { nil }
        return next.flatMap { value(of: Array(path.dropFirst()), in: $0) }
      }

      func write(_ value: Any?) {
        guard mappingType == .toJSON, value != nil || shouldIncludeNilValues else { return }
        Map.write(value ?? NSNull(), at: path, into: &JSON)
      }

      private static func write(_ value: Any, at path: [String], into object: inout [String: Any]) {
        guard path.count > 1 else { return object[path[0]] = value }
        var inner = object[path[0]] as? [String: Any] ?? [:]
        write(value, at: Array(path.dropFirst()), into: &inner)
        object[path[0]] = inner
      }

      public func value<T>() -> T? { currentValue.flatMap { read($0) } }
      public func value<T>(_ key: String) throws -> T {
        guard let value: T = self[key].value() else { throw MapError(key: key, currentValue: currentValue, reason: "Cannot cast") }
        return value
      }
      public func value<T>(_ key: String, default: T) throws -> T { self[key].value() ?? `default` }
      public func value<Transform: TransformType>(_ key: String, using transform: Transform) throws -> Transform.Object {
        guard let value = transform.transformFromJSON(self[key].currentValue) else {
          throw MapError(key: key, currentValue: currentValue, reason: "Cannot transform")
        }
        return value
      }
    }

    /// Numbers and texts as JSON has them, and other types as they are.
    private func read<T>(_ value: Any) -> T? {
      if let type = T.self as? BaseMappable.Type { return made(type, value) as? T }
      if let type = T.self as? AnyArray.Type { return (value as? [Any]).flatMap { type.made($0) as? T } }
      if let type = T.self as? AnyMapping.Type { return (value as? [String: Any]).flatMap { type.made($0) as? T } }
      if let number = value as? NSNumber, !(value is Bool && T.self == Bool.self) {
        switch T.self {
        case is Int.Type: return number.intValue as? T
        case is Int64.Type: return number.int64Value as? T
        case is Int32.Type: return number.int32Value as? T
        case is UInt.Type: return number.uintValue as? T
        case is Double.Type: return number.doubleValue as? T
        case is Float.Type: return number.floatValue as? T
        default: break
        }
      }
      return value as? T
    }

    private func made(_ type: BaseMappable.Type, _ value: Any) -> Any? {
      guard let dictionary = value as? [String: Any] else { return nil }
      let map = Map(mappingType: .fromJSON, JSON: dictionary)
      if let type = type as? ImmutableMappable.Type { return try? type.init(map: map) }
      var object: BaseMappable?
      if let type = type as? Mappable.Type { object = type.init(map: map) }
      if let type = type as? StaticMappable.Type { object = type.objectForMapping(map: map) }
      object?.mapping(map: map)
      return object
    }

    private protocol AnyArray { static func made(_ values: [Any]) -> Any }
    extension Array: AnyArray {
      fileprivate static func made(_ values: [Any]) -> Any { values.compactMap { read($0) as Element? } }
    }
    private protocol AnyMapping { static func made(_ values: [String: Any]) -> Any? }
    extension Dictionary: AnyMapping {
      fileprivate static func made(_ values: [String: Any]) -> Any? {
        guard Key.self == String.self else { return nil }
        var result: [Key: Value] = [:]
        for (key, value) in values { if let value: Value = read(value), let key = key as? Key { result[key] = value } }
        return result
      }
    }

    private func written(_ value: Any) -> Any? {
      if let object = value as? BaseMappable { return object.toJSON() }
      if let objects = value as? [BaseMappable] { return objects.map { $0.toJSON() } }
      if let objects = value as? [String: BaseMappable] { return objects.mapValues { $0.toJSON() } }
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional { return mirror.children.first.flatMap { written($0.value) } }
      return value
    }

    infix operator <- : AssignmentPrecedence
    infix operator >>> : AssignmentPrecedence

    public func <- <T>(left: inout T, right: Map) {
      switch right.mappingType {
      case .fromJSON: if let value: T = right.value() { left = value }
      case .toJSON: right.write(written(left))
      }
    }
    public func <- <T>(left: inout T?, right: Map) {
      switch right.mappingType {
      case .fromJSON: if right.isKeyPresent { left = right.value() }
      case .toJSON: right.write(left.flatMap { written($0) })
      }
    }
    public func <- <T: RawRepresentable>(left: inout T, right: Map) {
      switch right.mappingType {
      case .fromJSON: if let raw: T.RawValue = right.value(), let value = T(rawValue: raw) { left = value }
      case .toJSON: right.write(left.rawValue)
      }
    }
    public func <- <T: RawRepresentable>(left: inout T?, right: Map) {
      switch right.mappingType {
      case .fromJSON: if let raw: T.RawValue = right.value() { left = T(rawValue: raw) }
      case .toJSON: right.write(left?.rawValue)
      }
    }
    public func <- <Transform: TransformType>(left: inout Transform.Object, right: (Map, Transform)) {
      switch right.0.mappingType {
      case .fromJSON: if let value = right.1.transformFromJSON(right.0.currentValue) { left = value }
      case .toJSON: right.0.write(right.1.transformToJSON(left))
      }
    }
    public func <- <Transform: TransformType>(left: inout Transform.Object?, right: (Map, Transform)) {
      switch right.0.mappingType {
      case .fromJSON: if right.0.isKeyPresent { left = right.1.transformFromJSON(right.0.currentValue) }
      case .toJSON: right.0.write(right.1.transformToJSON(left))
      }
    }
    public func >>> <T>(left: T, right: Map) { if right.mappingType == .toJSON { right.write(written(left)) } }

    extension BaseMappable {
      public func toJSON() -> [String: Any] {
        let map = Map(mappingType: .toJSON, JSON: [:])
        var copy = self
        copy.mapping(map: map)
        return map.JSON
      }
      public func toJSONString(prettyPrint: Bool = false) -> String? {
        let options: JSONSerialization.WritingOptions = prettyPrint ? [.prettyPrinted] : []
        return (try? JSONSerialization.data(withJSONObject: toJSON(), options: options)).map { String(decoding: $0, as: UTF8.self) }
      }
    }

    extension Mappable {
      public init?(JSON: [String: Any], context: (any MapContext)? = nil) {
        let map = Map(mappingType: .fromJSON, JSON: JSON, context: context)
        self.init(map: map)
        mapping(map: map)
      }
      public init?(JSONString: String, context: (any MapContext)? = nil) {
        guard let object = try? JSONSerialization.jsonObject(with: Data(JSONString.utf8)) as? [String: Any] else { return nil }
        self.init(JSON: object, context: context)
      }
    }

    extension ImmutableMappable {
      public func mapping(map: Map) {}
      public init(JSON: [String: Any], context: (any MapContext)? = nil) throws {
        try self.init(map: Map(mappingType: .fromJSON, JSON: JSON, context: context))
      }
      public init(JSONString: String, context: (any MapContext)? = nil) throws {
        guard let object = try? JSONSerialization.jsonObject(with: Data(JSONString.utf8)) as? [String: Any] else {
          throw MapError(key: nil, currentValue: JSONString, reason: "Cannot convert string into Dictionary")
        }
        try self.init(JSON: object, context: context)
      }
    }

    extension Array where Element: BaseMappable {
      public init(JSONArray: [[String: Any]], context: (any MapContext)? = nil) { self = JSONArray.compactMap { read($0) } }
      public init?(JSONString: String, context: (any MapContext)? = nil) {
        guard let objects = Mapper<Element>(context: context).mapArray(JSONString: JSONString) else { return nil }
        self = objects
      }
      public func toJSON() -> [[String: Any]] { map { $0.toJSON() } }
      public func toJSONString(prettyPrint: Bool = false) -> String? {
        (try? JSONSerialization.data(withJSONObject: toJSON())).map { String(decoding: $0, as: UTF8.self) }
      }
    }

    public final class Mapper<N: BaseMappable> {
      public var context: (any MapContext)?
      public var shouldIncludeNilValues = false
      public init(context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false) { self.context = context }
      private func json(_ text: String) -> Any? {
        try? JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])
      }
      public func map(JSONObject: Any?) -> N? { JSONObject.flatMap { read($0) } }
      public func map(JSON: [String: Any]) -> N? { read(JSON) }
      public func map(JSONString: String) -> N? { json(JSONString).flatMap { read($0) } }
      public func map(JSONObject: Any?, toObject object: N) -> N { map(JSON: JSONObject as? [String: Any] ?? [:], toObject: object) }
      public func map(JSON: [String: Any], toObject object: N) -> N {
        var copy = object
        copy.mapping(map: Map(mappingType: .fromJSON, JSON: JSON, context: context))
        return copy
      }
      public func mapArray(JSONObject: Any?) -> [N]? { (JSONObject as? [[String: Any]]).map(mapArray(JSONArray:)) }
      public func mapArray(JSONArray: [[String: Any]]) -> [N] { JSONArray.compactMap { read($0) } }
      public func mapArray(JSONString: String) -> [N]? { mapArray(JSONObject: json(JSONString)) }
      public func mapDictionary(JSON: [String: [String: Any]]) -> [String: N]? { JSON.compactMapValues { read($0) } }
      public func toJSON(_ object: N) -> [String: Any] { object.toJSON() }
      public func toJSONArray(_ array: [N]) -> [[String: Any]] { array.map { $0.toJSON() } }
      public func toJSONString(_ object: N, prettyPrint: Bool = false) -> String? { object.toJSONString(prettyPrint: prettyPrint) }
    }

    public protocol TransformType {
      associatedtype Object
      associatedtype JSON
      func transformFromJSON(_ value: Any?) -> Object?
      func transformToJSON(_ value: Object?) -> JSON?
    }

    open class TransformOf<ObjectType, JSONType>: TransformType {
      private let from: (JSONType?) -> ObjectType?
      private let to: (ObjectType?) -> JSONType?
      public init(fromJSON: @escaping (JSONType?) -> ObjectType?, toJSON: @escaping (ObjectType?) -> JSONType?) {
        (from, to) = (fromJSON, toJSON)
      }
      open func transformFromJSON(_ value: Any?) -> ObjectType? { from(value as? JSONType) }
      open func transformToJSON(_ value: ObjectType?) -> JSONType? { to(value) }
    }

    open class DateTransform: TransformType {
      public init() {}
      open func transformFromJSON(_ value: Any?) -> Date? {
        if let seconds = value as? Double { return Date(timeIntervalSince1970: seconds) }
        if let seconds = value as? Int { return Date(timeIntervalSince1970: Double(seconds)) }
        return (value as? String).flatMap(Double.init).map { Date(timeIntervalSince1970: $0) }
      }
      open func transformToJSON(_ value: Date?) -> Double? { value?.timeIntervalSince1970 }
    }

    open class DateFormatterTransform: TransformType {
      public let dateFormatter: DateFormatter
      public init(dateFormatter: DateFormatter) { self.dateFormatter = dateFormatter }
      open func transformFromJSON(_ value: Any?) -> Date? { (value as? String).flatMap(dateFormatter.date(from:)) }
      open func transformToJSON(_ value: Date?) -> String? { value.map(dateFormatter.string(from:)) }
    }
    open class CustomDateFormatTransform: DateFormatterTransform {
      public init(formatString: String) {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = formatString
        super.init(dateFormatter: formatter)
      }
    }
    open class ISO8601DateTransform: CustomDateFormatTransform {
      public init() { super.init(formatString: "yyyy-MM-dd'T'HH:mm:ssZZZZZ") }
    }
    open class URLTransform: TransformType {
      public init(shouldEncodeURLString: Bool = false) {}
      open func transformFromJSON(_ value: Any?) -> URL? { (value as? String).flatMap(URL.init(string:)) }
      open func transformToJSON(_ value: URL?) -> String? { value?.absoluteString }
    }

    """#
}
