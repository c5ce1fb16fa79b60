extension KnownStandIn {
  /// RxSwift's schedulers, and operators of one sequence.
  static let rxElements = #"""
    // MARK: Schedulers

    public typealias RxTimeInterval = DispatchTimeInterval
    public typealias RxTime = Date

    /// Literals are intervals, too: without this operator `.now() + 2` would be ambiguous.
    public func + (time: DispatchTime, seconds: Int) -> DispatchTime { time + Double(seconds) }

    // Times were numbers of seconds before version 5.
    extension DispatchTimeInterval: @retroactive ExpressibleByFloatLiteral, @retroactive ExpressibleByIntegerLiteral {
      public init(floatLiteral value: Double) { self = .nanoseconds(Int(value * 1e9)) }
      public init(integerLiteral value: Int) { self = .seconds(value) }
    }

    public protocol ImmediateSchedulerType {
      func schedule(_ action: @escaping () -> Void) -> any Disposable
    }
    public protocol SchedulerType: ImmediateSchedulerType {
      func schedule(after time: RxTimeInterval, _ action: @escaping () -> Void) -> any Disposable
    }
    extension SchedulerType { public var now: RxTime { Date() } }

    /// Runs work on a queue.
    public class QueueScheduler: SchedulerType, @unchecked Sendable {
      fileprivate let queue: DispatchQueue
      fileprivate init(_ queue: DispatchQueue) { self.queue = queue }

      public func schedule(_ action: @escaping () -> Void) -> any Disposable { schedule(after: .nanoseconds(0), action) }
      public func schedule(after time: RxTimeInterval, _ action: @escaping () -> Void) -> any Disposable {
        let item = DispatchWorkItem(block: action)
        if case .nanoseconds(0) = time { queue.async(execute: item) } else { queue.asyncAfter(deadline: .now() + time, execute: item) }
        return Disposables.create { item.cancel() }
      }
    }

    public final class MainScheduler: QueueScheduler, @unchecked Sendable {
      public static let instance = MainScheduler(isAsync: false)
      public static let asyncInstance: SerialDispatchQueueScheduler = SerialDispatchQueueScheduler(main: ())
      private let isAsync: Bool
      private init(isAsync: Bool) {
        self.isAsync = isAsync
        super.init(.main)
      }
      public convenience init() { self.init(isAsync: false) }
      public override func schedule(_ action: @escaping () -> Void) -> any Disposable {
        guard Thread.isMainThread else { return super.schedule(action) }
        action()
        return Disposables.create()
      }
      public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        if !Thread.isMainThread { fatalError(errorMessage ?? "Executing on background thread.") }
      }
      public static func ensureRunningOnMainThread(errorMessage: String? = nil) { ensureExecutingOnScheduler(errorMessage: errorMessage) }
    }
    public typealias ConcurrentMainScheduler = MainScheduler

    public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
      public static let instance = CurrentThreadScheduler()
      public func schedule(_ action: @escaping () -> Void) -> any Disposable {
        action()
        return Disposables.create()
      }
    }

    public final class SerialDispatchQueueScheduler: QueueScheduler, @unchecked Sendable {
      public init(internalSerialQueueName: String) { super.init(DispatchQueue(label: internalSerialQueueName)) }
      public init(queue: DispatchQueue, internalSerialQueueName: String) { super.init(queue) }
      public init(qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial") {
        super.init(DispatchQueue(label: internalSerialQueueName, qos: qos))
      }
      fileprivate init(main: Void) { super.init(.main) }
    }

    public final class ConcurrentDispatchQueueScheduler: QueueScheduler, @unchecked Sendable {
      public init(queue: DispatchQueue) { super.init(queue) }
      public init(qos: DispatchQoS) { super.init(DispatchQueue(label: "rx.global_dispatch_queue", qos: qos, attributes: .concurrent)) }
    }

    public final class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {
      public let operationQueue: OperationQueue
      public init(operationQueue: OperationQueue) { self.operationQueue = operationQueue }
      public func schedule(_ action: @escaping () -> Void) -> any Disposable {
        nonisolated(unsafe) let action = action
        let operation = BlockOperation { action() }
        operationQueue.addOperation(operation)
        return Disposables.create { operation.cancel() }
      }
    }

    // MARK: Single sequences: elements

    extension ObservableType {
      public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        lift { observer in { observer.on($0.map(transform)) } }
      }
      public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        map(transform).filter { $0 != nil }.map { $0! }
      }
      public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        lift { observer in
          { event in
            guard case .next(let element) = event else { return observer.on(event) }
            do { if try predicate(element) { observer.on(event) } } catch { observer.onError(error) }
          }
        }
      }
      public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
        lift { observer in
          var value = seed
          return { event in
            observer.on(
              event.map {
                value = try accumulator(value, $0)
                return value
              })
          }
        }
      }
      public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A> {
        scan(seed) { result, element in
          var result = result
          try accumulator(&result, element)
          return result
        }
      }
      public func reduce<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
        scan(seed, accumulator: accumulator).startWith(seed).takeLast(1)
      }
      public func toArray() -> Single<[Element]> { Single(reduce([]) { $0 + [$1] }) }
      public func enumerated() -> Observable<(index: Int, element: Element)> {
        scan((index: -1, element: Element?.none)) { (index: $0.index + 1, element: $1) }.map { (index: $0.index, element: $0.element!) }
      }
      public func startWith(_ elements: Element...) -> Observable<Element> { Observable.from(elements).concat(asObservable()) }
      public func ignoreElements() -> Observable<Never> {
        lift { observer in
          { event in
            if case .error(let error) = event { observer.onError(error) }
            if case .completed = event { observer.onCompleted() }
          }
        }
      }
      public func take(_ count: Int) -> Observable<Element> {
        if count <= 0 { return .empty() }
        return lift { observer in
          var left = count
          return { event in
            guard case .next = event else { return observer.on(event) }
            left -= 1
            observer.on(event)
            if left == 0 { observer.onCompleted() }
          }
        }
      }
      public func take(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        lift { observer in
          { event in
            guard case .next(let element) = event else { return observer.on(event) }
            do { try predicate(element) ? observer.on(event) : observer.onCompleted() } catch { observer.onError(error) }
          }
        }
      }
      public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { take(while: predicate) }
      public func takeLast(_ count: Int) -> Observable<Element> {
        lift { observer in
          var last: [Element] = []
          return { event in
            switch event {
            case .next(let element): last = Array((last + [element]).suffix(count))
            case .error: observer.on(event)
            case .completed:
              for element in last { observer.onNext(element) }
              observer.onCompleted()
            }
          }
        }
      }
      public func skip(_ count: Int) -> Observable<Element> { enumerated().filter { $0.index >= count }.map(\.element) }
      public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        scan((isOn: false, element: Element?.none)) { before, element in
          (isOn: try before.isOn || !predicate(element), element: element)
        }.filter(\.isOn).map { $0.element! }
      }
      public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { skip(while: predicate) }
      public func element(at index: Int) -> Observable<Element> { skip(index).take(1) }
      public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }
      public func single() -> Observable<Element> { take(1) }
      public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { filter(predicate).take(1) }
      public func ifEmpty(default element: Element) -> Observable<Element> { ifEmpty(switchTo: .just(element)) }
      public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        let source = asObservable()
        return .deferred {
          var isEmpty = true
          return source.do(onNext: { _ in isEmpty = false }).concat(Observable<Element>.deferred { isEmpty ? other : .empty() })
        }
      }
      public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) throws -> Key) -> Observable<Element> {
        distinctUntilChanged(keySelector) { $0 == $1 }
      }
      public func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool) -> Observable<Element> {
        distinctUntilChanged({ $0 }, comparer: comparer)
      }
      public func distinctUntilChanged<Key: Equatable>(at keyPath: KeyPath<Element, Key>) -> Observable<Element> {
        distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
      }
      public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
      ) -> Observable<Element> {
        lift { observer in
          var last: Key?
          return { event in
            guard case .next(let element) = event else { return observer.on(event) }
            do {
              let key = try keySelector(element)
              if let last, try comparer(last, key) { return }
              last = key
              observer.on(event)
            } catch { observer.onError(error) }
          }
        }
      }
      public func materialize() -> Observable<Event<Element>> {
        lift { observer in
          { event in
            observer.onNext(event)
            if event.isStopEvent { observer.onCompleted() }
          }
        }
      }
      public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
      ) -> Observable<Element> {
        let source = asObservable()
        return Observable { observer in
          onSubscribe?()
          let subscription = source.subscribe { event in
            do {
              switch event {
              case .next(let element): try onNext?(element)
              case .error(let error): try onError?(error)
              case .completed: try onCompleted?()
              }
              observer.on(event)
              switch event {
              case .next(let element): try afterNext?(element)
              case .error(let error): try afterError?(error)
              case .completed: try afterCompleted?()
              }
            } catch { observer.onError(error) }
          }
          onSubscribed?()
          return Disposables.create(subscription, Disposables.create { onDispose?() })
        }
      }
      public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function
      ) -> Observable<Element> { asObservable() }
    }

    extension ObservableType where Element: Equatable {
      public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0 == $1 } }
    }
    extension ObservableType where Element: EventConvertible {
      public func dematerialize() -> Observable<Element.Element> {
        lift { observer in { if case .next(let element) = $0 { observer.on(element.event) } } }
      }
    }

    """#
}
