public import Foundation

/// Asks how to print: there are no printers here, and no sheet is shown.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The same object for as long as a test lasts.
  open class var shared: UIPrintInteractionController {
    StateHost.ofTestSetting.value { _ in UIPrintInteractionController() }
  }
  /// False: there are no printers.
  open class var isPrintingAvailable: Bool { false }
  /// Always false: printing isn't simulated.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// Always false: printing isn't simulated.
  open class func canPrint(_ data: Data) -> Bool { false }

  /// Stored but unused: printing isn't simulated.
  open var printInfo: UIPrintInfo?
  /// Stored but unused: printing isn't simulated.
  open var printPageRenderer: UIPrintPageRenderer?
  /// Stored but unused: printing isn't simulated.
  open var printFormatter: UIPrintFormatter?
  /// Stored but unused: printing isn't simulated.
  open var printingItem: Any?
  /// Stored but unused: printing isn't simulated.
  open var printingItems: [Any]?
  /// Stored but unused: printing isn't simulated.
  open var showsNumberOfCopies = true
  /// Stored but unused: printing isn't simulated.
  open var showsPaperSelectionForLoadedPapers = false

  /// False: no sheet is shown, and the handler isn't called.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool { false }
  /// False: no sheet is shown, and the handler isn't called.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  /// False: no sheet is shown, and the handler isn't called.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  open func dismiss(animated: Bool) {}
}
