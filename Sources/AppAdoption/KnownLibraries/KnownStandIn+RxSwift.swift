extension KnownStandIn {
  /// RxSwift's events, disposables and observables.
  static let rxSwift = #"""
    import Foundation

    // MARK: Events

    public enum Event<Element> {
      case next(Element)
      case error(any Swift.Error)
      case completed

      public var isStopEvent: Bool {
        if case .next = self { false } else { true }
      }
      public var element: Element? {
        if case .next(let element) = self { element } else { nil }
      }
      public var error: (any Swift.Error)? {
        if case .error(let error) = self { error } else { nil }
      }
      public var isCompleted: Bool {
        if case .completed = self { true } else { false }
      }
      public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        switch self {
        case .next(let element):
          do { return .next(try transform(element)) } catch { return .error(error) }
        case .error(let error): return .error(error)
        case .completed: return .completed
        }
      }
    }

    public protocol EventConvertible {
      associatedtype Element
      var event: Event<Element> { get }
    }
    extension Event: EventConvertible { public var event: Event<Element> { self } }

    public enum RxError: Swift.Error {
      case unknown, overflow, argumentOutOfRange, noElements, moreThanOneElement, timeout
      case disposed(object: AnyObject)
      case sequenceError(error: any Swift.Error)
    }

    // MARK: Disposables

    public protocol Disposable { func dispose() }
    public protocol Cancelable: Disposable { var isDisposed: Bool { get } }

    /// Does its work once.
    public final class AnonymousDisposable: Cancelable, @unchecked Sendable {
      private let lock = NSRecursiveLock()
      private var work: (() -> Void)?
      fileprivate init(_ work: (() -> Void)?) { self.work = work }
      public var isDisposed: Bool { lock.withLock { work == nil } }
      public func dispose() {
        let work = lock.withLock {
          defer { self.work = nil }
          return self.work
        }
        work?()
      }
    }

    public struct Disposables {
      public static func create() -> any Disposable { AnonymousDisposable(nil) }
      public static func create(with dispose: @escaping () -> Void) -> any Cancelable { AnonymousDisposable(dispose) }
      public static func create(_ disposables: any Disposable...) -> any Disposable { create(disposables) }
      public static func create(_ disposables: [any Disposable]) -> any Disposable {
        AnonymousDisposable { for disposable in disposables { disposable.dispose() } }
      }
    }

    public final class BooleanDisposable: Cancelable, @unchecked Sendable {
      public private(set) var isDisposed = false
      public init() {}
      public func dispose() { isDisposed = true }
    }

    open class DisposeBase {
      public init() {}
    }

    /// Disposes what it holds, and what it gets later, when it is disposed.
    public final class CompositeDisposable: DisposeBase, Cancelable, @unchecked Sendable {
      public struct DisposeKey: Sendable { fileprivate let number: Int }
      private let lock = NSRecursiveLock()
      private var items: [Int: any Disposable] = [:]
      private var next = 0
      public private(set) var isDisposed = false

      public override init() { super.init() }
      public convenience init(_ disposables: any Disposable...) { self.init(disposables: disposables) }
      public init(disposables: [any Disposable]) {
        super.init()
        for disposable in disposables { _ = insert(disposable) }
      }
      public var count: Int { lock.withLock { items.count } }
      @discardableResult public func insert(_ disposable: any Disposable) -> DisposeKey? {
        let key: DisposeKey? = lock.withLock {
          guard !isDisposed else { return nil }
          next += 1
          items[next] = disposable
          return DisposeKey(number: next)
        }
        if key == nil { disposable.dispose() }
        return key
      }
      public func remove(for key: DisposeKey) { lock.withLock { items.removeValue(forKey: key.number) }?.dispose() }
      public func dispose() {
        let all = lock.withLock {
          isDisposed = true
          defer { items = [:] }
          return items
        }
        for key in all.keys.sorted() { all[key]?.dispose() }
      }
    }

    /// Holds one disposable, and disposes the one before.
    public final class SerialDisposable: DisposeBase, Cancelable, @unchecked Sendable {
      private let lock = NSRecursiveLock()
      private var current: (any Disposable)?
      public private(set) var isDisposed = false
      public override init() { super.init() }
      public var disposable: any Disposable {
        get { lock.withLock { current } ?? Disposables.create() }
        set {
          let (old, isLate) = lock.withLock {
            defer { if !isDisposed { current = newValue } }
            return (current, isDisposed)
          }
          (isLate ? newValue : old)?.dispose()
        }
      }
      public func dispose() {
        let old = lock.withLock {
          isDisposed = true
          defer { current = nil }
          return current
        }
        old?.dispose()
      }
    }
    public typealias SingleAssignmentDisposable = SerialDisposable
    extension SerialDisposable { public func setDisposable(_ disposable: any Disposable) { self.disposable = disposable } }

    public final class DisposeBag: DisposeBase, @unchecked Sendable {
      private let items = CompositeDisposable()
      public override init() { super.init() }
      public convenience init(disposing disposables: any Disposable...) {
        self.init()
        for disposable in disposables { insert(disposable) }
      }
      public func insert(_ disposable: any Disposable) { items.insert(disposable) }
      public func insert(_ disposables: any Disposable...) { for disposable in disposables { insert(disposable) } }
      public func insert(_ disposables: [any Disposable]) { for disposable in disposables { insert(disposable) } }
      deinit { items.dispose() }
    }

    extension Disposable {
      public func disposed(by bag: DisposeBag) { bag.insert(self) }
    }

    // MARK: Observers and observables

    public protocol ObserverType {
      associatedtype Element
      func on(_ event: Event<Element>)
    }

    extension ObserverType {
      public typealias E = Element
      public func onNext(_ element: Element) { on(.next(element)) }
      public func onError(_ error: any Swift.Error) { on(.error(error)) }
      public func onCompleted() { on(.completed) }
      public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
      public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver { self.on($0.map(transform)) }
      }
    }

    public struct AnyObserver<Element>: ObserverType {
      public typealias EventHandler = (Event<Element>) -> Void
      private let handler: EventHandler
      public init(eventHandler: @escaping EventHandler) { handler = eventHandler }
      public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element { handler = observer.on }
      public func on(_ event: Event<Element>) { handler(event) }
    }

    public protocol ObservableConvertibleType {
      associatedtype Element
      func asObservable() -> Observable<Element>
    }
    extension ObservableConvertibleType { public typealias E = Element }

    public protocol ObservableType: ObservableConvertibleType {
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
    }

    extension ObservableType {
      public func asObservable() -> Observable<Element> { Observable { self.subscribe($0) } }
    }

    /// Hands on events until the first that ends the sequence, and disposes its source then.
    private final class Sink<Element>: Disposable, @unchecked Sendable {
      private let lock = NSRecursiveLock()
      private var handler: ((Event<Element>) -> Void)?
      let source = SerialDisposable()
      init(_ handler: @escaping (Event<Element>) -> Void) { self.handler = handler }

      func on(_ event: Event<Element>) {
        let handler = lock.withLock {
          defer { if event.isStopEvent { self.handler = nil } }
          return self.handler
        }
        handler?(event)
        if event.isStopEvent { source.dispose() }
      }
      func dispose() {
        lock.withLock { handler = nil }
        source.dispose()
      }
    }

    public class Observable<Element>: ObservableType, @unchecked Sendable {
      private let start: (AnyObserver<Element>) -> any Disposable

      init(_ start: @escaping (AnyObserver<Element>) -> any Disposable) { self.start = start }

      public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element {
        let sink = Sink<Element>(observer.on)
        sink.source.disposable = start(AnyObserver(eventHandler: sink.on))
        return sink
      }
      public func asObservable() -> Observable<Element> { self }
    }

    extension ObservableType {
      public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable { subscribe(AnyObserver(eventHandler: on)) }

      public func subscribe(
        onNext: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
      ) -> any Disposable {
        let disposed = AnonymousDisposable(onDisposed)
        let subscription = subscribe { event in
          switch event {
          case .next(let element): onNext?(element)
          case .error(let error):
            if let onError { onError(error) } else { print("Unhandled error happened: \(error)") }
            disposed.dispose()
          case .completed:
            onCompleted?()
            disposed.dispose()
          }
        }
        return Disposables.create(subscription, disposed)
      }

      public func subscribe<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onError: ((Object, any Swift.Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
      ) -> any Disposable {
        subscribe(
          onNext: { [weak object] in if let object { onNext?(object, $0) } },
          onError: { [weak object] in if let object { onError?(object, $0) } },
          onCompleted: { [weak object] in if let object { onCompleted?(object) } },
          onDisposed: { [weak object] in if let object { onDisposed?(object) } })
      }

      /// Another sequence, whose state is made for each subscription.
      func lift<Result>(_ make: @escaping (AnyObserver<Result>) -> (Event<Element>) -> Void) -> Observable<Result> {
        let source = asObservable()
        return Observable<Result> { source.subscribe(AnyObserver(eventHandler: make($0))) }
      }
    }

    // MARK: Making sequences

    extension ObservableType {
      public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
        Observable(subscribe)
      }
      public static func just(_ element: Element) -> Observable<Element> { from([element]) }
      public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> { just(element).observe(on: scheduler) }
      public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element> {
        from(elements)
      }
      public static func from(_ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element> {
        Observable { observer in
          for element in array { observer.onNext(element) }
          observer.onCompleted()
          return Disposables.create()
        }
      }
      public static func from<S: Sequence>(_ sequence: S) -> Observable<Element> where S.Element == Element { from(Array(sequence)) }
      public static func from(optional: Element?) -> Observable<Element> { from(optional.map { [$0] } ?? []) }
      public static func empty() -> Observable<Element> { from([]) }
      public static func never() -> Observable<Element> { Observable { _ in Disposables.create() } }
      public static func error(_ error: any Swift.Error) -> Observable<Element> {
        Observable {
          $0.onError(error)
          return Disposables.create()
        }
      }
      public static func deferred(_ factory: @escaping () throws -> Observable<Element>) -> Observable<Element> {
        Observable { observer in
          do { return try factory().subscribe(observer) } catch {
            observer.onError(error)
            return Disposables.create()
          }
        }
      }
      public static func repeatElement(_ element: Element) -> Observable<Element> { never().startWith(element) }
      public static func generate(
        initialState: Element, condition: @escaping (Element) throws -> Bool, iterate: @escaping (Element) throws -> Element
      ) -> Observable<Element> {
        deferred {
          var (elements, state): ([Element], Element) = ([], initialState)
          while try condition(state) {
            elements.append(state)
            state = try iterate(state)
          }
          return from(elements)
        }
      }
    }

    extension ObservableType where Element: FixedWidthInteger {
      public static func range(
        start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
      ) -> Observable<Element> { from(Array((0..<count).map { start + $0 })) }

      public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timer(period, period: period, scheduler: scheduler)
      }
      /// One element without a period, else one after each period.
      public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType) -> Observable<Element> {
        Observable { observer in
          let next = SerialDisposable()
          func fire(_ number: Element, after time: RxTimeInterval) {
            next.disposable = scheduler.schedule(after: time) {
              observer.onNext(number)
              if let period { fire(number + 1, after: period) } else { observer.onCompleted() }
            }
          }
          fire(0, after: dueTime)
          return next
        }
      }
    }

    """#
}
