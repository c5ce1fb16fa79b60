extension KnownStandIn {
  /// A Realm database in memory.
  static let realm = #"""
    import Foundation
    import HeadlessObjectiveC

    public typealias ObjectBase = NSObject

    /// The initial value of a `@Persisted` property without a default.
    public protocol PersistedDefault { static var persistedDefault: Self { get } }

    extension String: PersistedDefault { public static var persistedDefault: String { "" } }
    extension Int: PersistedDefault { public static var persistedDefault: Int { 0 } }
    extension Int64: PersistedDefault { public static var persistedDefault: Int64 { 0 } }
    extension Bool: PersistedDefault { public static var persistedDefault: Bool { false } }
    extension Double: PersistedDefault { public static var persistedDefault: Double { 0 } }
    extension Float: PersistedDefault { public static var persistedDefault: Float { 0 } }
    extension Date: PersistedDefault { public static var persistedDefault: Date { Date(timeIntervalSince1970: 0) } }
    extension Data: PersistedDefault { public static var persistedDefault: Data { Data() } }
    extension UUID: PersistedDefault { public static var persistedDefault: UUID { UUID() } }
    extension ObjectId: PersistedDefault { public static var persistedDefault: ObjectId { .generate() } }
    extension Optional: PersistedDefault { public static var persistedDefault: Wrapped? { nil } }
    extension List: PersistedDefault { public static var persistedDefault: List<Element> { List() } }

    public protocol PersistableEnum {}

    protocol AnyPersisted {
      var anyValue: Any { get }
      var isPrimaryKey: Bool { get }
    }

    @propertyWrapper public struct Persisted<Value>: AnyPersisted {
      public var wrappedValue: Value
      var anyValue: Any { wrappedValue }
      var isPrimaryKey = false
      public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      public init(wrappedValue: Value, primaryKey: Bool) { (self.wrappedValue, isPrimaryKey) = (wrappedValue, primaryKey) }
      public init(wrappedValue: Value, indexed: Bool) { self.wrappedValue = wrappedValue }
      public init() where Value: PersistedDefault { wrappedValue = .persistedDefault }
      public init(primaryKey: Bool) where Value: PersistedDefault {
        (wrappedValue, isPrimaryKey) = (.persistedDefault, primaryKey)
      }
      public init(indexed: Bool) where Value: PersistedDefault { wrappedValue = .persistedDefault }
      public init<Origin>(originProperty: String) where Value == LinkingObjects<Origin> {
        wrappedValue = LinkingObjects(fromType: Origin.self, property: originProperty)
      }
    }

    public struct ObjectId: Hashable, Codable, Sendable, CustomStringConvertible {
      public let stringValue: String
      public init(_ stringValue: String) { self.stringValue = stringValue }
      public init(string: String) throws { stringValue = string }
      public static func generate() -> ObjectId {
        ObjectId(String(UUID().uuidString.lowercased().filter { $0 != "-" }.prefix(24)))
      }
      public var description: String { stringValue }
    }

    /// An object of the app, stored in memory.
    open class Object: NSObject {
      public fileprivate(set) var realm: Realm?
      public var isInvalidated: Bool { false }

      public required override init() { super.init() }

      open class func primaryKey() -> String? { nil }
      open class func indexedProperties() -> [String] { [] }
      open class func ignoredProperties() -> [String] { [] }
      open class func className() -> String { "\(Self.self)" }

      /// The values of its stored properties, for predicates and sorting.
      fileprivate var values: NSDictionary {
        let values = NSMutableDictionary()
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror, level.subjectType != Object.self {
          for child in level.children {
            guard let label = child.label else { continue }
            let value = (child.value as? any AnyPersisted)?.anyValue ?? child.value
            let name = child.value is any AnyPersisted ? String(label.dropFirst()) : label
            if let known = plain(value) { values.setObject(known, forKey: NSString(string: name)) }
          }
          mirror = level.superclassMirror
        }
        return values
      }

      /// The value of the primary key, as text; nil if the class has no primary key.
      fileprivate var identity: String? {
        let mirror = Mirror(reflecting: self)
        let marked = mirror.children.first { ($0.value as? any AnyPersisted)?.isPrimaryKey == true }?.label?.dropFirst()
        guard let name = Self.primaryKey() ?? marked.map(String.init) else { return nil }
        return values.object(forKey: NSString(string: name)).map { "\($0)" }
      }

      private func plain(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { plain($0.value) } }
        if let object = value as? Object { return object.values }
        if let id = value as? ObjectId { return id.stringValue }
        return value
      }
    }

    open class EmbeddedObject: NSObject {
      public required override init() { super.init() }
    }

    public final class RealmOptional<Value> {
      public var value: Value?
      public init(_ value: Value? = nil) { self.value = value }
    }

    public final class NotificationToken: NSObject {
      public func invalidate() {}
    }

    public enum RealmCollectionChange<CollectionType> {
      case initial(CollectionType)
      case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
      case error(any Error)
    }

    public struct SortDescriptor: Sendable {
      public let keyPath: String
      public let ascending: Bool
      public init(keyPath: String, ascending: Bool = true) { (self.keyPath, self.ascending) = (keyPath, ascending) }
    }

    /// The matching objects, evaluated at each access.
    public final class Results<Element>: RandomAccessCollection {
      public let all: () -> [Element]
      init(_ all: @escaping () -> [Element]) { self.all = all }

      public var startIndex: Int { 0 }
      public var endIndex: Int { all().count }
      public subscript(position: Int) -> Element { all()[position] }
      public var realm: Realm? { try? Realm() }

      public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> {
        filter(NSPredicate(format: predicateFormat, argumentArray: args))
      }
      public func filter(_ predicate: NSPredicate) -> Results<Element> {
        Results { [all] in all().filter { predicate.evaluate(with: ($0 as? Object)?.values ?? $0) } }
      }
      public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
        sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
      }
      public func sorted(by sortDescriptors: [SortDescriptor]) -> Results<Element> {
        Results { [all] in
          all().sorted { first, second in
            for descriptor in sortDescriptors {
              let order = Self.order(first, second, descriptor.keyPath)
              if order != .orderedSame { return (order == .orderedAscending) == descriptor.ascending }
            }
            return false
          }
        }
      }
      static func order(_ first: Element, _ second: Element, _ keyPath: String) -> ComparisonResult {
        func value(_ element: Element) -> Any? {
          var found: Any? = (element as? Object)?.values
          for key in keyPath.split(separator: ".") {
            found = (found as? NSDictionary)?.object(forKey: NSString(string: String(key)))
          }
          return found
        }
        switch (value(first), value(second)) {
        case (let a as String, let b as String): return a.compare(b)
        case (let a as Date, let b as Date): return a.compare(b)
        case (let a as NSNumber, let b as NSNumber): return a.compare(b)
        default: return .orderedSame
        }
      }
      public func index(of object: Element) -> Int? {
        all().firstIndex { ($0 as AnyObject) === (object as AnyObject) }
      }
      /// The handler is called once, with the current collection.
      public func observe(_ block: @escaping (RealmCollectionChange<Results<Element>>) -> Void) -> NotificationToken {
        DispatchQueue.main.async { block(.initial(self)) }
        return NotificationToken()
      }
    }

    public final class List<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
      private var elements: [Element] = []
      public init() {}

      public var startIndex: Int { 0 }
      public var endIndex: Int { elements.count }
      public subscript(position: Int) -> Element {
        get { elements[position] }
        set { elements[position] = newValue }
      }
      public func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Element {
        elements.replaceSubrange(subrange, with: newElements)
      }
      public func append(_ object: Element) { elements.append(object) }
      public func append<S: Sequence>(objectsIn objects: S) where S.Element == Element { elements += objects }
      public func insert(_ object: Element, at index: Int) { elements.insert(object, at: index) }
      public func remove(at index: Int) { elements.remove(at: index) }
      public func removeAll() { elements = [] }
      public func removeLast() { elements.removeLast() }
      public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> {
        Results { self.elements }.filter(NSPredicate(format: predicateFormat, argumentArray: args))
      }
      public func filter(_ predicate: NSPredicate) -> Results<Element> { Results { self.elements }.filter(predicate) }
      public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
        Results { self.elements }.sorted(byKeyPath: keyPath, ascending: ascending)
      }
      public func index(of object: Element) -> Int? { elements.firstIndex { ($0 as AnyObject) === (object as AnyObject) } }
      public func observe(_ block: @escaping (RealmCollectionChange<List<Element>>) -> Void) -> NotificationToken {
        DispatchQueue.main.async { block(.initial(self)) }
        return NotificationToken()
      }
    }

    /// Empty: inverse relationships aren't followed.
    public final class LinkingObjects<Element>: RandomAccessCollection {
      public init(fromType type: Element.Type, property propertyName: String) {}
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(position: Int) -> Element { fatalError("LinkingObjects is empty on Linux.") }
    }

    public final class Migration {
      public func enumerateObjects(ofType typeName: String, _ block: (Object?, Object?) -> Void) {}
    }

    /// The objects of the process, in memory. Nothing is written to a file, and `cancelWrite()` doesn't roll back.
    public final class Realm {
      public struct Configuration {
        public nonisolated(unsafe) static var defaultConfiguration = Configuration()
        public var fileURL: URL?
        public var inMemoryIdentifier: String?
        public var schemaVersion: UInt64
        public var deleteRealmIfMigrationNeeded = false
        public var migrationBlock: ((Migration, UInt64) -> Void)?
        public var objectTypes: [ObjectBase.Type]?
        /// The file that an app has by default, which isn't written.
        public static var defaultFile: URL? {
          FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?
            .appendingPathComponent("default.realm")
        }

        public init(
          fileURL: URL? = Configuration.defaultFile, inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil, readOnly: Bool = false,
          schemaVersion: UInt64 = 0, migrationBlock: ((Migration, UInt64) -> Void)? = nil,
          deleteRealmIfMigrationNeeded: Bool = false, objectTypes: [ObjectBase.Type]? = nil
        ) {
          (self.fileURL, self.inMemoryIdentifier, self.schemaVersion) = (fileURL, inMemoryIdentifier, schemaVersion)
          self.migrationBlock = migrationBlock
          self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
          self.objectTypes = objectTypes
        }
      }

      public enum UpdatePolicy: Int { case error = 1, modified = 3, all = 2 }

      private static let lock = NSRecursiveLock()
      private nonisolated(unsafe) static var files: [String: [ObjectIdentifier: [Object]]] = [:]
      /// The objects of a file or of an in-memory identifier: a test that uses an identifier of its own has its own objects.
      private var kept: [ObjectIdentifier: [Object]] {
        get { Self.lock.withLock { Self.files[file] ?? [:] } }
        set { Self.lock.withLock { Self.files[file] = newValue } }
      }
      private var file: String { configuration.inMemoryIdentifier ?? configuration.fileURL?.path ?? "" }
      public let configuration: Configuration
      public private(set) var isInWriteTransaction = false

      public init() throws { configuration = .defaultConfiguration }
      public init(configuration: Configuration) throws { self.configuration = configuration }

      public func write<Result>(_ block: () throws -> Result) throws -> Result {
        beginWrite()
        defer { isInWriteTransaction = false }
        return try block()
      }
      public func beginWrite() { isInWriteTransaction = true }
      public func commitWrite() throws { isInWriteTransaction = false }
      public func cancelWrite() { isInWriteTransaction = false }
      @discardableResult public func refresh() -> Bool { false }
      public func invalidate() {}

      public func add(_ object: Object, update: UpdatePolicy = .error) {
        let type = ObjectIdentifier(Swift.type(of: object))
        var objects = kept[type] ?? []
        if let identity = object.identity { objects.removeAll { $0.identity == identity } }
        if !objects.contains(where: { $0 === object }) { objects.append(object) }
        object.realm = self
        kept[type] = objects
      }
      public func add<S: Sequence>(_ objects: S, update: UpdatePolicy = .error) where S.Element: Object {
        for object in objects { add(object, update: update) }
      }
      public func delete(_ object: Object) {
        kept[ObjectIdentifier(Swift.type(of: object))]?.removeAll { $0 === object }
        object.realm = nil
      }
      public func delete<S: Sequence>(_ objects: S) where S.Element: Object {
        for object in Array(objects) { delete(object) }
      }
      public func deleteAll() { kept = [:] }

      public func objects<Element: Object>(_ type: Element.Type) -> Results<Element> {
        Results { (self.kept[ObjectIdentifier(type)] ?? []).compactMap { $0 as? Element } }
      }
      public func object<Element: Object, KeyType>(ofType type: Element.Type, forPrimaryKey key: KeyType) -> Element? {
        objects(type).first { $0.identity == "\(key)" }
      }
    }

    """#
}
