/// An operation on a container or a database. Its callbacks are called on the main queue, after the call that adds it.
open class CKOperation: Operation, @unchecked Sendable {
  /// The settings of an operation. They are stored but unused: there is no network.
  open class Configuration: NSObject, @unchecked Sendable {
    open var container: CKContainer?
    open var qualityOfService = QualityOfService.default
    open var allowsCellularAccess = true
    open var isLongLived = false
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800

    public override init() { super.init() }
  }

  public typealias ID = String

  open var configuration: Configuration! = Configuration()
  /// Stored but unused: there is no network.
  open var group: CKOperationGroup?
  public let operationID: ID = UUID().uuidString
  /// Never called: no operation outlives the process.
  open var longLivedOperationWasPersistedBlock: (() -> Void)?

  public override init() { super.init() }
}

/// A name for operations that belong together. It is stored but unused: there is no network.
open class CKOperationGroup: NSObject, @unchecked Sendable {
  public let operationGroupID: String = UUID().uuidString
  open var name: String?
  open var quantity = 0
  open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()

  public override init() { super.init() }
}
