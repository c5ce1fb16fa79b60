extension KnownStandIn {
  /// ReactiveKit's operators.
  static let reactiveOperators = #"""
    // MARK: Operators

    extension SignalProtocol {
      /// Another signal, whose state is made for each observer.
      func lift<Result, Failure: Swift.Error>(
        _ make: @escaping (AtomicObserver<Result, Failure>) -> (SignalEvent<Element, Error>) -> Void
      ) -> Signal<Result, Failure> { Signal { observer in self.observe(with: make(observer)) } }

      private func each<Result>(_ body: @escaping (Element, AtomicObserver<Result, Error>) -> Void) -> Signal<Result, Error> {
        lift { observer in
          { event in
            switch event {
            case .next(let element): body(element, observer)
            case .failed(let error): observer.failed(error)
            case .completed: observer.completed()
            }
          }
        }
      }

      public func map<U>(_ transform: @escaping (Element) -> U) -> Signal<U, Error> { each { $1.next(transform($0)) } }
      public func replaceElements<U>(with element: U) -> Signal<U, Error> { map { _ in element } }
      public func eraseType() -> Signal<Void, Error> { map { _ in () } }
      public func compactMap<U>(_ transform: @escaping (Element) -> U?) -> Signal<U, Error> { each { if let value = transform($0) { $1.next(value) } } }
      public func filter(_ isIncluded: @escaping (Element) -> Bool) -> Signal<Element, Error> { each { if isIncluded($0) { $1.next($0) } } }
      public func ignoreNils<Wrapped>() -> Signal<Wrapped, Error> where Element == Wrapped? { compactMap { $0 } }
      public func ignoreNil<Wrapped>() -> Signal<Wrapped, Error> where Element == Wrapped? { compactMap { $0 } }
      public func replaceNils<Wrapped>(with value: Wrapped) -> Signal<Wrapped, Error> where Element == Wrapped? { map { $0 ?? value } }
      public func flattenElements<Inner>() -> Signal<Inner, Error> where Element: Sequence, Element.Element == Inner {
        each { for inner in $0 { $1.next(inner) } }
      }
      public func mapError<F: Swift.Error>(_ transform: @escaping (Error) -> F) -> Signal<Element, F> {
        lift { observer in
          { event in
            switch event {
            case .next(let element): observer.next(element)
            case .failed(let error): observer.failed(transform(error))
            case .completed: observer.completed()
            }
          }
        }
      }
      public func castError<F: Swift.Error>() -> Signal<Element, F> where Error == Never { mapError { error -> F in switch error {} } }
      public func flatMapError<F: Swift.Error, Other: SignalProtocol>(_ recover: @escaping (Error) -> Other) -> Signal<Element, F>
      where Other.Element == Element, Other.Error == F {
        Signal { observer in
          let second = SerialDisposable(otherDisposable: nil)
          let first = self.observe { event in
            switch event {
            case .next(let element): observer.next(element)
            case .failed(let error): second.otherDisposable = recover(error).observe(with: observer.on)
            case .completed: observer.completed()
            }
          }
          return CompositeDisposable([first, second])
        }
      }
      public func suppressError(logging: Bool = false, file: String = #file, line: Int = #line) -> Signal<Element, Never> {
        lift { observer in
          { event in
            switch event {
            case .next(let element): observer.next(element)
            case .failed, .completed: observer.completed()
            }
          }
        }
      }
      public func suppressAndFeedError<S: SubjectProtocol>(into subject: S, logging: Bool = true) -> Signal<Element, Never> where S.Element == Error {
        handleEvents(receiveFailed: { subject.on(.next($0)) }).suppressError()
      }
      public func replaceError(with element: Element) -> Signal<Element, Never> {
        flatMapError { _ in Signal<Element, Never>(just: element) }
      }
      public func retry(_ times: Int) -> Signal<Element, Error> {
        times <= 0 ? toSignal() : flatMapError { _ in self.retry(times - 1) }
      }
      public func materialize() -> Signal<SignalEvent<Element, Error>, Never> {
        lift { observer in
          { event in
            observer.next(event)
            if event.isTerminal { observer.completed() }
          }
        }
      }

      private func flatMap<Other: SignalProtocol>(_ transform: @escaping (Element) -> Other, isLatest: Bool) -> Signal<Other.Element, Error>
      where Other.Error == Error {
        Signal { observer in
          let inner = CompositeDisposable()
          let latest = SerialDisposable(otherDisposable: nil)
          nonisolated(unsafe) var running = 1
          func end() {
            running -= 1
            if running == 0 { observer.completed() }
          }
          let outer = self.observe { event in
            switch event {
            case .next(let element):
              if !isLatest || running < 2 { running += 1 }
              let one = transform(element).observe { event in
                switch event {
                case .next(let element): observer.next(element)
                case .failed(let error): observer.failed(error)
                case .completed: end()
                }
              }
              if isLatest { latest.otherDisposable = one } else { inner.add(disposable: one) }
            case .failed(let error): observer.failed(error)
            case .completed: end()
            }
          }
          return CompositeDisposable([outer, inner, latest])
        }
      }
      public func flatMapLatest<Other: SignalProtocol>(_ transform: @escaping (Element) -> Other) -> Signal<Other.Element, Error> where Other.Error == Error {
        flatMap(transform, isLatest: true)
      }
      public func flatMapMerge<Other: SignalProtocol>(_ transform: @escaping (Element) -> Other) -> Signal<Other.Element, Error> where Other.Error == Error {
        flatMap(transform, isLatest: false)
      }
      /// Signals that end at once follow each other; others overlap.
      public func flatMapConcat<Other: SignalProtocol>(_ transform: @escaping (Element) -> Other) -> Signal<Other.Element, Error> where Other.Error == Error {
        flatMap(transform, isLatest: false)
      }
      public func flatMapLatest<Value, F: Swift.Error>(_ transform: @escaping (Element) -> Signal<Value, F>) -> Signal<Value, F> where Error == Never {
        (castError() as Signal<Element, F>).flatMapLatest(transform)
      }
      public func flatMapConcat<Value, F: Swift.Error>(_ transform: @escaping (Element) -> Signal<Value, F>) -> Signal<Value, F> where Error == Never {
        (castError() as Signal<Element, F>).flatMapConcat(transform)
      }
      public func flatMapMerge<Value, F: Swift.Error>(_ transform: @escaping (Element) -> Signal<Value, F>) -> Signal<Value, F> where Error == Never {
        (castError() as Signal<Element, F>).flatMapMerge(transform)
      }

      public func handleEvents(
        receiveSubscription: (() -> Void)? = nil, receiveOutput: ((Element) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Error>) -> Void)? = nil, receiveFailed: ((Error) -> Void)? = nil
      ) -> Signal<Element, Error> {
        Signal { observer in
          receiveSubscription?()
          return self.observe { event in
            switch event {
            case .next(let element): receiveOutput?(element)
            case .failed(let error):
              receiveFailed?(error)
              receiveCompletion?(.failure(error))
            case .completed: receiveCompletion?(.finished)
            }
            observer.on(event)
          }
        }
      }
      public func doOn(
        next: ((Element) -> Void)? = nil, start: (() -> Void)? = nil, failed: ((Error) -> Void)? = nil, completed: (() -> Void)? = nil
      ) -> Signal<Element, Error> {
        handleEvents(
          receiveSubscription: start, receiveOutput: next, receiveCompletion: { if case .finished = $0 { completed?() } }, receiveFailed: failed)
      }
      public func feedNext<S: SubjectProtocol>(into subject: S) -> Signal<Element, Error> where S.Element == Element { doOn(next: { subject.on(.next($0)) }) }
      public func feedActivity<S: SubjectProtocol>(into subject: S) -> Signal<Element, Error> where S.Element == Bool {
        doOn(start: { subject.on(.next(true)) }, failed: { _ in subject.on(.next(false)) }, completed: { subject.on(.next(false)) })
      }
      public func debug(_ id: String = "", file: String = #file, function: String = #function, line: Int = #line) -> Signal<Element, Error> { toSignal() }

      public func prepend(_ element: Element) -> Signal<Element, Error> {
        Signal { observer in
          observer.next(element)
          return self.observe(with: observer.on)
        }
      }
      public func start(with element: Element) -> Signal<Element, Error> { prepend(element) }
      public func append(_ element: Element) -> Signal<Element, Error> {
        lift { observer in
          { event in
            if case .completed = event { observer.next(element) }
            observer.on(event)
          }
        }
      }
      public func prefix(maxLength count: Int) -> Signal<Element, Error> {
        lift { observer in
          var left = count
          return { event in
            if case .next = event { left -= 1 }
            if left >= 0 { observer.on(event) }
            if left == 0 { observer.completed() }
          }
        }
      }
      public func first() -> Signal<Element, Error> { prefix(maxLength: 1) }
      public func take(first count: Int) -> Signal<Element, Error> { prefix(maxLength: count) }
      public func dropFirst(_ count: Int) -> Signal<Element, Error> {
        lift { observer in
          var left = count
          return { event in
            if case .next = event, left > 0 { left -= 1 } else { observer.on(event) }
          }
        }
      }
      public func skip(first count: Int) -> Signal<Element, Error> { dropFirst(count) }
      public func prefix<Other: SignalProtocol>(untilOutputFrom signal: Other) -> Signal<Element, Error> {
        Signal { observer in
          let other = signal.observe { if case .next = $0 { observer.completed() } }
          return CompositeDisposable([self.observe(with: observer.on), other])
        }
      }
      public func scan<U>(_ initial: U, _ combine: @escaping (U, Element) -> U) -> Signal<U, Error> {
        Signal { observer in
          var value = initial
          return self.map { element in
            value = combine(value, element)
            return value
          }.observe(with: observer.on)
        }
      }
      public func reduce<U>(_ initial: U, _ combine: @escaping (U, Element) -> U) -> Signal<U, Error> { scan(initial, combine).last() }
      public func last() -> Signal<Element, Error> {
        lift { observer in
          var last: Element?
          return { event in
            switch event {
            case .next(let element): last = element
            case .completed:
              if let last { observer.next(last) }
              observer.completed()
            case .failed: observer.on(event)
            }
          }
        }
      }
      public func collect() -> Signal<[Element], Error> { reduce([]) { $0 + [$1] } }
      public func zipPrevious() -> Signal<(Element?, Element), Error> {
        Signal { observer in
          var previous: Element?
          return self.map { element in
            defer { previous = element }
            return (previous, element)
          }.observe(with: observer.on)
        }
      }
      public func removeDuplicates(by areEqual: @escaping (Element, Element) -> Bool) -> Signal<Element, Error> {
        zipPrevious().compactMap { previous, element in previous.map { areEqual($0, element) } == true ? nil : element }
      }
      public func distinctUntilChanged(_ areDistinct: @escaping (Element, Element) -> Bool) -> Signal<Element, Error> {
        removeDuplicates { !areDistinct($0, $1) }
      }

      // MARK: Time and queues

      public func executeOn(_ context: ExecutionContext) -> Signal<Element, Error> {
        Signal { observer in
          let inner = SerialDisposable(otherDisposable: nil)
          context.execute { inner.otherDisposable = self.observe(with: observer.on) }
          return inner
        }
      }
      public func subscribe(on context: ExecutionContext) -> Signal<Element, Error> { executeOn(context) }
      public func observeOn(_ context: ExecutionContext) -> Signal<Element, Error> {
        lift { observer in { event in context.execute { observer.on(event) } } }
      }
      public func observeIn(_ context: ExecutionContext) -> Signal<Element, Error> { observeOn(context) }
      public func receive(on context: ExecutionContext) -> Signal<Element, Error> { observeOn(context) }
      public func receive(on queue: DispatchQueue) -> Signal<Element, Error> { observeOn(.queue(queue)) }
      public func debounce(for seconds: Double, queue: DispatchQueue = .main) -> Signal<Element, Error> {
        lift { observer in
          var waiting: DispatchWorkItem?
          return { event in
            waiting?.cancel()
            guard case .next = event else { return observer.on(event) }
            let item = DispatchWorkItem { observer.on(event) }
            waiting = item
            queue.asyncAfter(deadline: .now() + seconds, execute: item)
          }
        }
      }
      public func debounce(interval: Double, on queue: DispatchQueue = .main) -> Signal<Element, Error> { debounce(for: interval, queue: queue) }
      public func throttle(for seconds: Double) -> Signal<Element, Error> {
        lift { observer in
          var last = Date.distantPast
          return { event in
            if case .next = event {
              guard Date().timeIntervalSince(last) >= seconds else { return }
              last = Date()
            }
            observer.on(event)
          }
        }
      }
      public func throttle(seconds: Double) -> Signal<Element, Error> { throttle(for: seconds) }
      public func delay(interval: Double, on queue: DispatchQueue = .main) -> Signal<Element, Error> {
        lift { observer in { event in queue.asyncAfter(deadline: .now() + interval) { observer.on(event) } } }
      }
      public func share(limit: Int = .max) -> Signal<Element, Error> { toSignal() }
      public func shareReplay(limit: Int = .max) -> Signal<Element, Error> { toSignal() }
    }

    extension SignalProtocol where Element: Equatable {
      public func removeDuplicates() -> Signal<Element, Error> { removeDuplicates(by: ==) }
      public func distinctUntilChanged() -> Signal<Element, Error> { removeDuplicates(by: ==) }
      public func distinct() -> Signal<Element, Error> { removeDuplicates(by: ==) }
    }

    public struct ExecutionContext: @unchecked Sendable {
      private let context: (@escaping () -> Void) -> Void
      public init(_ context: @escaping (@escaping () -> Void) -> Void) { self.context = context }
      public func execute(_ block: @escaping () -> Void) { context(block) }
      public static var immediate: ExecutionContext { ExecutionContext { $0() } }
      public static var main: ExecutionContext { queue(.main) }
      public static var immediateOnMain: ExecutionContext { ExecutionContext { if Thread.isMainThread { $0() } else { ExecutionContext.main.execute($0) } } }
      public static func global(qos: DispatchQoS.QoSClass = .default) -> ExecutionContext { queue(.global(qos: qos)) }
      public static func queue(_ queue: DispatchQueue) -> ExecutionContext {
        ExecutionContext { block in
          nonisolated(unsafe) let block = block
          queue.async { block() }
        }
      }
    }
    extension DispatchQueue { public var context: ExecutionContext { .queue(self) } }

    """#
}
