extension KnownStandIn {
  /// RxSwift's subjects and traits.
  static let rxSubjects = #"""
    // MARK: Subjects

    public protocol SubjectType: ObservableType {
      associatedtype Observer: ObserverType
      func asObserver() -> Observer
    }

    /// Hands on events to its observers, after those that it keeps for later ones.
    public class StoredSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable, @unchecked Sendable {
      private final class Contents: @unchecked Sendable {
        let lock = NSRecursiveLock()
        var observers: [Int: AnyObserver<Element>] = [:]
        var next = 0
        var kept: [Element]
        var end: Event<Element>?
        let limit: Int
        let isKeptAfterError: Bool
        init(_ kept: [Element], _ limit: Int, _ isKeptAfterError: Bool) { (self.kept, self.limit, self.isKeptAfterError) = (kept, limit, isKeptAfterError) }
      }
      private let contents: Contents

      fileprivate init(_ kept: [Element], limit: Int, replaysAfterEnd: Bool = false) {
        let contents = Contents(kept, limit, replaysAfterEnd)
        self.contents = contents
        super.init { observer in
          let (number, kept, end) = contents.lock.withLock {
            contents.next += 1
            if contents.end == nil { contents.observers[contents.next] = observer }
            return (contents.next, contents.kept, contents.end)
          }
          if end == nil || replaysAfterEnd { for element in kept { observer.onNext(element) } }
          if let end { observer.on(end) }
          return Disposables.create { contents.lock.withLock { contents.observers[number] = nil } }
        }
      }
      public var hasObservers: Bool { contents.lock.withLock { !contents.observers.isEmpty } }
      public var isDisposed: Bool { false }
      public func dispose() { contents.lock.withLock { contents.observers = [:] } }
      public func asObserver() -> StoredSubject<Element> { self }
      public func on(_ event: Event<Element>) {
        let observers = contents.lock.withLock { () -> [AnyObserver<Element>] in
          guard contents.end == nil else { return [] }
          if case .next(let element) = event { contents.kept = Array((contents.kept + [element]).suffix(contents.limit)) }
          defer { if event.isStopEvent { (contents.end, contents.observers) = (event, [:]) } }
          return contents.observers.keys.sorted().compactMap { contents.observers[$0] }
        }
        for observer in observers { observer.on(event) }
      }
      fileprivate func last() throws -> Element {
        let (kept, end) = contents.lock.withLock { (contents.kept.last, contents.end) }
        if case .error(let error) = end { throw error }
        guard let kept else { throw RxError.noElements }
        return kept
      }
    }

    public final class PublishSubject<Element>: StoredSubject<Element>, @unchecked Sendable {
      public init() { super.init([], limit: 0) }
    }
    public final class BehaviorSubject<Element>: StoredSubject<Element>, @unchecked Sendable {
      public init(value: Element) { super.init([value], limit: 1) }
      public func value() throws -> Element { try last() }
    }
    public final class ReplaySubject<Element>: StoredSubject<Element>, @unchecked Sendable {
      public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject([], limit: bufferSize, replaysAfterEnd: true) }
      public static func createUnbounded() -> ReplaySubject<Element> { create(bufferSize: Int.max) }
    }
    public final class AsyncSubject<Element>: StoredSubject<Element>, @unchecked Sendable {
      public init() { super.init([], limit: 0) }
    }

    /// A value with its changes, as it was before relays.
    public final class Variable<Element>: @unchecked Sendable {
      private let subject: BehaviorSubject<Element>
      public init(_ value: Element) { subject = BehaviorSubject(value: value) }
      public var value: Element {
        get { try! subject.value() }
        set { subject.onNext(newValue) }
      }
      public func asObservable() -> Observable<Element> { subject }
      deinit { subject.onCompleted() }
    }

    // MARK: Sharing

    public enum SubjectLifetimeScope: Sendable { case whileConnected, forever }

    public class ConnectableObservable<Element>: Observable<Element>, @unchecked Sendable {
      private let begin: () -> any Disposable
      fileprivate init(_ source: Observable<Element>, _ subject: StoredSubject<Element>) {
        begin = { source.subscribe(subject) }
        super.init { subject.subscribe($0) }
      }
      public func connect() -> any Disposable { begin() }
      public func refCount() -> Observable<Element> {
        let lock = NSRecursiveLock()
        var (count, connection): (Int, (any Disposable)?) = (0, nil)
        return Observable { observer in
          let subscription = self.subscribe(observer)
          let isFirst = lock.withLock {
            count += 1
            return count == 1
          }
          if isFirst { connection = self.connect() }
          return Disposables.create {
            subscription.dispose()
            let isLast = lock.withLock {
              count -= 1
              return count == 0
            }
            if isLast { connection?.dispose() }
          }
        }
      }
    }

    extension ObservableType {
      public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        let source = asObservable()
        let lock = NSRecursiveLock()
        var (subject, count, connection): (StoredSubject<Element>?, Int, (any Disposable)?) = (nil, 0, nil)
        func reset() {
          connection?.dispose()
          connection = nil
          subject = nil
        }
        return Observable { observer in
          lock.lock()
          defer { lock.unlock() }
          let (shared, isNew) = subject.map { ($0, false) } ?? (StoredSubject([], limit: replay, replaysAfterEnd: scope == .forever), true)
          subject = shared
          count += 1
          let subscription = shared.subscribe(observer)
          if isNew {
            connection = source.subscribe { event in
              if event.isStopEvent, scope == .whileConnected { lock.withLock { subject = nil } }
              shared.on(event)
            }
          }
          return Disposables.create {
            subscription.dispose()
            lock.withLock {
              count -= 1
              if count == 0, scope == .whileConnected { reset() }
            }
          }
        }
      }
      public func shareReplay(_ bufferSize: Int) -> Observable<Element> { share(replay: bufferSize, scope: .forever) }
      public func publish() -> ConnectableObservable<Element> { ConnectableObservable(asObservable(), StoredSubject([], limit: 0)) }
      public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        ConnectableObservable(asObservable(), StoredSubject([], limit: bufferSize))
      }
    }

    // MARK: Traits

    public enum SingleTrait {}
    public enum MaybeTrait {}
    public enum CompletableTrait {}

    public struct PrimitiveSequence<Trait, Element>: ObservableConvertibleType {
      let source: Observable<Element>
      init(_ source: Observable<Element>) { self.source = source }
      public func asObservable() -> Observable<Element> { source }
    }
    public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
    public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>
    public typealias Completable = PrimitiveSequence<CompletableTrait, Never>
    public protocol PrimitiveSequenceType {
      associatedtype Trait
      associatedtype Element
      var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
    }
    extension PrimitiveSequence: PrimitiveSequenceType { public var primitiveSequence: PrimitiveSequence<Trait, Element> { self } }

    public enum SingleEvent<Element> {
      case success(Element)
      case failure(any Swift.Error)
      public static func error(_ error: any Swift.Error) -> SingleEvent { .failure(error) }
    }
    public enum MaybeEvent<Element> {
      case success(Element)
      case error(any Swift.Error)
      case completed
    }
    public enum CompletableEvent {
      case error(any Swift.Error)
      case completed
    }

    extension PrimitiveSequence {
      public static func error(_ error: any Swift.Error) -> Self { Self(.error(error)) }
      public static func never() -> Self { Self(.never()) }
      public static func deferred(_ factory: @escaping () throws -> Self) -> Self { Self(.deferred { try factory().source }) }
      public func observe(on scheduler: any ImmediateSchedulerType) -> Self { Self(source.observe(on: scheduler)) }
      public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Self { observe(on: scheduler) }
      public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self { Self(source.subscribe(on: scheduler)) }
      public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Self { subscribe(on: scheduler) }
      public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self { Self(source.delay(dueTime, scheduler: scheduler)) }
      public func `catch`(_ handler: @escaping (any Swift.Error) throws -> Self) -> Self { Self(source.catch { try handler($0).source }) }
      public func catchError(_ handler: @escaping (any Swift.Error) throws -> Self) -> Self { `catch`(handler) }
      public func retry(_ maxAttemptCount: Int) -> Self { Self(source.retry(maxAttemptCount)) }
      public func debug(_ identifier: String? = nil) -> Self { self }
      public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self { self }
    }

    extension PrimitiveSequence where Trait == SingleTrait {
      public typealias SingleObserver = (SingleEvent<Element>) -> Void

      public static func create(subscribe: @escaping (@escaping SingleObserver) -> any Disposable) -> Single<Element> {
        Single(
          Observable { observer in
            subscribe { event in
              switch event {
              case .success(let element):
                observer.onNext(element)
                observer.onCompleted()
              case .failure(let error): observer.onError(error)
              }
            }
          })
      }
      public static func just(_ element: Element) -> Single<Element> { Single(.just(element)) }
      public func subscribe(_ observer: @escaping SingleObserver) -> any Disposable {
        source.subscribe(onNext: { observer(.success($0)) }, onError: { observer(.failure($0)) })
      }
      public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Swift.Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
      ) -> any Disposable { source.subscribe(onNext: onSuccess, onError: onFailure ?? { _ in }, onDisposed: onDisposed) }
      public func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)?) -> any Disposable {
        source.subscribe(onNext: onSuccess, onError: onError)
      }
      public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil, onFailure: ((Object, any Swift.Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
      ) -> any Disposable { source.subscribe(with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed) }
      public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> { Single<Result>(source.map(transform)) }
      public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> { Maybe<Result>(source.compactMap(transform)) }
      public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> { Maybe(source.filter(predicate)) }
      public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
        Single<Result>(source.flatMap(selector))
      }
      public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable { Completable(source.flatMap(selector)) }
      public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> { Maybe<Result>(source.flatMap(selector)) }
      public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
      ) -> Single<Element> {
        Single(
          source.do(
            onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError, onSubscribe: onSubscribe,
            onSubscribed: onSubscribed, onDispose: onDispose))
      }
      public func catchAndReturn(_ element: Element) -> Single<Element> { Single(source.catchAndReturn(element)) }
      public func catchErrorJustReturn(_ element: Element) -> Single<Element> { catchAndReturn(element) }
      public func asMaybe() -> Maybe<Element> { Maybe(source) }
      public func asCompletable() -> Completable { Completable(source.ignoreElements()) }
      public static func zip<A, B>(_ a: Single<A>, _ b: Single<B>, resultSelector: @escaping (A, B) throws -> Element) -> Single<Element> {
        Single(Observable<Element>.zip(a.source, b.source, resultSelector: resultSelector))
      }
      public static func zip<A, B>(_ a: Single<A>, _ b: Single<B>) -> Single<(A, B)> where Element == Any {
        Single<(A, B)>(Observable<(A, B)>.zip(a.source, b.source) { ($0, $1) })
      }
    }

    extension PrimitiveSequence where Trait == MaybeTrait {
      public static func create(subscribe: @escaping (@escaping (MaybeEvent<Element>) -> Void) -> any Disposable) -> Maybe<Element> {
        Maybe(
          Observable { observer in
            subscribe { event in
              switch event {
              case .success(let element):
                observer.onNext(element)
                observer.onCompleted()
              case .error(let error): observer.onError(error)
              case .completed: observer.onCompleted()
              }
            }
          })
      }
      public static func just(_ element: Element) -> Maybe<Element> { Maybe(.just(element)) }
      public static func empty() -> Maybe<Element> { Maybe(.empty()) }
      public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
      ) -> any Disposable {
        source.subscribe(onNext: onSuccess, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
      }
      public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> { Maybe<Result>(source.map(transform)) }
      public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> { Maybe<Result>(source.flatMap(selector)) }
      public func asSingle() -> Single<Element> { Single(source) }
    }

    extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
      public static func create(subscribe: @escaping (@escaping (CompletableEvent) -> Void) -> any Disposable) -> Completable {
        Completable(
          Observable { observer in
            subscribe { event in
              switch event {
              case .error(let error): observer.onError(error)
              case .completed: observer.onCompleted()
              }
            }
          })
      }
      public static func empty() -> Completable { Completable(.empty()) }
      public func subscribe(
        onCompleted: (() -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
      ) -> any Disposable { source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed) }
      public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
        source.subscribe(onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
      }
      public func andThen<Result>(_ second: Single<Result>) -> Single<Result> { Single<Result>(andThen(second.source)) }
      public func andThen(_ second: Completable) -> Completable { Completable(andThen(second.source)) }
      public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> {
        let first = source
        return Observable { observer in
          let current = SerialDisposable()
          current.disposable = first.subscribe(
            onError: observer.onError, onCompleted: { current.disposable = second.subscribe(observer) })
          return current
        }
      }
    }

    extension ObservableType {
      public func asSingle() -> Single<Element> { Single(take(1)) }
      public func first() -> Single<Element?> { Single(map { Optional($0) }.take(1).ifEmpty(default: nil)) }
      public func asMaybe() -> Maybe<Element> { Maybe(take(1)) }
    }
    extension ObservableType where Element == Never {
      public func asCompletable() -> Completable { Completable(asObservable()) }
    }

    """#
}
