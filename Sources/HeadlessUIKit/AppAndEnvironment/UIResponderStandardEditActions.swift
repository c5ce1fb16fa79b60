/// The actions that menus and key commands send to the responder chain. All methods are optional; `UIResponder` has them all.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func pasteAndMatchStyle(_ sender: Any?)
  func pasteAndGo(_ sender: Any?)
  func pasteAndSearch(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
  func increaseSize(_ sender: Any?)
  func decreaseSize(_ sender: Any?)
  func printContent(_ sender: Any?)
}

/// Calls of methods that take more than the sender.
extension Selector {
  /// Calls the method of a target. Returns false if the target doesn't have it.
  @discardableResult @MainActor func call(on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
    call(on: target, sender: sender, second: event)
  }
}
