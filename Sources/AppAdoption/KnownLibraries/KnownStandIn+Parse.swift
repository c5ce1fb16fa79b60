extension KnownStandIn {
  /// Parse's objects and users, in memory.
  static let parse = #"""
    @_exported import CoreLocation
    @_exported import UIKit

    // Objects live in the process's memory: nothing is sent. Saving succeeds, queries find what was saved in this process, and no user is
    // signed in until the app signs a user up.

    public typealias PFBooleanResultBlock = (Bool, (any Error)?) -> Void
    public typealias PFIdResultBlock = (Any?, (any Error)?) -> Void
    public typealias PFUserResultBlock = (PFUser?, (any Error)?) -> Void
    public typealias PFObjectResultBlock = (PFObject?, (any Error)?) -> Void

    public final class ParseClientConfiguration: NSObject {
      public var applicationId: String?
      public var clientKey: String?
      public var server = "https://api.parse.com/1"
      public var isLocalDatastoreEnabled = false
      public init(block: (ParseClientConfiguration) -> Void) {
        super.init()
        block(self)
      }
    }
    public typealias ParseMutableClientConfiguration = ParseClientConfiguration

    public final class Parse: NSObject {
      public class func initialize(with configuration: ParseClientConfiguration) {}
      public class func setApplicationId(_ applicationId: String, clientKey: String) {}
      public class func enableLocalDatastore() {}
    }

    private func answer(_ block: (() -> Void)?) {
      guard let block else { return }
      DispatchQueue.main.async(execute: DispatchWorkItem(block: block))
    }

    /// What was saved in this process.
    private final class Store: @unchecked Sendable {
      static let shared = Store()
      private let lock = NSLock()
      private var kept: [String: [PFObject]] = [:]
      private var user: PFUser?
      private var count = 0

      func objects(_ name: String) -> [PFObject] { lock.withLock { kept[name] ?? [] } }
      func add(_ object: PFObject) {
        lock.withLock {
          if object.objectId == nil {
            count += 1
            object.objectId = "object\(count)"
            object.createdAt = Date()
            kept[object.parseClassName, default: []].append(object)
          }
          object.updatedAt = Date()
        }
      }
      func remove(_ object: PFObject) { lock.withLock { kept[object.parseClassName]?.removeAll { $0 === object } } }
      var current: PFUser? {
        get { lock.withLock { user } }
        set { lock.withLock { user = newValue } }
      }
    }

    // MARK: Objects

    open class PFObject: NSObject, @unchecked Sendable {
      public let parseClassName: String
      open var objectId: String?
      open fileprivate(set) var createdAt: Date?
      open fileprivate(set) var updatedAt: Date?
      open var acl: PFACL?
      fileprivate var values: [String: Any] = [:]

      public init(className newClassName: String) { parseClassName = newClassName }
      public init(className: String, dictionary: [String: Any]?) {
        parseClassName = className
        values = dictionary ?? [:]
      }
      public convenience init(withoutDataWithClassName className: String, objectId: String?) {
        self.init(className: className)
        self.objectId = objectId
      }

      open var allKeys: [String] { values.keys.sorted() }
      open var isDataAvailable: Bool { true }
      open subscript(key: String) -> Any? {
        get { values[key] }
        set { values[key] = newValue }
      }
      open func object(forKey key: String) -> Any? { values[key] }
      open func setObject(_ object: Any, forKey key: String) { values[key] = object }
      open func removeObject(forKey key: String) { values[key] = nil }
      open func value(forKey key: String) -> Any? { values[key] }
      open func add(_ object: Any, forKey key: String) { values[key] = (values[key] as? [Any] ?? []) + [object] }
      open func addObjects(from objects: [Any], forKey key: String) { values[key] = (values[key] as? [Any] ?? []) + objects }
      open func addUniqueObject(_ object: Any, forKey key: String) {
        let known = values[key] as? [Any] ?? []
        if !known.contains(where: { same($0, object) }) { values[key] = known + [object] }
      }
      open func remove(_ object: Any, forKey key: String) {
        values[key] = (values[key] as? [Any] ?? []).filter { !same($0, object) }
      }
      open func incrementKey(_ key: String) { incrementKey(key, byAmount: 1) }
      open func incrementKey(_ key: String, byAmount amount: NSNumber) {
        values[key] = (values[key] as? NSNumber ?? 0).intValue + amount.intValue
      }
      open func relation(forKey key: String) -> PFRelation {
        if let known = values[key] as? PFRelation { return known }
        let made = PFRelation()
        values[key] = made
        return made
      }

      @discardableResult open func save() throws -> Bool {
        Store.shared.add(self)
        return true
      }
      open func saveInBackground() { Store.shared.add(self) }
      open func saveInBackground(block: PFBooleanResultBlock?) {
        Store.shared.add(self)
        answer { block?(true, nil) }
      }
      open func saveEventually() { saveInBackground() }
      open func saveEventually(_ callback: PFBooleanResultBlock?) { saveInBackground(block: callback) }
      open func pinInBackground() {}
      open func delete() throws { Store.shared.remove(self) }
      open func deleteInBackground() { Store.shared.remove(self) }
      open func deleteInBackground(block: PFBooleanResultBlock?) {
        Store.shared.remove(self)
        answer { block?(true, nil) }
      }
      open func fetchIfNeeded() throws -> PFObject { self }
      open func fetchIfNeededInBackground(block: PFObjectResultBlock?) { answer { block?(self, nil) } }
      open func fetchInBackground(block: PFObjectResultBlock?) { answer { block?(self, nil) } }
      open class func saveAll(inBackground objects: [PFObject]?, block: PFBooleanResultBlock? = nil) {
        for object in objects ?? [] { Store.shared.add(object) }
        answer { block?(true, nil) }
      }
      open class func registerSubclass() {}
      open class func query() -> PFQuery<PFObject>? { nil }
    }

    public protocol PFSubclassing: AnyObject { static func parseClassName() -> String }

    private func same(_ first: Any?, _ second: Any?) -> Bool {
      if let first = first as? PFObject, let second = second as? PFObject {
        return first === second || (first.objectId != nil && first.objectId == second.objectId)
      }
      if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
      return first == nil && second == nil
    }

    open class PFRelation: NSObject {
      fileprivate var objects: [PFObject] = []
      open func add(_ object: PFObject) { objects.append(object) }
      open func remove(_ object: PFObject) { objects.removeAll { $0 === object } }
      open func query() -> PFQuery<PFObject> { PFQuery<PFObject>(of: { [objects] in objects }) }
    }

    open class PFACL: NSObject {
      open var hasPublicReadAccess = false
      open var hasPublicWriteAccess = false
      public override init() {}
      public init(user: PFUser) {}
      open func setReadAccess(_ allowed: Bool, for user: PFUser) {}
      open func setWriteAccess(_ allowed: Bool, for user: PFUser) {}
      open class func setDefault(_ acl: PFACL?, withAccessForCurrentUser access: Bool) {}
    }

    open class PFGeoPoint: NSObject {
      open var latitude: Double
      open var longitude: Double
      public override init() { (latitude, longitude) = (0, 0) }
      public init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }
      public convenience init(location: CLLocation?) {
        self.init(latitude: location?.coordinate.latitude ?? 0, longitude: location?.coordinate.longitude ?? 0)
      }
      open func distanceInKilometers(to point: PFGeoPoint?) -> Double {
        guard let point else { return 0 }
        let here = CLLocation(latitude: latitude, longitude: longitude)
        return here.distance(from: CLLocation(latitude: point.latitude, longitude: point.longitude)) / 1000
      }
      open func distanceInMiles(to point: PFGeoPoint?) -> Double { distanceInKilometers(to: point) / 1.609344 }
      /// Not called: the device's location isn't known.
      open class func geoPointForCurrentLocation(inBackground resultBlock: ((PFGeoPoint?, (any Error)?) -> Void)?) {}
    }

    // MARK: Users

    open class PFUser: PFObject, @unchecked Sendable {
      open var username: String? {
        get { values["username"] as? String }
        set { values["username"] = newValue }
      }
      open var password: String?
      open var email: String? {
        get { values["email"] as? String }
        set { values["email"] = newValue }
      }
      open var sessionToken: String? { nil }
      open var isNew: Bool { false }
      open var isAuthenticated: Bool { Store.shared.current === self }

      public init() { super.init(className: "_User") }
      public override init(className newClassName: String) { super.init(className: newClassName) }

      open class func current() -> PFUser? { Store.shared.current }
      open class func logIn(withUsername username: String, password: String) throws -> PFUser {
        guard let user = known(username, password) else { throw notFound }
        Store.shared.current = user
        return user
      }
      open class func logInWithUsername(
        inBackground username: String, password: String, block: PFUserResultBlock? = nil
      ) {
        let user = known(username, password)
        if let user { Store.shared.current = user }
        answer { block?(user, user == nil ? notFound : nil) }
      }
      private class func known(_ username: String, _ password: String) -> PFUser? {
        Store.shared.objects("_User").compactMap { $0 as? PFUser }.first { $0.username == username && $0.password == password }
      }
      private static var notFound: NSError {
        NSError(domain: "Parse", code: 101, userInfo: [NSLocalizedDescriptionKey: "Invalid username/password."])
      }
      open func signUpInBackground(block: PFBooleanResultBlock? = nil) {
        Store.shared.add(self)
        Store.shared.current = self
        answer { block?(true, nil) }
      }
      open func signUp() throws {
        Store.shared.add(self)
        Store.shared.current = self
      }
      open class func logOut() { Store.shared.current = nil }
      open class func logOutInBackground(block: (((any Error)?) -> Void)? = nil) {
        Store.shared.current = nil
        answer { block?(nil) }
      }
      open class func requestPasswordResetForEmail(inBackground email: String, block: PFBooleanResultBlock? = nil) {
        answer { block?(true, nil) }
      }
      open class func enableAutomaticUser() {}
      open override class func query() -> PFQuery<PFObject>? { PFQuery<PFObject>(className: "_User") }
    }

    open class PFAnonymousUtils: NSObject {
      open class func isLinked(with user: PFUser?) -> Bool { false }
    }

    open class PFInstallation: PFObject, @unchecked Sendable {
      open var deviceToken: String?
      open var badge = 0
      open var channels: [String]?
      open class func current() -> PFInstallation? { PFInstallation(className: "_Installation") }
      open func setDeviceTokenFrom(_ deviceTokenData: Data?) {}
    }

    open class PFCloud: NSObject {
      /// Not called: functions run on a server.
      open class func callFunction(
        inBackground function: String, withParameters parameters: [AnyHashable: Any]?, block: PFIdResultBlock? = nil
      ) {}
    }

    """#
}
