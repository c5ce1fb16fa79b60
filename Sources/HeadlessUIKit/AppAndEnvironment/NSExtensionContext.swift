public import Foundation

/// The context of an app extension. Foundation has it on Apple's platforms only. Extensions aren't started here; a test creates a
/// context and reads what its controller returned.
@preconcurrency @MainActor open class NSExtensionContext: NSObject {
  open internal(set) var inputItems: [Any] = []
  /// The items that the extension returned on completion. Not a part of Foundation.
  public private(set) var returnedItems: [Any]?
  /// The error with which the extension was cancelled. Not a part of Foundation.
  public private(set) var cancelError: (any Error)?

  public override init() {
    super.init()
  }

  /// For tests. Not a part of Foundation.
  public convenience init(inputItems: [Any]) {
    self.init()
    self.inputItems = inputItems
  }

  /// Calls the handler at once: the time that is left doesn't end.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    returnedItems = items ?? []
    completionHandler?(false)
  }

  open func cancelRequest(withError error: any Error) { cancelError = error }

  /// Has no effect: URLs aren't opened.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
