public import Foundation

/// A group of changes of layers. Changes take effect at once. A completion block is called when its transaction has been committed
/// and the animations that were added in it have ended, in counted time; implicit animations, which Core Animation adds when a
/// value of a layer without a view changes, take the transaction's duration. `commit()` never calls the block itself: the main
/// thread calls it in the next turn of its run loop or for the next picture, so that blocks that begin further transactions don't
/// recurse.
///
/// Every thread has its own transactions. Changes outside of them on the main thread belong to the implicit transaction, which is
/// committed by the next turn of the run loop or by the next picture.
open class CATransaction: NSObject {
  open class func begin() {
    TransactionStack.current.levels.append(TransactionStack.Level())
  }

  /// Ends the innermost transaction. Its completion block is called later, even if the transaction contains no animations.
  open class func commit() {
    guard let level = TransactionStack.current.levels.popLast() else { return }
    level.group?.commit()
  }

  /// Commits all transactions of the thread, including the implicit one.
  open class func flush() {
    while !TransactionStack.current.levels.isEmpty { commit() }
    ImplicitTransaction.commit()
  }

  open class func lock() {}

  open class func unlock() {}

  /// The duration of implicit animations, in seconds.
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

  /// Sets the block that is called when the innermost transaction has been committed and the animations that are added from now on
  /// have ended; outside of transactions, the block of the implicit one.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionStack.changeInnermost { level in
      // A replaced block is called as if its transaction had been committed before.
      level.group?.commit()
      level.group = block.map { TransactionGroup($0) }
    }
  }

  /// The value in the innermost transaction that has one.
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
