public import Foundation

/// Changes of layers that belong together. Changes take effect at once, and nothing is animated by itself; a completion block
/// is called when its transaction has been committed and the animations that were added in it have ended, in counted time.
///
/// Every thread has transactions of its own.
open class CATransaction: NSObject {
  open class func begin() {
    TransactionStack.current.levels.append(TransactionStack.Level())
  }

  /// Ends the innermost transaction, and calls its completion block where no animation is under way in it.
  open class func commit() {
    guard let level = TransactionStack.current.levels.popLast() else { return }
    level.group?.commit()
  }

  /// Ends all transactions of the thread.
  open class func flush() {
    while !TransactionStack.current.levels.isEmpty { commit() }
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
    TransactionStack.current.levels.last?.group?.completion
  }

  static var groups: [TransactionGroup] { TransactionStack.current.levels.compactMap(\.group) }

  /// Sets what is called when the innermost transaction has been committed and the animations that are added from now on have
  /// ended; without a transaction, `block` is called at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let stack = TransactionStack.current
    if stack.levels.isEmpty {
      block?()
    } else {
      stack.levels[stack.levels.count - 1].group = block.map { TransactionGroup($0) }
    }
  }

  /// The value of the innermost transaction that has one.
  open class func value(forKey key: String) -> Any? {
    TransactionStack.current.levels.reversed().lazy.compactMap { $0.values[key] }.first
  }

  open class func setValue(_ anObject: Any?, forKey key: String) {
    let stack = TransactionStack.current
    guard !stack.levels.isEmpty else { return }
    stack.levels[stack.levels.count - 1].values[key] = anObject
  }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

/// A thread's open transactions.
private final class TransactionStack {
  private static let ofThread = ThreadValue { TransactionStack() }

  struct Level {
    var group: TransactionGroup?
    var values: [String: Any] = [:]
  }

  var levels: [Level] = []

  static var current: TransactionStack { ofThread.value }
}
