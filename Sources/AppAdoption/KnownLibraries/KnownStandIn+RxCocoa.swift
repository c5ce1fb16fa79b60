extension KnownStandIn {
  /// RxCocoa's drivers, signals and properties.
  static let rxCocoa = #"""
    @_exported import RxRelay
    import FoundationNetworking
    import HeadlessObjectiveC
    import UIKit

    // MARK: Binding

    extension ObservableType {
      public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable where Observer.Element == Element {
        subscribe { event in observers.forEach { $0.on(event) } }
      }
      public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable where Observer.Element == Element? {
        subscribe { event in observers.forEach { $0.on(event.map { Optional($0) }) } }
      }
      public func bind(to variable: Variable<Element>) -> any Disposable { subscribe(onNext: { variable.value = $0 }) }
      public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }
      public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 { binder(self)(curriedArgument) }
      public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }
      public func bind<Object: AnyObject>(with object: Object, onNext: @escaping (Object, Element) -> Void) -> any Disposable {
        subscribe(with: object, onNext: onNext)
      }
    }

    // MARK: Drivers and signals

    public protocol SharingStrategyProtocol {
      static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
    }
    public struct DriverSharingStrategy: SharingStrategyProtocol {
      public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source.share(replay: 1) }
    }
    public struct SignalSharingStrategy: SharingStrategyProtocol {
      public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source.share() }
    }

    public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
      associatedtype SharingStrategy: SharingStrategyProtocol
      func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
    }

    /// A sequence without errors, on the main thread.
    public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
      let source: Observable<Element>
      init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source.observe(on: MainScheduler.instance)) }
      public func asObservable() -> Observable<Element> { source }
      public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
    }
    public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
    public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

    extension SharedSequence {
      public static func just(_ element: Element) -> Self { Self(.just(element)) }
      public static func empty() -> Self { Self(.empty()) }
      public static func never() -> Self { Self(.never()) }
      public static func of(_ elements: Element...) -> Self { Self(.from(elements)) }
      public static func from(_ array: [Element]) -> Self { Self(.from(array)) }
      public static func from(optional: Element?) -> Self { Self(.from(optional: optional)) }
      public static func deferred(_ factory: @escaping () -> Self) -> Self { Self(.deferred { factory().source }) }
      public static func merge(_ sources: Self...) -> Self { Self(.merge(sources.map(\.source))) }
      public static func concat(_ sources: Self...) -> Self { Self(.concat(sources.map(\.source))) }
      public static func combineLatest<A, B>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>, resultSelector: @escaping (A, B) throws -> Element
      ) -> Self { Self(Observable<Element>.combineLatest(a.source, b.source, resultSelector: resultSelector)) }
      public static func combineLatest<A, B>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>
      ) -> SharedSequence<SharingStrategy, (A, B)> where Element == Any {
        SharedSequence<SharingStrategy, (A, B)>(Observable<(A, B)>.combineLatest(a.source, b.source) { ($0, $1) })
      }
      public static func combineLatest<A, B, C>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>, _ c: SharedSequence<SharingStrategy, C>,
        resultSelector: @escaping (A, B, C) throws -> Element
      ) -> Self { Self(Observable<Element>.combineLatest(a.source, b.source, c.source, resultSelector: resultSelector)) }
      public static func combineLatest<A, B, C>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>, _ c: SharedSequence<SharingStrategy, C>
      ) -> SharedSequence<SharingStrategy, (A, B, C)> where Element == Any {
        SharedSequence<SharingStrategy, (A, B, C)>(Observable<(A, B, C)>.combineLatest(a.source, b.source, c.source) { ($0, $1, $2) })
      }
      public static func zip<A, B>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>, resultSelector: @escaping (A, B) throws -> Element
      ) -> Self { Self(Observable<Element>.zip(a.source, b.source, resultSelector: resultSelector)) }

      public func map<Result>(_ selector: @escaping (Element) -> Result) -> SharedSequence<SharingStrategy, Result> { .init(source.map(selector)) }
      public func compactMap<Result>(_ selector: @escaping (Element) -> Result?) -> SharedSequence<SharingStrategy, Result> { .init(source.compactMap(selector)) }
      public func filter(_ predicate: @escaping (Element) -> Bool) -> Self { Self(source.filter(predicate)) }
      public func flatMap<S, Result>(_ selector: @escaping (Element) -> SharedSequence<S, Result>) -> SharedSequence<S, Result> { .init(source.flatMap(selector)) }
      public func flatMapLatest<S, Result>(_ selector: @escaping (Element) -> SharedSequence<S, Result>) -> SharedSequence<S, Result> {
        .init(source.flatMapLatest(selector))
      }
      public func flatMapFirst<S, Result>(_ selector: @escaping (Element) -> SharedSequence<S, Result>) -> SharedSequence<S, Result> {
        .init(source.flatMapFirst(selector))
      }
      public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) -> Key) -> Self { Self(source.distinctUntilChanged(keySelector)) }
      public func distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool) -> Self { Self(source.distinctUntilChanged(comparer)) }
      public func startWith(_ element: Element) -> Self { Self(source.startWith(element)) }
      public func skip(_ count: Int) -> Self { Self(source.skip(count)) }
      public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) -> A) -> SharedSequence<SharingStrategy, A> { .init(source.scan(seed, accumulator: accumulator)) }
      public func delay(_ dueTime: RxTimeInterval) -> Self { Self(source.delay(dueTime, scheduler: MainScheduler.instance)) }
      public func debounce(_ dueTime: RxTimeInterval) -> Self { Self(source.debounce(dueTime, scheduler: MainScheduler.instance)) }
      public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> Self {
        Self(source.throttle(dueTime, latest: latest, scheduler: MainScheduler.instance))
      }
      public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
        _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
      ) -> SharedSequence<SharingStrategy, Result> { .init(source.withLatestFrom(second, resultSelector: resultSelector)) }
      public func withLatestFrom<Second: SharedSequenceConvertibleType>(_ second: Second) -> SharedSequence<SharingStrategy, Second.Element> {
        .init(source.withLatestFrom(second))
      }
      public func withUnretained<Object: AnyObject>(_ object: Object) -> SharedSequence<SharingStrategy, (Object, Element)> {
        .init(source.withUnretained(object))
      }
      public func `do`(
        onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
      ) -> Self { Self(source.do(onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, onSubscribe: onSubscribe, onDispose: onDispose)) }
      public func debug(_ identifier: String? = nil) -> Self { self }
      public func asDriver() -> Driver<Element> { Driver(source) }
      public func asDriver(onErrorJustReturn: Element) -> Driver<Element> { Driver(source) }
      public func asSignal() -> Signal<Element> { Signal(source) }
    }
    extension SharedSequence where Element: Equatable {
      public func distinctUntilChanged() -> Self { Self(source.distinctUntilChanged()) }
    }

    extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
      public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable where Observer.Element == Element {
        asObservable().subscribe { event in observers.forEach { $0.on(event) } }
      }
      public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable where Observer.Element == Element? {
        asObservable().subscribe { event in observers.forEach { $0.on(event.map { Optional($0) }) } }
      }
      public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable { asObservable().subscribe(onNext: { element in relays.forEach { $0.accept(element) } }) }
      public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable { asObservable().subscribe(onNext: { element in relays.forEach { $0.accept(element) } }) }
      public func drive(_ variable: Variable<Element>) -> any Disposable { asObservable().subscribe(onNext: { variable.value = $0 }) }
      public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result { transformation(asObservable()) }
      public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 { with(asObservable())(curriedArgument) }
      public func drive(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
      ) -> any Disposable { asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }
      public func drive<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
      ) -> any Disposable { asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }
    }

    extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
      public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable where Observer.Element == Element {
        asObservable().subscribe { event in observers.forEach { $0.on(event) } }
      }
      public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable where Observer.Element == Element? {
        asObservable().subscribe { event in observers.forEach { $0.on(event.map { Optional($0) }) } }
      }
      public func emit(to relays: PublishRelay<Element>...) -> any Disposable { asObservable().subscribe(onNext: { element in relays.forEach { $0.accept(element) } }) }
      public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable { asObservable().subscribe(onNext: { element in relays.forEach { $0.accept(element) } }) }
      public func emit(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
      ) -> any Disposable { asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }
      public func emit<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
      ) -> any Disposable { asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }
    }

    extension ObservableConvertibleType {
      public func asDriver(onErrorJustReturn: Element) -> Driver<Element> { Driver(asObservable().catchAndReturn(onErrorJustReturn)) }
      public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> { Driver(asObservable().catch { _ in onErrorDriveWith.source }) }
      public func asDriver(onErrorRecover: @escaping (any Swift.Error) -> Driver<Element>) -> Driver<Element> {
        Driver(asObservable().catch { onErrorRecover($0).source })
      }
      public func asSignal(onErrorJustReturn: Element) -> Signal<Element> { Signal(asObservable().catchAndReturn(onErrorJustReturn)) }
      public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> { Signal(asObservable().catch { _ in onErrorSignalWith.source }) }
    }
    extension BehaviorRelay { public func asDriver() -> Driver<Element> { Driver(asObservable()) } }
    extension PublishRelay { public func asSignal() -> Signal<Element> { Signal(asObservable()) } }
    extension Variable { public func asDriver() -> Driver<Element> { Driver(asObservable()) } }

    // MARK: Events and properties of controls

    public protocol ControlEventType: ObservableType {}
    public protocol ControlPropertyType: ObservableType, ObserverType {}

    public struct ControlEvent<PropertyType>: ControlEventType {
      public typealias Element = PropertyType
      let events: Observable<PropertyType>
      public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType { self.events = events.asObservable() }
      public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == PropertyType {
        events.subscribe(observer)
      }
      public func asObservable() -> Observable<PropertyType> { events }
      public func asControlEvent() -> ControlEvent<PropertyType> { self }
      public func asDriver() -> Driver<PropertyType> { Driver(events) }
      public func asSignal() -> Signal<PropertyType> { Signal(events) }
    }

    public struct ControlProperty<PropertyType>: ControlPropertyType {
      public typealias Element = PropertyType
      let values: Observable<PropertyType>
      let sink: AnyObserver<PropertyType>
      public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
      where Values.Element == PropertyType, Sink.Element == PropertyType {
        (self.values, sink) = (values.asObservable(), valueSink.asObserver())
      }
      public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == PropertyType {
        values.subscribe(observer)
      }
      public func on(_ event: Event<PropertyType>) { if case .next = event { sink.on(event) } }
      public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }
      public func asObservable() -> Observable<PropertyType> { values }
      public func asControlProperty() -> ControlProperty<PropertyType> { self }
      public func asDriver() -> Driver<PropertyType> { Driver(values) }
    }
    extension ControlProperty where PropertyType == String? {
      public var orEmpty: ControlProperty<String> {
        ControlProperty<String>(values: values.map { $0 ?? "" }, valueSink: sink.mapObserver { Optional($0) })
      }
    }

    """#
}
