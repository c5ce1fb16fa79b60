/// What `adopt` writes in Swift for a module that a library has in Objective-C, where the library's Swift needs it to compile.
struct WrittenStandIn {
  /// The file in `Substitutes`, which is the team's from then on.
  let text: String
  /// What the targets define that import the module.
  let defines: [String]
  /// What is missing with it, for the report.
  let limit: String

  /// Nil where nothing is known of a module.
  init?(_ module: String) {
    guard module == "RxCocoaRuntime" else { return nil }
    self = Self.rxCocoaRuntime
  }

  private init(text: String, defines: [String], limit: String) {
    (self.text, self.defines, self.limit) = (text, defines, limit)
  }

  /// RxCocoa's part of Objective-C without the messages to delegates that it intercepts, and with its classes as they are.
  private static var rxCocoaRuntime: WrittenStandIn {
    WrittenStandIn(
      text: """
        import RxSwift
        import UIKit

        extension Reactive where Base: AnyObject {
          /// Nothing: messages to objects aren't intercepted.
          public func methodInvoked(_ selector: Selector) -> Observable<[Any]> { .never() }
          /// Nothing: messages to objects aren't intercepted.
          public func sentMessage(_ selector: Selector) -> Observable<[Any]> { .never() }
        }

        /// RxCocoa's proxy of a delegate: it hands on what its subclasses implement. Calls of other methods aren't intercepted, as
        /// Objective-C's messages are on iOS.
        open class _RXDelegateProxy: NSObject {
          private weak var delegate: NSObject?
          private var retained: NSObject?

          public var _forwardToDelegate: NSObject? { delegate }

          open func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
            delegate = forwardToDelegate as? NSObject
            retained = retainDelegate ? delegate : nil
          }

          open func hasWiredImplementation(for selector: Selector) -> Bool { false }
          open func voidDelegateMethodsContain(_ selector: Selector) -> Bool { true }
          open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}
          open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}
        }

        extension NSObject {
          /// What RxCocoa's proxy of a scroll view hands on.
          @MainActor var scrollViewDidScroll: ((UIScrollView) -> Void)? {
            (self as? UIScrollViewDelegate).map { delegate in { delegate.scrollViewDidScroll?($0) } }
          }
        }

        /// Observes a property by its key.
        open class _RXKVOObserver: NSObject {
          private var target: NSObject?
          private weak var observed: NSObject?
          private let keyPath: String
          private let callback: (Any?) -> Void

          public init(
            target: Any, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions,
            callback: @escaping (Any?) -> Void
          ) {
            observed = target as? NSObject
            self.target = retainTarget ? observed : nil
            self.keyPath = keyPath
            self.callback = callback
            super.init()
            observed?.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
          }

          open override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
          ) {
            callback(change?[.newKey])
          }

          open func dispose() {
            observed?.removeObserver(self, forKeyPath: keyPath)
            target = nil
          }
        }

        """,
      defines: ["DISABLE_SWIZZLING"],
      limit: "events of delegates' methods that no proxy implements, methodInvoked and sentMessage are never observed")
  }
}
