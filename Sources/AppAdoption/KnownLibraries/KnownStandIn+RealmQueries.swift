extension KnownStandIn {
  /// What Realm's collections, objects and databases have besides.
  static let realmQueries = #"""
    // MARK: Collections

    /// What results and lists have in common.
    public protocol RealmCollection: RandomAccessCollection where Index == Int {
      var all: () -> [Element] { get }
    }
    extension Results: RealmCollection {}
    extension List: RealmCollection {
      public var all: () -> [Element] { { Array(self) } }
    }

    private func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue ?? (value as? Date)?.timeIntervalSinceReferenceDate }

    extension RealmCollection {
      private func values(_ property: String) -> [Any] {
        all().compactMap { element in
          let values = (element as? Object)?.values
          return property.split(separator: ".").reduce(values as Any?) { found, key in
            (found as? NSDictionary)?.object(forKey: NSString(string: String(key)))
          }
        }
      }
      private func typed<T>(_ value: Any?) -> T? {
        guard let value else { return nil }
        if let value = value as? T { return value }
        guard let number = value as? NSNumber else { return nil }
        return (number.intValue as? T) ?? (number.doubleValue as? T) ?? (number.floatValue as? T) ?? (number.int64Value as? T)
      }
      public func max<T>(ofProperty property: String) -> T? {
        typed(values(property).max { (number($0) ?? 0) < (number($1) ?? 0) })
      }
      public func min<T>(ofProperty property: String) -> T? {
        typed(values(property).min { (number($0) ?? 0) < (number($1) ?? 0) })
      }
      public func sum<T>(ofProperty property: String) -> T {
        let sum = values(property).compactMap { number($0) }.reduce(0, +)
        return typed(NSNumber(value: sum)) ?? (Int(sum) as? T) ?? (sum as! T)
      }
      public func average<T>(ofProperty property: String) -> T? {
        let numbers = values(property).compactMap { number($0) }
        return numbers.isEmpty ? nil : typed(NSNumber(value: numbers.reduce(0, +) / Double(numbers.count)))
      }
      public func index(matching predicate: NSPredicate) -> Int? {
        all().firstIndex { predicate.evaluate(with: ($0 as? Object)?.values ?? $0) }
      }
      public func index(matching predicateFormat: String, _ args: Any...) -> Int? {
        index(matching: NSPredicate(format: predicateFormat, argumentArray: args))
      }
      public func objects(at indexes: IndexSet) -> [Element] { indexes.map { self[$0] } }
      public func distinct<S: Sequence>(by keyPaths: S) -> Results<Element> where S.Element == String {
        let keys = Array(keyPaths)
        return Results { [all] in
          var seen: Set<[String]> = []
          return all().filter { element in
            let values = (element as? Object)?.values
            return seen.insert(keys.map { "\(values?.object(forKey: NSString(string: $0)) ?? "")" }).inserted
          }
        }
      }
      /// The collection itself: objects aren't bound to a thread.
      public func freeze() -> Self { self }
      public func thaw() -> Self? { self }
      public var isFrozen: Bool { false }
      public var isInvalidated: Bool { false }
      public func setValue(_ value: Any?, forKey key: String) {
        for element in all() { (element as? Object)?.setValue(value, forKey: key) }
      }
    }

    extension List {
      public func move(from: Int, to: Int) {
        let element = self[from]
        remove(at: from)
        insert(element, at: to)
      }
      public func replace(index: Int, object: Element) {
        remove(at: index)
        insert(object, at: index)
      }
      public func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        for index in indices.reversed() where try shouldBeRemoved(self[index]) { remove(at: index) }
      }
    }

    public typealias MutableSet<Element: Hashable> = Set<Element>
    public typealias Map<Key: Hashable, Value> = [Key: Value]
    public typealias Decimal128 = Decimal
    public typealias RealmSwiftObject = Object

    // MARK: Objects

    public protocol ObjectKeyIdentifiable: Identifiable {}
    extension ObjectKeyIdentifiable where Self: AnyObject {
      public var id: ObjectIdentifier { ObjectIdentifier(self) }
    }

    extension Object {
      /// - Parameter value: a dictionary of the properties' values.
      public convenience init(value: Any) {
        self.init()
        take(value)
      }
      fileprivate func take(_ value: Any) {
        for (key, value) in value as? [String: Any] ?? [:] { setValue(value, forKey: key) }
      }
      public func isSameObject(as object: Object?) -> Bool { self === object }
      public func freeze() -> Self { self }
      public func thaw() -> Self? { self }
      public var isFrozen: Bool { false }
      /// The handler isn't called: changes aren't observed.
      public func observe(_ block: @escaping (ObjectChange<Object>) -> Void) -> NotificationToken { NotificationToken() }
    }

    public enum ObjectChange<T> {
      case error(any Error)
      case change(T, [PropertyChange])
      case deleted
    }

    public struct PropertyChange {
      public let name: String
      public let oldValue: Any?
      public let newValue: Any?
    }

    // MARK: Databases

    extension Realm {
      public struct Error: Swift.Error {
        public enum Code: Int { case fail = 1, fileAccess, fileNotFound, schemaMismatch }
        public let code: Code
      }

      public var isEmpty: Bool { false }
      @discardableResult public func create<T: Object>(_ type: T.Type, value: Any = [:] as [String: Any], update: UpdatePolicy = .error) -> T {
        let made = type.init()
        made.take(value)
        add(made, update: update)
        return made
      }
      // Before version 4 a flag said whether an object of the same key is updated.
      @discardableResult public func create<T: Object>(_ type: T.Type, value: Any = [:] as [String: Any], update: Bool) -> T {
        create(type, value: value, update: update ? .all : .error)
      }
      public func add(_ object: Object, update: Bool) { add(object, update: update ? .all : .error) }
      public func add<S: Sequence>(_ objects: S, update: Bool) where S.Element: Object {
        add(objects, update: update ? .all : .error)
      }
      /// Runs the block at once.
      public func writeAsync(_ block: @escaping () -> Void, onComplete: ((any Swift.Error)?) -> Void = { _ in }) {
        try? write(block)
        onComplete(nil)
      }
      public func observe(_ block: @escaping (Realm.Notification, Realm) -> Void) -> NotificationToken { NotificationToken() }
      public enum Notification: String { case didChange = "RLMRealmDidChangeNotification", refreshRequired }
      public func freeze() -> Realm { self }
      public func thaw() -> Realm { self }
      public static func deleteFiles(for config: Configuration) throws -> Bool { false }
    }

    """#
}
