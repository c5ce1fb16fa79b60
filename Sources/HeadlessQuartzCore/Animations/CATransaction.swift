public import Foundation

/// Changes of layers that belong together. Changes take effect at once. A completion block is called when its transaction has
/// been committed and the animations that were added in it have ended, in counted time; those that Core Animation adds by
/// itself, where a value of a layer without a view changes, take the transaction's duration. The block is never called by
/// `commit()`: it comes on the main thread, with the run loop's next turn or the next picture at the earliest, so that a block
/// that begins the next transaction ends.
///
/// Every thread has transactions of its own. What is set outside of them on the main thread belongs to the implicit transaction,
/// which the run loop's next turn commits, or the next picture.
open class CATransaction: NSObject {
  open class func begin() {
    TransactionStack.current.levels.append(TransactionStack.Level())
  }

  /// Ends the innermost transaction. Its completion block comes later, also where nothing is animated in it.
  open class func commit() {
    guard let level = TransactionStack.current.levels.popLast() else { return }
    level.group?.commit()
  }

  /// Ends all transactions of the thread, the implicit one included.
  open class func flush() {
    while !TransactionStack.current.levels.isEmpty { commit() }
    ImplicitTransaction.commit()
  }

  open class func lock() {}

  open class func unlock() {}

  /// In seconds.
  open class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  open class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }

  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  open class func completionBlock() -> (() -> Void)? {
    TransactionStack.innermost?.group?.completion
  }

  /// Sets what is called when the innermost transaction has been committed and the animations that are added from now on have
  /// ended; without a transaction, when the implicit one has.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionStack.changeInnermost { level in
      // A block that is replaced comes as if its transaction had been committed before.
      level.group?.commit()
      level.group = block.map { TransactionGroup($0) }
    }
  }

  /// The value of the innermost transaction that has one.
  open class func value(forKey key: String) -> Any? {
    TransactionStack.all.reversed().lazy.compactMap { $0.values[key] }.first
  }

  open class func setValue(_ anObject: Any?, forKey key: String) {
    TransactionStack.changeInnermost { $0.values[key] = anObject }
  }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
