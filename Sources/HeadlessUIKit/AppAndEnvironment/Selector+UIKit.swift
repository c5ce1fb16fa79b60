/// Calls of methods that UIKit gives more than the sender.
extension Selector {
  /// Calls the method of a target; false where the target doesn't have it.
  @discardableResult @MainActor func call(on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
    call(on: target, sender: sender, second: event)
  }
}
