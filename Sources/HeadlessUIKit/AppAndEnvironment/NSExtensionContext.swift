public import Foundation

/// What an app extension was started with, and how it ends. Foundation has it on Apple's platforms alone. Extensions
/// aren't started here; a test makes a context and reads what its controller answers.
@preconcurrency @MainActor open class NSExtensionContext: NSObject {
  open internal(set) var inputItems: [Any] = []
  /// What the extension returned, once it has ended well. Not a part of Foundation.
  public private(set) var returnedItems: [Any]?
  /// What the extension ended with where it didn't. Not a part of Foundation.
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

  /// Nothing is opened.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
