public import Foundation

/// Asks how to print: there are no printers here, and no sheet is shown.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  private static let standard = UIPrintInteractionController()

  open class var shared: UIPrintInteractionController { standard }
  /// False: there are no printers.
  open class var isPrintingAvailable: Bool { false }
  /// False: nothing is printed.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// False: nothing is printed.
  open class func canPrint(_ data: Data) -> Bool { false }

  /// Kept without effect: nothing is printed.
  open var printInfo: UIPrintInfo?
  /// Kept without effect: nothing is printed.
  open var printPageRenderer: UIPrintPageRenderer?
  /// Kept without effect: nothing is printed.
  open var printFormatter: UIPrintFormatter?
  /// Kept without effect: nothing is printed.
  open var printingItem: Any?
  /// Kept without effect: nothing is printed.
  open var printingItems: [Any]?
  /// Kept without effect: nothing is printed.
  open var showsNumberOfCopies = true
  /// Kept without effect: nothing is printed.
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
