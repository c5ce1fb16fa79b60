extension KnownStandIn {
  /// RxCocoa's proxies of delegates.
  static let rxProxies = #"""
    // MARK: Proxies of delegates

    public enum RxCocoaError: Swift.Error {
      case unknown, itemsNotYetBound(object: Any), invalidPropertyName(object: Any, propertyName: String)
      case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
      case errorDuringSwizzling, castingError(object: Any, targetType: Any.Type)
    }

    public protocol HasDelegate: AnyObject {
      associatedtype Delegate
      var delegate: Delegate? { get set }
    }
    public protocol HasDataSource: AnyObject {
      associatedtype DataSource
      var dataSource: DataSource? { get set }
    }

    /// Stands before an app's delegate. It hands on what its subclasses implement; other calls aren't intercepted.
    open class DelegateProxy<P: AnyObject, D>: NSObject {
      public typealias ParentObject = P
      public typealias Delegate = D
      fileprivate weak var forward: AnyObject?
      public init<Proxy: DelegateProxyType>(parentObject: ParentObject, delegateProxy: Proxy.Type)
      where Proxy: DelegateProxy<ParentObject, Delegate>, Proxy.ParentObject == ParentObject, Proxy.Delegate == Delegate {}

      /// Nothing: messages aren't intercepted.
      open func methodInvoked(_ selector: Selector) -> Observable<[Any]> { .never() }
      open func sentMessage(_ selector: Selector) -> Observable<[Any]> { .never() }
      open func forwardToDelegate() -> Delegate? { forward as? Delegate }
      open var _forwardToDelegate: Delegate? { forward as? Delegate }
      open func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool) { forward = delegate as AnyObject? }
    }

    public protocol DelegateProxyType: AnyObject {
      associatedtype ParentObject: AnyObject
      associatedtype Delegate
      static func registerKnownImplementations()
      static func currentDelegate(for object: ParentObject) -> Delegate?
      static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)
    }

    private final class ProxyMakers: @unchecked Sendable {
      static let shared = ProxyMakers()
      private let lock = NSLock()
      private var makers: [ObjectIdentifier: (AnyObject) -> AnyObject] = [:]
      subscript(type: Any.Type) -> ((AnyObject) -> AnyObject)? {
        get { lock.withLock { makers[ObjectIdentifier(type)] } }
        set { lock.withLock { makers[ObjectIdentifier(type)] = newValue } }
      }
    }
    nonisolated(unsafe) private var proxyKey: UInt8 = 0

    extension DelegateProxyType {
      public static func register<Parent>(make: @escaping (Parent) -> Self) {
        ProxyMakers.shared[Self.self] = { make($0 as! Parent) }
      }
      /// The object's proxy, which becomes its delegate.
      public static func proxy(for object: ParentObject) -> Self {
        if let known = objc_getAssociatedObject(object, &proxyKey) as? Self { return known }
        if ProxyMakers.shared[Self.self] == nil { registerKnownImplementations() }
        guard let made = ProxyMakers.shared[Self.self]?(object) as? Self else { fatalError("\(Self.self) isn't registered.") }
        let before = currentDelegate(for: object)
        objc_setAssociatedObject(object, &proxyKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        setCurrentDelegate(made as? Delegate, to: object)
        if let proxy = made as? DelegateProxy<ParentObject, Delegate> { proxy.setForwardToDelegate(before, retainDelegate: false) }
        return made
      }
      public static func installForwardDelegate(
        _ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject
      ) -> any Disposable {
        (proxy(for: object) as? DelegateProxy<ParentObject, Delegate>)?.setForwardToDelegate(forwardDelegate, retainDelegate: retainDelegate)
        return Disposables.create()
      }
    }
    extension DelegateProxyType where ParentObject: HasDelegate, Delegate == ParentObject.Delegate {
      public static func currentDelegate(for object: ParentObject) -> Delegate? { object.delegate }
      public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) { object.delegate = delegate }
    }
    extension DelegateProxyType where ParentObject: HasDataSource, Delegate == ParentObject.DataSource {
      public static func currentDelegate(for object: ParentObject) -> Delegate? { object.dataSource }
      public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) { object.dataSource = delegate }
    }

    """#
}
