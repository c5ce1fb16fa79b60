public import Foundation

/// An Objective-C exception. Raising it ends the program with its name and reason, as on iOS without a handler: Swift can't catch
/// it.
open class NSException: NSObject, @unchecked Sendable {
  // Unchecked: every stored property is a constant.
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
    super.init()
  }

  /// Ends the program.
  open func raise() {
    fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'")
  }

  /// Ends the program with a reason of several arguments.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }

  open override var description: String { reason ?? name.rawValue }
}
