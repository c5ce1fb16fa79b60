/// The Swift replacement that `adopt` writes for a library's Objective-C module, if the library's Swift code needs it to compile.
struct WrittenStandIn {
  /// The contents of the file in `Substitutes`. The team owns the file once it is written.
  let text: String
  /// The compilation conditions that targets define if they import the module.
  let defines: [String]
  /// The functionality that is missing, for the report.
  let limit: String

  /// Returns nil for an unknown module.
  init?(_ module: String) {
    guard module == "RxCocoaRuntime" else { return nil }
    self = Self.rxCocoaRuntime
  }

  private init(text: String, defines: [String], limit: String) {
    (self.text, self.defines, self.limit) = (text, defines, limit)
  }

  /// RxCocoa's Objective-C module. Its classes are unchanged, but messages to delegates aren't intercepted.
  private static var rxCocoaRuntime: WrittenStandIn {
    WrittenStandIn(
      text: """
        import RxSwift
        import UIKit

        extension Reactive where Base: AnyObject {
          /// Has no effect: messages to objects aren't intercepted.
          public func methodInvoked(_ selector: Selector) -> Observable<[Any]> { .never() }
          /// Has no effect: messages to objects aren't intercepted.
          public func sentMessage(_ selector: Selector) -> Observable<[Any]> { .never() }
        }

        /// RxCocoa's proxy of a delegate: it forwards the methods that its subclasses implement. Calls of other methods aren't
        /// intercepted, unlike Objective-C messages on iOS.
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
          /// The calls that RxCocoa's proxy of a scroll view forwards.
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
