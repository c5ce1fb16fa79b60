extension KnownStandIn {
  /// Collections and documents; none are received.
  static let firebaseFirestore = #"""
    @_exported import FirebaseCore
    import Foundation

    public final class FirestoreSettings: NSObject {
      public var isPersistenceEnabled = true
      public var cacheSizeBytes: Int64 = 0
      public var host = ""
      public var isSSLEnabled = true
    }

    public enum FirestoreSource: UInt { case `default`, server, cache }
    public protocol ListenerRegistration: NSObjectProtocol { func remove() }

    private final class NoRegistration: NSObject, ListenerRegistration {
      func remove() {}
    }

    public final class Firestore: NSObject, @unchecked Sendable {
      /// Encodes a value as a dictionary of fields, as in JSON.
      public struct Encoder: Sendable {
        public init() {}
        public func encode<T: Encodable>(_ value: T) throws -> [String: Any] {
          try JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any] ?? [:]
        }
      }

      /// Decodes a value from a dictionary of fields, as in JSON.
      public struct Decoder: Sendable {
        public init() {}
        public func decode<T: Decodable>(_ type: T.Type, from container: Any, in document: DocumentReference? = nil) throws -> T {
          try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: container))
        }
      }

      private static let shared = Firestore()
      public static func firestore() -> Firestore { shared }
      public static func firestore(app: FirebaseApp) -> Firestore { shared }
      public static func enableLogging(_ logging: Bool) {}

      public var settings = FirestoreSettings()
      public func collection(_ collectionPath: String) -> CollectionReference { CollectionReference(collectionPath) }
      public func collectionGroup(_ collectionID: String) -> Query { Query(collectionID) }
      public func document(_ documentPath: String) -> DocumentReference { DocumentReference(documentPath) }
      public func batch() -> WriteBatch { WriteBatch() }
      public func runTransaction(
        _ updateBlock: @escaping (Transaction, UnsafeMutablePointer<NSError?>?) -> Any?, completion: @escaping (Any?, Error?) -> Void
      ) { _ = FirebaseIsAway("runTransaction") }
    }

    /// A query for documents of a collection. No documents are received, so handlers aren't called.
    public class Query: NSObject, @unchecked Sendable {
      public let path: String
      init(_ path: String) { self.path = path }

      public var firestore: Firestore { Firestore.firestore() }
      public func whereField(_ field: String, isEqualTo value: Any) -> Query { self }
      public func whereField(_ field: String, isNotEqualTo value: Any) -> Query { self }
      public func whereField(_ field: String, isLessThan value: Any) -> Query { self }
      public func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query { self }
      public func whereField(_ field: String, isGreaterThan value: Any) -> Query { self }
      public func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query { self }
      public func whereField(_ field: String, arrayContains value: Any) -> Query { self }
      public func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query { self }
      public func whereField(_ field: String, in values: [Any]) -> Query { self }
      public func whereField(_ field: String, notIn values: [Any]) -> Query { self }
      public func whereField(_ path: FieldPath, isEqualTo value: Any) -> Query { self }
      public func whereField(_ path: FieldPath, in values: [Any]) -> Query { self }
      public func order(by field: String) -> Query { self }
      public func order(by field: String, descending: Bool) -> Query { self }
      public func limit(to limit: Int) -> Query { self }
      public func limit(toLast limit: Int) -> Query { self }
      public func start(atDocument document: DocumentSnapshot) -> Query { self }
      public func start(afterDocument document: DocumentSnapshot) -> Query { self }
      public func start(at fieldValues: [Any]) -> Query { self }
      public func start(after fieldValues: [Any]) -> Query { self }
      public func end(at fieldValues: [Any]) -> Query { self }
      public func end(before fieldValues: [Any]) -> Query { self }

      public func getDocuments(completion: @escaping (QuerySnapshot?, Error?) -> Void) { _ = FirebaseIsAway("getDocuments") }
      public func getDocuments(source: FirestoreSource, completion: @escaping (QuerySnapshot?, Error?) -> Void) {
        _ = FirebaseIsAway("getDocuments")
      }
      public func getDocuments() async throws -> QuerySnapshot { throw FirebaseIsAway("getDocuments") }
      public func getDocuments(source: FirestoreSource) async throws -> QuerySnapshot { throw FirebaseIsAway("getDocuments") }
      @discardableResult public func addSnapshotListener(
        _ listener: @escaping (QuerySnapshot?, Error?) -> Void
      ) -> any ListenerRegistration {
        _ = FirebaseIsAway("addSnapshotListener")
        return NoRegistration()
      }
      @discardableResult public func addSnapshotListener(
        includeMetadataChanges: Bool, listener: @escaping (QuerySnapshot?, Error?) -> Void
      ) -> any ListenerRegistration { addSnapshotListener(listener) }
    }

    public final class CollectionReference: Query, @unchecked Sendable {
      public var collectionID: String { path.split(separator: "/").last.map(String.init) ?? "" }
      public var parent: DocumentReference? { nil }
      public func document() -> DocumentReference { DocumentReference("\(path)/\(UUID().uuidString)") }
      public func document(_ documentPath: String) -> DocumentReference { DocumentReference("\(path)/\(documentPath)") }
      @discardableResult public func addDocument(
        data: [String: Any], completion: ((Error?) -> Void)? = nil
      ) -> DocumentReference {
        _ = FirebaseIsAway("addDocument")
        return document()
      }
      @discardableResult public func addDocument<T: Encodable>(
        from value: T, completion: ((Error?) -> Void)? = nil
      ) throws -> DocumentReference { addDocument(data: [:], completion: completion) }
    }

    public final class DocumentReference: NSObject, Codable, @unchecked Sendable {
      public let path: String
      init(_ path: String) { self.path = path }

      public var documentID: String { path.split(separator: "/").last.map(String.init) ?? "" }
      public var firestore: Firestore { Firestore.firestore() }
      public var parent: CollectionReference {
        CollectionReference(path.split(separator: "/").dropLast().joined(separator: "/"))
      }
      public func collection(_ collectionPath: String) -> CollectionReference { CollectionReference("\(path)/\(collectionPath)") }

      public func setData(_ documentData: [String: Any], completion: ((Error?) -> Void)? = nil) { _ = FirebaseIsAway("setData") }
      public func setData(_ documentData: [String: Any], merge: Bool, completion: ((Error?) -> Void)? = nil) {
        _ = FirebaseIsAway("setData")
      }
      public func setData(_ documentData: [String: Any]) async throws { throw FirebaseIsAway("setData") }
      public func setData(_ documentData: [String: Any], merge: Bool) async throws { throw FirebaseIsAway("setData") }
      public func setData<T: Encodable>(from value: T, completion: ((Error?) -> Void)? = nil) throws {
        _ = FirebaseIsAway("setData")
      }
      public func setData<T: Encodable>(from value: T, merge: Bool, completion: ((Error?) -> Void)? = nil) throws {
        _ = FirebaseIsAway("setData")
      }
      public func updateData(_ fields: [AnyHashable: Any], completion: ((Error?) -> Void)? = nil) {
        _ = FirebaseIsAway("updateData")
      }
      public func updateData(_ fields: [AnyHashable: Any]) async throws { throw FirebaseIsAway("updateData") }
      public func delete(completion: ((Error?) -> Void)? = nil) { _ = FirebaseIsAway("delete") }
      public func delete() async throws { throw FirebaseIsAway("delete") }
      public func getDocument(completion: @escaping (DocumentSnapshot?, Error?) -> Void) { _ = FirebaseIsAway("getDocument") }
      public func getDocument(source: FirestoreSource, completion: @escaping (DocumentSnapshot?, Error?) -> Void) {
        _ = FirebaseIsAway("getDocument")
      }
      public func getDocument() async throws -> DocumentSnapshot { throw FirebaseIsAway("getDocument") }
      public func getDocument<T: Decodable>(as type: T.Type) async throws -> T { throw FirebaseIsAway("getDocument") }
      public func getDocument<T: Decodable>(as type: T.Type, completion: @escaping (Result<T, Error>) -> Void) {
        _ = FirebaseIsAway("getDocument")
      }
      @discardableResult public func addSnapshotListener(
        _ listener: @escaping (DocumentSnapshot?, Error?) -> Void
      ) -> any ListenerRegistration {
        _ = FirebaseIsAway("addSnapshotListener")
        return NoRegistration()
      }
    }

    public final class SnapshotMetadata: NSObject {
      public var hasPendingWrites: Bool { false }
      public var isFromCache: Bool { false }
    }

    public class DocumentSnapshot: NSObject, @unchecked Sendable {
      override init() { super.init() }
      public var exists: Bool { false }
      public var documentID: String { "" }
      public var reference: DocumentReference { DocumentReference("") }
      public var metadata: SnapshotMetadata { SnapshotMetadata() }
      public func data() -> [String: Any]? { nil }
      public func data<T: Decodable>(as type: T.Type) throws -> T { throw FirebaseIsAway("data(as:)") }
      public func get(_ field: Any) -> Any? { nil }
      public subscript(key: String) -> Any? { nil }
    }

    public final class QueryDocumentSnapshot: DocumentSnapshot, @unchecked Sendable {
      public override func data() -> [String: Any] { [:] }
    }

    public enum DocumentChangeType: Int { case added, modified, removed }

    public final class DocumentChange: NSObject {
      public var type: DocumentChangeType { .added }
      public var document: QueryDocumentSnapshot { QueryDocumentSnapshot() }
      public var oldIndex: UInt { 0 }
      public var newIndex: UInt { 0 }
    }

    public final class QuerySnapshot: NSObject, @unchecked Sendable {
      override init() { super.init() }
      public var documents: [QueryDocumentSnapshot] { [] }
      public var documentChanges: [DocumentChange] { [] }
      public var isEmpty: Bool { true }
      public var count: Int { 0 }
      public var metadata: SnapshotMetadata { SnapshotMetadata() }
    }

    public final class WriteBatch: NSObject {
      @discardableResult public func setData(_ data: [String: Any], forDocument document: DocumentReference) -> WriteBatch { self }
      @discardableResult public func setData(
        _ data: [String: Any], forDocument document: DocumentReference, merge: Bool
      ) -> WriteBatch { self }
      @discardableResult public func updateData(
        _ fields: [AnyHashable: Any], forDocument document: DocumentReference
      ) -> WriteBatch { self }
      @discardableResult public func deleteDocument(_ document: DocumentReference) -> WriteBatch { self }
      public func commit(completion: ((Error?) -> Void)? = nil) { _ = FirebaseIsAway("commit") }
      public func commit() async throws { throw FirebaseIsAway("commit") }
    }

    public final class Transaction: NSObject {
      public func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot { throw FirebaseIsAway("getDocument") }
      @discardableResult public func setData(_ data: [String: Any], forDocument document: DocumentReference) -> Transaction { self }
      @discardableResult public func updateData(
        _ fields: [AnyHashable: Any], forDocument document: DocumentReference
      ) -> Transaction { self }
      @discardableResult public func deleteDocument(_ document: DocumentReference) -> Transaction { self }
    }

    public final class FieldPath: NSObject {
      public init(_ fieldNames: [String]) {}
      public static func documentID() -> FieldPath { FieldPath([]) }
    }

    public final class FieldValue: NSObject, @unchecked Sendable {
      public static func serverTimestamp() -> FieldValue { FieldValue() }
      public static func delete() -> FieldValue { FieldValue() }
      public static func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue() }
      public static func arrayRemove(_ elements: [Any]) -> FieldValue { FieldValue() }
      public static func increment(_ value: Int64) -> FieldValue { FieldValue() }
      public static func increment(_ value: Double) -> FieldValue { FieldValue() }
    }

    public final class GeoPoint: NSObject, Codable, @unchecked Sendable {
      public let latitude: Double
      public let longitude: Double
      public init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }
    }

    @propertyWrapper public struct DocumentID<Value: Codable>: Codable {
      public var wrappedValue: Value?
      public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
    }

    extension DocumentID: Equatable where Value: Equatable {}
    extension DocumentID: Hashable where Value: Hashable {}

    @propertyWrapper public struct ServerTimestamp<Value: Codable>: Codable {
      public var wrappedValue: Value?
      public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
    }

    extension ServerTimestamp: Equatable where Value: Equatable {}
    extension ServerTimestamp: Hashable where Value: Hashable {}

    public let FirestoreErrorDomain = "FIRFirestoreErrorDomain"

    public struct FirestoreErrorCode: Error, Hashable, Sendable {
      public enum Code: Int, Sendable {
        case OK = 0
        case cancelled = 1
        case unknown = 2
        case invalidArgument = 3
        case deadlineExceeded = 4
        case notFound = 5
        case alreadyExists = 6
        case permissionDenied = 7
        case resourceExhausted = 8
        case failedPrecondition = 9
        case aborted = 10
        case outOfRange = 11
        case unimplemented = 12
        case `internal` = 13
        case unavailable = 14
        case dataLoss = 15
        case unauthenticated = 16
      }

      public let code: Code
      public var rawValue: Int { code.rawValue }
      public init(_ code: Code) { self.code = code }
      public init?(rawValue: Int) {
        guard let code = Code(rawValue: rawValue) else { return nil }
        self.code = code
      }
      public static func ~= (match: FirestoreErrorCode, error: any Error) -> Bool { (error as NSError).code == match.rawValue }
      public static let OK = FirestoreErrorCode(.OK)
      public static let cancelled = FirestoreErrorCode(.cancelled)
      public static let unknown = FirestoreErrorCode(.unknown)
      public static let invalidArgument = FirestoreErrorCode(.invalidArgument)
      public static let deadlineExceeded = FirestoreErrorCode(.deadlineExceeded)
      public static let notFound = FirestoreErrorCode(.notFound)
      public static let alreadyExists = FirestoreErrorCode(.alreadyExists)
      public static let permissionDenied = FirestoreErrorCode(.permissionDenied)
      public static let resourceExhausted = FirestoreErrorCode(.resourceExhausted)
      public static let failedPrecondition = FirestoreErrorCode(.failedPrecondition)
      public static let aborted = FirestoreErrorCode(.aborted)
      public static let outOfRange = FirestoreErrorCode(.outOfRange)
      public static let unimplemented = FirestoreErrorCode(.unimplemented)
      public static let `internal` = FirestoreErrorCode(.internal)
      public static let unavailable = FirestoreErrorCode(.unavailable)
      public static let dataLoss = FirestoreErrorCode(.dataLoss)
      public static let unauthenticated = FirestoreErrorCode(.unauthenticated)
    }

    """#
}
