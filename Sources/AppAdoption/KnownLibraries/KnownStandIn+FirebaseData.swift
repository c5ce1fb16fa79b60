extension KnownStandIn {
  /// The realtime database, which returns no values.
  static let firebaseDatabase = #"""
    @_exported import FirebaseCore
    import Foundation

    public enum DataEventType: Int { case childAdded, childRemoved, childChanged, childMoved, value }
    public typealias DatabaseHandle = UInt

    public final class Database: NSObject, @unchecked Sendable {
      private static let shared = Database()
      public static func database() -> Database { shared }
      public static func database(url: String) -> Database { shared }
      public static func database(app: FirebaseApp) -> Database { shared }

      public var isPersistenceEnabled = false
      public func reference() -> DatabaseReference { DatabaseReference("") }
      public func reference(withPath path: String) -> DatabaseReference { DatabaseReference(path) }
      public func reference(fromURL databaseURL: String) -> DatabaseReference { DatabaseReference(databaseURL) }
      public func goOnline() {}
      public func goOffline() {}
    }

    /// A location in the database. No data is received, so handlers aren't called.
    public class DatabaseQuery: NSObject, @unchecked Sendable {
      let path: String
      init(_ path: String) { self.path = path }

      public var ref: DatabaseReference { DatabaseReference(path) }
      public func queryOrdered(byChild key: String) -> DatabaseQuery { self }
      public func queryOrderedByKey() -> DatabaseQuery { self }
      public func queryOrderedByValue() -> DatabaseQuery { self }
      public func queryEqual(toValue value: Any?) -> DatabaseQuery { self }
      public func queryStarting(atValue value: Any?) -> DatabaseQuery { self }
      public func queryEnding(atValue value: Any?) -> DatabaseQuery { self }
      public func queryLimited(toFirst limit: UInt) -> DatabaseQuery { self }
      public func queryLimited(toLast limit: UInt) -> DatabaseQuery { self }
      public func keepSynced(_ keepSynced: Bool) {}
      @discardableResult public func observe(
        _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void
      ) -> DatabaseHandle { observe(eventType, with: block, withCancel: nil) }
      @discardableResult public func observe(
        _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void, withCancel cancelBlock: ((Error) -> Void)?
      ) -> DatabaseHandle {
        _ = FirebaseIsAway("observe")
        return 0
      }
      public func observeSingleEvent(of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) {
        _ = FirebaseIsAway("observeSingleEvent")
      }
      public func observeSingleEvent(
        of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void, withCancel cancelBlock: ((Error) -> Void)?
      ) { _ = FirebaseIsAway("observeSingleEvent") }
      public func observeSingleEvent(
        of eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void,
        withCancel cancelBlock: ((Error) -> Void)? = nil
      ) { _ = FirebaseIsAway("observeSingleEvent") }
      public func getData(completion: @escaping (Error?, DataSnapshot?) -> Void) { _ = FirebaseIsAway("getData") }
      public func getData() async throws -> DataSnapshot { throw FirebaseIsAway("getData") }
      public func removeObserver(withHandle handle: DatabaseHandle) {}
      public func removeAllObservers() {}
      @discardableResult public func observe(
        _ eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void,
        withCancel cancelBlock: ((Error) -> Void)? = nil
      ) -> DatabaseHandle {
        _ = FirebaseIsAway("observe")
        return 0
      }
      public func queryStarting(atValue value: Any?, childKey: String?) -> DatabaseQuery { self }
      public func queryStarting(afterValue value: Any?) -> DatabaseQuery { self }
      public func queryEnding(atValue value: Any?, childKey: String?) -> DatabaseQuery { self }
      public func queryEnding(beforeValue value: Any?) -> DatabaseQuery { self }
      public func queryEqual(toValue value: Any?, childKey: String?) -> DatabaseQuery { self }
      public func queryOrderedByPriority() -> DatabaseQuery { self }
    }

    public final class DatabaseReference: DatabaseQuery, @unchecked Sendable {
      public var key: String? { path.split(separator: "/").last.map(String.init) }
      public var url: String { path }
      public var parent: DatabaseReference? { nil }
      public var root: DatabaseReference { DatabaseReference("") }
      public func child(_ pathString: String) -> DatabaseReference { DatabaseReference("\(path)/\(pathString)") }
      public func childByAutoId() -> DatabaseReference { child(UUID().uuidString) }
      public func setValue(_ value: Any?) { _ = FirebaseIsAway("setValue") }
      public func setValue(_ value: Any?, withCompletionBlock block: @escaping (Error?, DatabaseReference) -> Void) {
        _ = FirebaseIsAway("setValue")
      }
      public func updateChildValues(_ values: [AnyHashable: Any]) { _ = FirebaseIsAway("updateChildValues") }
      public func updateChildValues(
        _ values: [AnyHashable: Any], withCompletionBlock block: @escaping (Error?, DatabaseReference) -> Void
      ) { _ = FirebaseIsAway("updateChildValues") }
      public func setValue(_ value: Any?, andPriority priority: Any?) { _ = FirebaseIsAway("setValue") }
      public func setValue(_ value: Any?) async throws { throw FirebaseIsAway("setValue") }
      public func updateChildValues(_ values: [AnyHashable: Any]) async throws { throw FirebaseIsAway("updateChildValues") }
      public func removeValue() async throws { throw FirebaseIsAway("removeValue") }
      public func onDisconnectRemoveValue() {}
      public func onDisconnectSetValue(_ value: Any?) {}
      public func runTransactionBlock(_ block: @escaping (MutableData) -> TransactionResult) {
        _ = FirebaseIsAway("runTransactionBlock")
      }
      public func runTransactionBlock(
        _ block: @escaping (MutableData) -> TransactionResult,
        andCompletionBlock completionBlock: @escaping (Error?, Bool, DataSnapshot?) -> Void
      ) { _ = FirebaseIsAway("runTransactionBlock") }
      public func removeValue() { _ = FirebaseIsAway("removeValue") }
      public func removeValue(completionBlock block: @escaping (Error?, DatabaseReference) -> Void) {
        _ = FirebaseIsAway("removeValue")
      }
    }

    public final class DataSnapshot: NSObject, @unchecked Sendable {
      override init() { super.init() }
      public var value: Any? { nil }
      public var key: String { "" }
      public var ref: DatabaseReference { DatabaseReference("") }
      public var childrenCount: UInt { 0 }
      public var children: NSEnumerator { NSArray().objectEnumerator() }
      public func exists() -> Bool { false }
      public func hasChildren() -> Bool { false }
      public func hasChild(_ childPathString: String) -> Bool { false }
      public var priority: Any? { nil }
      public func childSnapshot(forPath childPathString: String) -> DataSnapshot { DataSnapshot() }
    }

    public final class MutableData: NSObject {
      public var value: Any?
      public var priority: Any?
      public var key: String? { nil }
      public var childrenCount: UInt { 0 }
      public var children: NSEnumerator { NSArray().objectEnumerator() }
      public func hasChildren() -> Bool { false }
      public func childData(byAppendingPath path: String) -> MutableData { MutableData() }
    }

    public final class TransactionResult: NSObject {
      public static func success(withValue value: MutableData) -> TransactionResult { TransactionResult() }
      public static func abort() -> TransactionResult { TransactionResult() }
    }

    public enum ServerValue {
      public static func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] }
      public static func increment(_ delta: NSNumber) -> [AnyHashable: Any] { [".sv": ["increment": delta]] }
    }

    """#

  /// Cloud storage; files aren't transferred.
  static let firebaseStorage = #"""
    @_exported import FirebaseCore
    import Foundation

    public final class Storage: NSObject, @unchecked Sendable {
      private static let shared = Storage()
      public static func storage() -> Storage { shared }
      public static func storage(url: String) -> Storage { shared }
      public static func storage(app: FirebaseApp) -> Storage { shared }
      public func reference() -> StorageReference { StorageReference("") }
      public func reference(withPath path: String) -> StorageReference { StorageReference(path) }
      public func reference(forURL url: String) -> StorageReference { StorageReference(url) }
    }

    public let StorageErrorDomain = "FIRStorageErrorDomain"

    public enum StorageErrorCode: Int, Error {
      case unknown = -13000
      case objectNotFound = -13010
      case bucketNotFound = -13011
      case projectNotFound = -13012
      case quotaExceeded = -13013
      case unauthenticated = -13020
      case unauthorized = -13021
      case retryLimitExceeded = -13030
      case nonMatchingChecksum = -13031
      case downloadSizeExceeded = -13032
      case cancelled = -13040
      case invalidArgument = -13050
    }

    public final class StorageMetadata: NSObject, @unchecked Sendable {
      public var contentType: String?
      public var cacheControl: String?
      public var customMetadata: [String: String]?
      public var path: String? { nil }
      public var name: String? { nil }
      public var size: Int64 { 0 }
    }

    public enum StorageTaskStatus: Int { case unknown, resume, progress, pause, success, failure }

    public final class StorageTaskSnapshot: NSObject {
      public var progress: Progress? { nil }
      public var metadata: StorageMetadata? { nil }
      public var error: Error? { nil }
      public let reference: StorageReference
      public let task = StorageTask()
      init(_ reference: StorageReference) { self.reference = reference }
      public var status: StorageTaskStatus { .unknown }
    }

    public final class StorageListResult: NSObject {
      public var items: [StorageReference] { [] }
      public var prefixes: [StorageReference] { [] }
      public var pageToken: String? { nil }
    }

    /// A transfer that never starts.
    public class StorageTask: NSObject {
      @discardableResult public func observe(
        _ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void
      ) -> String { "" }
      public func removeAllObservers() {}
      public func pause() {}
      public func cancel() {}
      public func resume() {}
    }

    public final class StorageUploadTask: StorageTask {}
    public final class StorageDownloadTask: StorageTask {}

    public final class StorageReference: NSObject, @unchecked Sendable {
      public let fullPath: String
      init(_ path: String) { fullPath = path }

      public var name: String { fullPath.split(separator: "/").last.map(String.init) ?? "" }
      public func child(_ path: String) -> StorageReference { StorageReference("\(fullPath)/\(path)") }
      @discardableResult public func putData(
        _ uploadData: Data, metadata: StorageMetadata? = nil, completion: ((StorageMetadata?, Error?) -> Void)? = nil
      ) -> StorageUploadTask {
        _ = FirebaseIsAway("putData")
        return StorageUploadTask()
      }
      @discardableResult public func putFile(
        from fileURL: URL, metadata: StorageMetadata? = nil, completion: ((StorageMetadata?, Error?) -> Void)? = nil
      ) -> StorageUploadTask {
        _ = FirebaseIsAway("putFile")
        return StorageUploadTask()
      }
      @discardableResult public func putDataAsync(
        _ uploadData: Data, metadata: StorageMetadata? = nil
      ) async throws -> StorageMetadata { throw FirebaseIsAway("putDataAsync") }
      public func downloadURL(completion: @escaping (URL?, Error?) -> Void) { _ = FirebaseIsAway("downloadURL") }
      public func downloadURL() async throws -> URL { throw FirebaseIsAway("downloadURL") }
      @discardableResult public func getData(
        maxSize size: Int64, completion: @escaping (Data?, Error?) -> Void
      ) -> StorageDownloadTask {
        _ = FirebaseIsAway("getData")
        return StorageDownloadTask()
      }
      public func data(maxSize: Int64) async throws -> Data { throw FirebaseIsAway("data") }
      public func delete(completion: ((Error?) -> Void)?) { _ = FirebaseIsAway("delete") }
      public func delete() async throws { throw FirebaseIsAway("delete") }
      public var bucket: String { "" }
      public var storage: Storage { Storage.storage() }
      public func root() -> StorageReference { StorageReference("") }
      public func parent() -> StorageReference? { nil }
      @discardableResult public func write(
        toFile fileURL: URL, completion: ((URL?, Error?) -> Void)? = nil
      ) -> StorageDownloadTask {
        _ = FirebaseIsAway("write")
        return StorageDownloadTask()
      }
      public func getMetadata(completion: @escaping (StorageMetadata?, Error?) -> Void) { _ = FirebaseIsAway("getMetadata") }
      public func updateMetadata(_ metadata: StorageMetadata, completion: ((StorageMetadata?, Error?) -> Void)? = nil) {
        _ = FirebaseIsAway("updateMetadata")
      }
      public func listAll(completion: @escaping (StorageListResult?, Error?) -> Void) { _ = FirebaseIsAway("listAll") }
      public func listAll() async throws -> StorageListResult { throw FirebaseIsAway("listAll") }
      @discardableResult public func putFileAsync(
        from url: URL, metadata: StorageMetadata? = nil
      ) async throws -> StorageMetadata { throw FirebaseIsAway("putFileAsync") }
    }

    """#
}
