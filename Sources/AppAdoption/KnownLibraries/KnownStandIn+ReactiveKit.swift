extension KnownStandIn {
  /// ReactiveKit's events, disposables, signals, subjects and properties.
  static let reactiveKit = #"""
    import Foundation
    import HeadlessObjectiveC

    // MARK: Disposables

    public protocol Disposable {
      var isDisposed: Bool { get }
      func dispose()
    }
    public typealias Cancellable = Disposable

    /// Does its work once.
    public final class BlockDisposable: Disposable, @unchecked Sendable {
      private let lock = NSRecursiveLock()
      private var work: (() -> Void)?
      public init(_ handler: @escaping () -> Void) { work = handler }
      public var isDisposed: Bool { lock.withLock { work == nil } }
      public func dispose() {
        let work = lock.withLock {
          defer { self.work = nil }
          return self.work
        }
        work?()
      }
    }
    public struct NonDisposable: Disposable, Sendable {
      public static let instance = NonDisposable()
      public var isDisposed: Bool { false }
      public func dispose() {}
    }
    public final class SimpleDisposable: Disposable, @unchecked Sendable {
      public private(set) var isDisposed: Bool
      public init(isDisposed: Bool = false) { self.isDisposed = isDisposed }
      public func dispose() { isDisposed = true }
    }

    public final class CompositeDisposable: Disposable, @unchecked Sendable {
      private let lock = NSRecursiveLock()
      private var items: [any Disposable] = []
      public private(set) var isDisposed = false
      public init() {}
      public init(_ disposables: [any Disposable]) { items = disposables }
      public func add(disposable: any Disposable) {
        let isLate = lock.withLock {
          if !isDisposed { items.append(disposable) }
          return isDisposed
        }
        if isLate { disposable.dispose() }
      }
      public static func += (left: CompositeDisposable, right: any Disposable) { left.add(disposable: right) }
      public func dispose() {
        let all = lock.withLock {
          isDisposed = true
          defer { items = [] }
          return items
        }
        for item in all { item.dispose() }
      }
    }

    /// Holds one disposable, and disposes the one before.
    public final class SerialDisposable: Disposable, @unchecked Sendable {
      private let lock = NSRecursiveLock()
      private var current: (any Disposable)?
      public private(set) var isDisposed = false
      public init(otherDisposable: (any Disposable)?) { current = otherDisposable }
      public var otherDisposable: (any Disposable)? {
        get { lock.withLock { current } }
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

    public protocol DisposeBagProtocol: Disposable { func add(disposable: any Disposable) }

    public final class DisposeBag: DisposeBagProtocol, @unchecked Sendable {
      private let lock = NSRecursiveLock()
      private var items: [any Disposable] = []
      public init() {}
      public var isDisposed: Bool { lock.withLock { items.isEmpty } }
      public func add(disposable: any Disposable) { lock.withLock { items.append(disposable) } }
      public func add(disposables: [any Disposable]) { disposables.forEach(add) }
      public static func += (left: DisposeBag, right: any Disposable) { left.add(disposable: right) }
      /// Disposes what it holds; what it gets later stays.
      public func dispose() {
        let all = lock.withLock {
          defer { items = [] }
          return items
        }
        for item in all { item.dispose() }
      }
      deinit { dispose() }
    }

    extension Disposable {
      public func dispose(in bag: any DisposeBagProtocol) { bag.add(disposable: self) }
      public func store(in bag: any DisposeBagProtocol) { bag.add(disposable: self) }
    }

    // MARK: Events

    /// The error of signals that have none.
    public typealias NoError = Never
    public enum Subscribers {
      public enum Completion<Failure: Swift.Error> { case finished, failure(Failure) }
    }

    public enum SignalEvent<Element, Error: Swift.Error> {
      case next(Element)
      case failed(Error)
      case completed

      public var isTerminal: Bool {
        if case .next = self { false } else { true }
      }
      public var element: Element? {
        if case .next(let element) = self { element } else { nil }
      }
      public var error: Error? {
        if case .failed(let error) = self { error } else { nil }
      }
    }
    public typealias Observer<Element, Error: Swift.Error> = (SignalEvent<Element, Error>) -> Void

    public protocol ObserverProtocol {
      associatedtype Element
      associatedtype Error: Swift.Error
      func on(_ event: SignalEvent<Element, Error>)
    }
    extension ObserverProtocol {
      public func next(_ element: Element) { on(.next(element)) }
      public func receive(_ element: Element) { on(.next(element)) }
      public func send(_ element: Element) { on(.next(element)) }
      public func failed(_ error: Error) { on(.failed(error)) }
      public func completed() { on(.completed) }
      public func completed(with element: Element) {
        on(.next(element))
        on(.completed)
      }
      public func receive(lastElement element: Element) { completed(with: element) }
      public func send(lastElement element: Element) { completed(with: element) }
      public func receive(completion: Subscribers.Completion<Error>) {
        switch completion {
        case .finished: on(.completed)
        case .failure(let error): on(.failed(error))
        }
      }
      public func send(completion: Subscribers.Completion<Error>) { receive(completion: completion) }
    }
    extension ObserverProtocol where Element == Void {
      public func next() { on(.next(())) }
      public func receive() { on(.next(())) }
      public func send() { on(.next(())) }
    }

    /// Hands on events until the first that ends the signal.
    public final class AtomicObserver<Element, Error: Swift.Error>: ObserverProtocol, Disposable, @unchecked Sendable {
      private let lock = NSRecursiveLock()
      private var observer: Observer<Element, Error>?
      fileprivate let source = SerialDisposable(otherDisposable: nil)
      public init(_ observer: @escaping Observer<Element, Error>) { self.observer = observer }
      public var isDisposed: Bool { lock.withLock { observer == nil } }
      public func on(_ event: SignalEvent<Element, Error>) {
        let observer = lock.withLock {
          defer { if event.isTerminal { self.observer = nil } }
          return self.observer
        }
        observer?(event)
        if event.isTerminal { source.dispose() }
      }
      public func dispose() {
        lock.withLock { observer = nil }
        source.dispose()
      }
    }

    // MARK: Signals

    public protocol SignalProtocol<Element, Error> {
      associatedtype Element
      associatedtype Error: Swift.Error
      func observe(with observer: @escaping Observer<Element, Error>) -> any Disposable
    }

    public struct Signal<Element, Error: Swift.Error>: SignalProtocol {
      public typealias Event = SignalEvent<Element, Error>
      public typealias Producer = (AtomicObserver<Element, Error>) -> any Disposable
      private let producer: Producer
      public init(_ producer: @escaping Producer) { self.producer = producer }
      public func observe(with observer: @escaping Observer<Element, Error>) -> any Disposable {
        let sink = AtomicObserver(observer)
        sink.source.otherDisposable = producer(sink)
        return sink
      }

      public init(just element: Element) { self.init(sequence: [element]) }
      public init(just element: Element, after interval: Double, on queue: DispatchQueue = .main) {
        self.init { observer in
          queue.asyncAfter(deadline: .now() + interval) { observer.completed(with: element) }
          return observer
        }
      }
      public init<S: Sequence>(sequence: S) where S.Element == Element {
        self.init { observer in
          for element in sequence { observer.next(element) }
          observer.completed()
          return NonDisposable.instance
        }
      }
      public init(result: Result<Element, Error>) {
        self.init { observer in
          switch result {
          case .success(let element): observer.completed(with: element)
          case .failure(let error): observer.failed(error)
          }
          return NonDisposable.instance
        }
      }
      public init(evaluating body: @escaping () -> Result<Element, Error>) {
        self.init { Signal(result: body()).observe(with: $0.on) }
      }
      public init<Other: SignalProtocol>(flattening signals: [Other], strategy: FlattenStrategy) where Other.Element == Element, Other.Error == Error {
        self = Signal<Other, Error>(sequence: signals).flatMapMerge { $0 }
      }
      public static func just(_ element: Element) -> Self { Self(just: element) }
      public static func sequence<S: Sequence>(_ sequence: S) -> Self where S.Element == Element { Self(sequence: sequence) }
      public static func failed(_ error: Error) -> Self { Self(result: .failure(error)) }
      public static func completed() -> Self { Self(sequence: []) }
      public static func never() -> Self { Self { _ in NonDisposable.instance } }
      public static func deferred(_ make: @escaping () -> Signal<Element, Error>) -> Self { Self { make().observe(with: $0.on) } }
    }
    public typealias SafeSignal<Element> = Signal<Element, Never>
    public typealias Signal1<Element> = Signal<Element, Never>
    public typealias LoadingSignal<Element, Error: Swift.Error> = Signal<Element, Error>
    public enum FlattenStrategy { case latest, merge, concat }

    extension SignalProtocol {
      public func toSignal() -> Signal<Element, Error> { Signal { self.observe(with: $0.on) } }
      public func observe(_ observer: @escaping Observer<Element, Error>) -> any Disposable { observe(with: observer) }
      @discardableResult public func observeNext(with observer: @escaping (Element) -> Void) -> any Disposable {
        observe { if case .next(let element) = $0 { observer(element) } }
      }
      @discardableResult public func observeFailed(with observer: @escaping (Error) -> Void) -> any Disposable {
        observe { if case .failed(let error) = $0 { observer(error) } }
      }
      @discardableResult public func observeCompleted(with observer: @escaping () -> Void) -> any Disposable {
        observe { if case .completed = $0 { observer() } }
      }
      public func sink(receiveValue: @escaping (Element) -> Void) -> any Disposable { observeNext(with: receiveValue) }
      public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Error>) -> Void, receiveValue: @escaping (Element) -> Void
      ) -> any Disposable {
        observe { event in
          switch event {
          case .next(let element): receiveValue(element)
          case .failed(let error): receiveCompletion(.failure(error))
          case .completed: receiveCompletion(.finished)
          }
        }
      }
    }

    """#
}
