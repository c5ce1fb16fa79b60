public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = any CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}

/// A record, stored in memory.
open class CKRecord: NSObject, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String

  open class ID: NSObject, NSCopying, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
      super.init()
    }

    open override var hash: Int { recordName.hashValue }
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID.zoneName == other.zoneID.zoneName
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  open class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    public let recordID: ID
    public let action: CKRecord.ReferenceAction

    public init(recordID: ID, action: CKRecord.ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
      super.init()
    }

    public convenience init(record: CKRecord, action: CKRecord.ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }

  public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }

  public let recordType: RecordType
  public let recordID: ID
  open internal(set) var creationDate: Date?
  open internal(set) var modificationDate: Date?
  private var values: [FieldKey: CKRecordValue] = [:]

  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
    super.init()
  }

  open subscript(key: FieldKey) -> CKRecordValue? {
    get { values[key] }
    set { values[key] = newValue }
  }
  open func object(forKey key: FieldKey) -> CKRecordValue? { values[key] }
  open func setObject(_ object: CKRecordValue?, forKey key: FieldKey) { values[key] = object }
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value as? CKRecordValue }
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
}

open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  public let fileURL: URL?
  public init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }
}

open class CKRecordZone: NSObject, @unchecked Sendable {
  open class ID: NSObject, @unchecked Sendable {
    public let zoneName: String
    public let ownerName: String

    public init(zoneName: String = "_defaultZone", ownerName: String = "__defaultOwner__") {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
      super.init()
    }

    public class var `default`: ID { ID() }
  }

  public let zoneID: ID
  public init(zoneName: String) {
    zoneID = ID(zoneName: zoneName)
    super.init()
  }
}
