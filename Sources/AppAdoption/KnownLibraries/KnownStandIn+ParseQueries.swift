extension KnownStandIn {
  /// Parse's files and queries.
  static let parseQueries = #"""
    // MARK: Files

    open class PFFileObject: NSObject {
      open var name: String
      open var url: String? { nil }
      open var isDataAvailable: Bool { true }
      private let data: Data?

      public init?(data: Data) { (self.data, name) = (data, "file") }
      public init?(name: String?, data: Data) { (self.data, self.name) = (data, name ?? "file") }
      public init?(name: String?, data: Data, contentType: String?) { (self.data, self.name) = (data, name ?? "file") }

      open func getData() throws -> Data { data ?? Data() }
      open func getDataInBackground(block: ((Data?, (any Error)?) -> Void)? = nil) {
        let data = data
        answer { block?(data, nil) }
      }
      open func getDataInBackground(_ block: ((Data?, (any Error)?) -> Void)?) { getDataInBackground(block: block) }
      open func saveInBackground(block: PFBooleanResultBlock? = nil) { answer { block?(true, nil) } }
      open func saveInBackground(_ block: PFBooleanResultBlock?) { answer { block?(true, nil) } }
    }
    public typealias PFFile = PFFileObject

    /// Shows the picture of its file.
    @preconcurrency @MainActor open class PFImageView: UIImageView {
      open var file: PFFileObject? {
        didSet { if let data = try? file?.getData(), let picture = UIImage(data: data) { image = picture } }
      }
      open func loadInBackground() {}
      open func load(inBackground completion: ((UIImage?, (any Error)?) -> Void)?) {
        let image = image
        DispatchQueue.main.async { completion?(image, nil) }
      }
    }

    // MARK: Queries

    open class PFQuery<PFGenericObject: PFObject>: NSObject {
      public let parseClassName: String
      open var limit = 100
      open var skip = 0
      open var cachePolicy = PFCachePolicy.ignoreCache
      private let all: () -> [PFObject]
      private var conditions: [(PFObject) -> Bool] = []
      private var orders: [(key: String, ascending: Bool)] = []

      public init(className: String) {
        parseClassName = className
        all = { Store.shared.objects(className) }
      }
      public init(className: String, predicate: NSPredicate?) {
        parseClassName = className
        all = { Store.shared.objects(className) }
        if let predicate { conditions.append { predicate.evaluate(with: NSDictionary(dictionary: $0.values)) } }
      }
      init(of objects: @escaping () -> [PFObject]) {
        parseClassName = ""
        all = objects
      }
      open class func orQuery(withSubqueries queries: [PFQuery<PFGenericObject>]) -> PFQuery<PFGenericObject> {
        PFQuery<PFGenericObject>(of: {
          var found: [PFObject] = []
          for object in queries.flatMap({ $0.found }) where !found.contains(where: { $0 === object }) { found.append(object) }
          return found
        })
      }

      private func value(_ object: PFObject, _ key: String) -> Any? {
        switch key {
        case "objectId": object.objectId
        case "createdAt": object.createdAt
        case "updatedAt": object.updatedAt
        default: object.values[key]
        }
      }
      private func order(_ first: Any?, _ second: Any?) -> ComparisonResult {
        switch (first, second) {
        case (let a as String, let b as String): a.compare(b)
        case (let a as Date, let b as Date): a.compare(b)
        case (let a as NSNumber, let b as NSNumber): a.compare(b)
        default: .orderedSame
        }
      }
      private func add(_ condition: @escaping (PFObject) -> Bool) -> Self {
        conditions.append(condition)
        return self
      }
      fileprivate var found: [PFGenericObject] {
        let fitting = all().filter { object in conditions.allSatisfy { $0(object) } }
        let sorted = fitting.sorted { first, second in
          for (key, ascending) in orders {
            let result = order(value(first, key), value(second, key))
            if result != .orderedSame { return (result == .orderedAscending) == ascending }
          }
          return false
        }
        return sorted.dropFirst(skip).prefix(limit).compactMap { $0 as? PFGenericObject }
      }

      @discardableResult open func includeKey(_ key: String) -> Self { self }
      @discardableResult open func includeKeys(_ keys: [String]) -> Self { self }
      @discardableResult open func selectKeys(_ keys: [String]) -> Self { self }
      @discardableResult open func order(byAscending key: String) -> Self {
        orders = [(key, true)]
        return self
      }
      @discardableResult open func order(byDescending key: String) -> Self {
        orders = [(key, false)]
        return self
      }
      @discardableResult open func addAscendingOrder(_ key: String) -> Self {
        orders.append((key, true))
        return self
      }
      @discardableResult open func addDescendingOrder(_ key: String) -> Self {
        orders.append((key, false))
        return self
      }
      @discardableResult open func whereKey(_ key: String, equalTo object: Any) -> Self {
        add { [self] in
          let found = value($0, key)
          return same(found, object) || (found as? [Any])?.contains { same($0, object) } == true
        }
      }
      @discardableResult open func whereKey(_ key: String, notEqualTo object: Any) -> Self { add { [self] in !same(value($0, key), object) } }
      @discardableResult open func whereKey(_ key: String, containedIn array: [Any]) -> Self {
        add { [self] in array.contains { [found = value($0, key)] in same($0, found) } }
      }
      @discardableResult open func whereKey(_ key: String, greaterThan object: Any) -> Self {
        add { [self] in order(value($0, key), object) == .orderedDescending }
      }
      @discardableResult open func whereKey(_ key: String, lessThan object: Any) -> Self {
        add { [self] in order(value($0, key), object) == .orderedAscending }
      }
      @discardableResult open func whereKey(_ key: String, contains substring: String?) -> Self {
        add { [self] in (value($0, key) as? String)?.contains(substring ?? "") == true }
      }
      @discardableResult open func whereKey(_ key: String, hasPrefix prefix: String?) -> Self {
        add { [self] in (value($0, key) as? String)?.hasPrefix(prefix ?? "") == true }
      }
      @discardableResult open func whereKeyExists(_ key: String) -> Self { add { [self] in value($0, key) != nil } }
      @discardableResult open func whereKeyDoesNotExist(_ key: String) -> Self { add { [self] in value($0, key) == nil } }
      /// Every object fits: distances aren't compared.
      @discardableResult open func whereKey(_ key: String, nearGeoPoint geopoint: PFGeoPoint) -> Self { self }
      @discardableResult open func whereKey(_ key: String, nearGeoPoint geopoint: PFGeoPoint, withinMiles maxDistance: Double) -> Self { self }

      open func findObjects() throws -> [PFGenericObject] { found }
      open func findObjectsInBackground(block: (([PFGenericObject]?, (any Error)?) -> Void)? = nil) {
        let found = found
        answer { block?(found, nil) }
      }
      open func getFirstObjectInBackground(block: ((PFGenericObject?, (any Error)?) -> Void)? = nil) {
        let first = found.first
        answer { block?(first, nil) }
      }
      open func getObjectInBackground(withId objectId: String, block: ((PFGenericObject?, (any Error)?) -> Void)? = nil) {
        let object = found.first { $0.objectId == objectId }
        answer { block?(object, nil) }
      }
      open func countObjectsInBackground(block: ((Int32, (any Error)?) -> Void)? = nil) {
        let count = Int32(found.count)
        answer { block?(count, nil) }
      }
      open func fromLocalDatastore() -> Self { self }
    }

    public enum PFCachePolicy: UInt8, Sendable {
      case ignoreCache, cacheOnly, networkOnly, cacheElseNetwork, networkElseCache, cacheThenNetwork
    }

    """#
}
