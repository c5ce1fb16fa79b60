extension UITableView {
  /// `performBatchUpdates` for a block that doesn't outlive the caller, as UIKit takes it: it is run before this returns. What
  /// escapes goes to the method of the class, which may be overridden.
  @_disfavoredOverload public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(updates as (() -> Void)?, completion: completion)
    }
  }
}
