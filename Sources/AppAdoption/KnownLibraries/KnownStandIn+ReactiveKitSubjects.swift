extension KnownStandIn {
  /// ReactiveKit's subjects, properties, bindings and combinations.
  static let reactiveSubjects = #"""
    // MARK: Subjects

    public protocol SubjectProtocol: SignalProtocol, ObserverProtocol {}

    open class Subject<Element, Error: Swift.Error>: SubjectProtocol, @unchecked Sendable {
      private let lock = NSRecursiveLock()
      private var observers: [(number: Int, observer: Observer<Element, Error>)] = []
      private var next = 0
      private var end: SignalEvent<Element, Error>?
      public let disposeBag = DisposeBag()
      public init() {}
      public var isTerminated: Bool { lock.withLock { end != nil } }

      open func on(_ event: SignalEvent<Element, Error>) {
        let all = lock.withLock {
          guard end == nil else { return [(number: Int, observer: Observer<Element, Error>)]() }
          if event.isTerminal { end = event }
          return observers
        }
        for one in all { one.observer(event) }
      }
      open func observe(with observer: @escaping Observer<Element, Error>) -> any Disposable {
        willAdd(observer: observer)
        if let end = lock.withLock({ end }) { observer(end) }
        let number = lock.withLock {
          next += 1
          observers.append((next, observer))
          return next
        }
        return BlockDisposable { [weak self] in self?.lock.withLock { self?.observers.removeAll { $0.number == number } } }
      }
      /// What a new observer gets first.
      open func willAdd(observer: @escaping Observer<Element, Error>) {}
    }
    public final class PassthroughSubject<Element, Error: Swift.Error>: Subject<Element, Error>, @unchecked Sendable {}
    public typealias PublishSubject<Element, Error: Swift.Error> = PassthroughSubject<Element, Error>
    public typealias PublishSubject1<Element> = PassthroughSubject<Element, Never>
    public typealias SafePublishSubject<Element> = PassthroughSubject<Element, Never>
    public typealias SafePassthroughSubject<Element> = PassthroughSubject<Element, Never>

    public final class ReplaySubject<Element, Error: Swift.Error>: Subject<Element, Error>, @unchecked Sendable {
      private var kept: [Element] = []
      private let size: Int
      public init(bufferSize: Int = .max) { size = bufferSize }
      public override func on(_ event: SignalEvent<Element, Error>) {
        if case .next(let element) = event { kept = Array((kept + [element]).suffix(size)) }
        super.on(event)
      }
      public override func willAdd(observer: @escaping Observer<Element, Error>) { kept.forEach { observer(.next($0)) } }
    }
    public typealias SafeReplaySubject<Element> = ReplaySubject<Element, Never>
    public final class ReplayOneSubject<Element, Error: Swift.Error>: Subject<Element, Error>, @unchecked Sendable {
      private var last: Element?
      public override func on(_ event: SignalEvent<Element, Error>) {
        if case .next(let element) = event { last = element }
        super.on(event)
      }
      public override func willAdd(observer: @escaping Observer<Element, Error>) { if let last { observer(.next(last)) } }
    }
    public typealias SafeReplayOneSubject<Element> = ReplayOneSubject<Element, Never>

    // MARK: Properties

    public protocol PropertyProtocol {
      associatedtype ProperyElement
      var value: ProperyElement { get }
    }

    /// A value whose changes can be observed, from the present one on.
    public final class Property<Value>: PropertyProtocol, SubjectProtocol, BindableProtocol, @unchecked Sendable {
      public typealias Element = Value
      public typealias Error = Never
      private let subject = PassthroughSubject<Value, Never>()
      private let lock = NSRecursiveLock()
      private var current: Value
      public let bag = DisposeBag()
      public init(_ value: Value) { current = value }
      public var value: Value {
        get { lock.withLock { current } }
        set {
          lock.withLock { current = newValue }
          subject.on(.next(newValue))
        }
      }
      public func on(_ event: SignalEvent<Value, Never>) { if case .next(let element) = event { value = element } }
      public func observe(with observer: @escaping Observer<Value, Never>) -> any Disposable {
        observer(.next(value))
        return subject.observe(with: observer)
      }
      public func bind(signal: Signal<Value, Never>) -> any Disposable { signal.observeNext { [weak self] in self?.value = $0 } }
      public var readOnlyView: AnyProperty<Value> { AnyProperty(property: self) }
      public func silentUpdate(value: Value) { lock.withLock { current = value } }
    }
    public struct AnyProperty<Value>: PropertyProtocol, SignalProtocol {
      private let property: Property<Value>
      public init(property: Property<Value>) { self.property = property }
      public var value: Value { property.value }
      public func observe(with observer: @escaping Observer<Value, Never>) -> any Disposable { property.observe(with: observer) }
    }

    // MARK: Bindings

    public protocol BindableProtocol<Element> {
      associatedtype Element
      func bind(signal: Signal<Element, Never>) -> any Disposable
    }
    extension Subject: BindableProtocol where Error == Never {
      public func bind(signal: Signal<Element, Never>) -> any Disposable { signal.observeNext { [weak self] in self?.on(.next($0)) } }
    }
    extension SignalProtocol where Error == Never {
      @discardableResult public func bind<B: BindableProtocol>(to bindable: B) -> any Disposable where B.Element == Element { bindable.bind(signal: toSignal()) }
      @discardableResult public func bind<B: BindableProtocol>(to bindable: B) -> any Disposable where B.Element == Element? {
        bindable.bind(signal: map { Optional($0) })
      }
      @discardableResult public func bind<Target: AnyObject>(to target: Target, setter: @escaping (Target, Element) -> Void) -> any Disposable {
        observeOn(.immediateOnMain).observeNext { [weak target] element in if let target { setter(target, element) } }
      }
      @discardableResult public func bind<Target: AnyObject>(to target: Target, context: ExecutionContext, setter: @escaping (Target, Element) -> Void) -> any Disposable {
        observeOn(context).observeNext { [weak target] element in if let target { setter(target, element) } }
      }
      @discardableResult public func bind<Target: AnyObject>(to target: Target, keyPath: ReferenceWritableKeyPath<Target, Element>) -> any Disposable {
        bind(to: target) { $0[keyPath: keyPath] = $1 }
      }
    }
    extension SignalProtocol where Error == Never, Element == Void {
      @discardableResult public func bind<Target: AnyObject>(to target: Target, setter: @escaping (Target) -> Void) -> any Disposable {
        observeOn(.immediateOnMain).observeNext { [weak target] _ in if let target { setter(target) } }
      }
    }
    extension SubjectProtocol where Self: BindableProtocol, Error == Never {
      @discardableResult public func bidirectionalBind<Other: SubjectProtocol & BindableProtocol>(to other: Other) -> any Disposable
      where Other.Element == Element, Other.Error == Never {
        var isChanging = false
        func once(_ work: () -> Void) {
          guard !isChanging else { return }
          isChanging = true
          work()
          isChanging = false
        }
        let forth = observeNext { element in once { other.on(.next(element)) } }
        let back = other.observeNext { element in once { self.on(.next(element)) } }
        return CompositeDisposable([forth, back])
      }
    }

    // MARK: Combinations

    public func combineLatest<A: SignalProtocol, B: SignalProtocol, Result>(
      _ a: A, _ b: B, combine: @escaping (A.Element, B.Element) -> Result
    ) -> Signal<Result, A.Error> where A.Error == B.Error {
      Signal { observer in
        var (first, second): (A.Element?, B.Element?)
        var running = 2
        func fire() { if let first, let second { observer.next(combine(first, second)) } }
        func end() {
          running -= 1
          if running == 0 { observer.completed() }
        }
        let one = a.observe { event in
          switch event {
          case .next(let element):
            first = element
            fire()
          case .failed(let error): observer.failed(error)
          case .completed: end()
          }
        }
        let two = b.observe { event in
          switch event {
          case .next(let element):
            second = element
            fire()
          case .failed(let error): observer.failed(error)
          case .completed: end()
          }
        }
        return CompositeDisposable([one, two])
      }
    }
    public func combineLatest<A: SignalProtocol, B: SignalProtocol>(_ a: A, _ b: B) -> Signal<(A.Element, B.Element), A.Error> where A.Error == B.Error {
      combineLatest(a, b) { ($0, $1) }
    }
    public func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, Result>(
      _ a: A, _ b: B, _ c: C, combine: @escaping (A.Element, B.Element, C.Element) -> Result
    ) -> Signal<Result, A.Error> where A.Error == B.Error, A.Error == C.Error {
      combineLatest(combineLatest(a, b), c) { combine($0.0, $0.1, $1) }
    }
    public func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
      _ a: A, _ b: B, _ c: C
    ) -> Signal<(A.Element, B.Element, C.Element), A.Error> where A.Error == B.Error, A.Error == C.Error {
      combineLatest(a, b, c) { ($0, $1, $2) }
    }
    public func combineLatest<A: SignalProtocol>(_ signals: [A]) -> Signal<[A.Element], A.Error> {
      guard let first = signals.first else { return .completed() }
      return signals.dropFirst().reduce(first.map { [$0] }) { all, one in combineLatest(all, one) { $0 + [$1] } }
    }
    public func combineLatest<A: SignalProtocol, Result>(_ signals: [A], combine: @escaping ([A.Element]) -> Result) -> Signal<Result, A.Error> {
      combineLatest(signals).map(combine)
    }
    public func merge<A: SignalProtocol>(_ signals: A...) -> Signal<A.Element, A.Error> {
      Signal<A, A.Error>(sequence: signals).flatMapMerge { $0 }
    }
    extension SignalProtocol {
      public func combineLatest<B: SignalProtocol>(with other: B) -> Signal<(Element, B.Element), Error> where B.Error == Error {
        ReactiveKit.combineLatest(self, other)
      }
      public func combineLatest<B: SignalProtocol, U>(with other: B, combine: @escaping (Element, B.Element) -> U) -> Signal<U, Error> where B.Error == Error {
        ReactiveKit.combineLatest(self, other, combine: combine)
      }
      public func merge<B: SignalProtocol>(with other: B) -> Signal<Element, Error> where B.Element == Element, B.Error == Error {
        Signal<Signal<Element, Error>, Error>(sequence: [toSignal(), other.toSignal()]).flatMapMerge { $0 }
      }
      public func with<B: SignalProtocol>(latestFrom other: B) -> Signal<(Element, B.Element), Error> where B.Error == Never {
        Signal { observer in
          var latest: B.Element?
          let second = other.observeNext { latest = $0 }
          let first = self.observe { event in
            switch event {
            case .next(let element): if let latest { observer.next((element, latest)) }
            case .failed(let error): observer.failed(error)
            case .completed: observer.completed()
            }
          }
          return CompositeDisposable([first, second])
        }
      }
    }

    // MARK: Objects

    nonisolated(unsafe) private var bagKey: UInt8 = 0
    extension NSObject {
      /// What is disposed with the object.
      public var bag: DisposeBag {
        if let bag = objc_getAssociatedObject(self, &bagKey) as? DisposeBag { return bag }
        let bag = DisposeBag()
        objc_setAssociatedObject(self, &bagKey, bag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return bag
      }
    }

    """#
}
