extension KnownStandIn {
  /// RxSwift's operators of several sequences.
  static let rxSequences = #"""
    // MARK: Sequences of sequences

    private enum Flattening { case all, latest, first, oneByOne }

    /// Subscribes to the sequences that elements become.
    private final class Flattener<Result>: @unchecked Sendable {
      let lock = NSRecursiveLock()
      let inner = CompositeDisposable()
      let latest = SerialDisposable()
      var running = 0
      var isOver = false
      var waiting: [Observable<Result>] = []
      let kind: Flattening
      let observer: AnyObserver<Result>
      init(_ kind: Flattening, _ observer: AnyObserver<Result>) { (self.kind, self.observer) = (kind, observer) }

      func begin(_ sequence: Observable<Result>) {
        lock.lock()
        defer { lock.unlock() }
        if kind == .first, running > 0 { return }
        if kind == .oneByOne, running > 0 {
          waiting.append(sequence)
          return
        }
        if kind == .latest {
          latest.disposable = Disposables.create()
          running = 0
        }
        running += 1
        let subscription = SerialDisposable()
        if kind == .latest { latest.disposable = subscription } else { inner.insert(subscription) }
        subscription.disposable = sequence.subscribe { [self] event in
          switch event {
          case .next, .error: observer.on(event)
          case .completed: end()
          }
        }
      }
      private func end() {
        lock.lock()
        defer { lock.unlock() }
        running -= 1
        if !waiting.isEmpty { begin(waiting.removeFirst()) } else if isOver, running == 0 { observer.onCompleted() }
      }
      func finish() {
        lock.lock()
        defer { lock.unlock() }
        isOver = true
        if running == 0 { observer.onCompleted() }
      }
    }

    extension ObservableType {
      private func flatten<Source: ObservableConvertibleType>(
        _ kind: Flattening, _ selector: @escaping (Element) throws -> Source
      ) -> Observable<Source.Element> {
        let source = asObservable()
        return Observable { observer in
          let flattener = Flattener(kind, observer)
          let outer = source.subscribe { event in
            switch event {
            case .next(let element):
              do { flattener.begin(try selector(element).asObservable()) } catch { observer.onError(error) }
            case .error(let error): observer.onError(error)
            case .completed: flattener.finish()
            }
          }
          return Disposables.create(outer, flattener.inner, flattener.latest)
        }
      }
      public func flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element> {
        flatten(.all, selector)
      }
      public func flatMapLatest<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element> {
        flatten(.latest, selector)
      }
      public func flatMapFirst<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element> {
        flatten(.first, selector)
      }
      public func concatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element> {
        flatten(.oneByOne, selector)
      }
      public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element> where Source.Element == Element {
        Observable<Observable<Element>>.from([asObservable(), second.asObservable()]).concatMap { $0 }
      }
      public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }
      public static func concat<C: Collection>(_ sources: C) -> Observable<Element> where C.Element == Observable<Element> {
        Observable<Observable<Element>>.from(Array(sources)).concatMap { $0 }
      }
      public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }
      public static func merge<C: Collection>(_ sources: C) -> Observable<Element> where C.Element == Observable<Element> {
        Observable<Observable<Element>>.from(Array(sources)).flatMap { $0 }
      }
    }

    extension ObservableType where Element: ObservableConvertibleType {
      public func merge() -> Observable<Element.Element> { flatMap { $0 } }
      public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
      public func concat() -> Observable<Element.Element> { concatMap { $0 } }
    }

    // MARK: Several sequences

    extension ObservableType {
      /// - Parameter isZip: whether the elements of one turn belong together, rather than the last ones.
      fileprivate static func gather(_ sources: [Observable<Any>], isZip: Bool) -> Observable<[Any]> {
        Observable<[Any]> { observer in
          if sources.isEmpty {
            observer.onCompleted()
            return Disposables.create()
          }
          let lock = NSRecursiveLock()
          var values = sources.map { _ in [Any]() }
          var isOver = sources.map { _ in false }
          let all = CompositeDisposable()
          for (place, source) in sources.enumerated() {
            all.insert(
              source.subscribe { event in
                lock.lock()
                defer { lock.unlock() }
                switch event {
                case .next(let element):
                  if isZip { values[place].append(element) } else { values[place] = [element] }
                  guard values.allSatisfy({ !$0.isEmpty }) else { return }
                  observer.onNext(values.map { $0[0] })
                  if isZip {
                    for index in values.indices { values[index].removeFirst() }
                    if values.indices.contains(where: { isOver[$0] && values[$0].isEmpty }) { observer.onCompleted() }
                  }
                case .error(let error): observer.onError(error)
                case .completed:
                  isOver[place] = true
                  if isZip ? values[place].isEmpty : isOver.allSatisfy({ $0 }) { observer.onCompleted() }
                }
              })
          }
          return all
        }
      }
      fileprivate static func any<O: ObservableConvertibleType>(_ source: O) -> Observable<Any> { source.asObservable().map { $0 as Any } }
    }

    extension ObservableType {
      public static func combineLatest<C: Collection>(_ collection: C) -> Observable<[Element]>
      where C.Element: ObservableType, C.Element.Element == Element {
        gather(collection.map { any($0) }, isZip: false).map { $0.map { $0 as! Element } }
      }
      public static func combineLatest<C: Collection>(
        _ collection: C, resultSelector: @escaping ([C.Element.Element]) throws -> Element
      ) -> Observable<Element> where C.Element: ObservableType {
        gather(collection.map { any($0) }, isZip: false).map { try resultSelector($0.map { $0 as! C.Element.Element }) }
      }
      public static func zip<C: Collection>(_ collection: C) -> Observable<[Element]>
      where C.Element: ObservableType, C.Element.Element == Element {
        gather(collection.map { any($0) }, isZip: true).map { $0.map { $0 as! Element } }
      }

      public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
      ) -> Observable<Result> {
        let source = asObservable()
        return Observable<Result> { observer in
          var last: Source.Element?
          let other = second.asObservable().subscribe { event in
            if case .next(let element) = event { last = element }
            if case .error(let error) = event { observer.onError(error) }
          }
          let own = source.subscribe { event in
            switch event {
            case .next(let element):
              guard let last else { return }
              do { observer.onNext(try resultSelector(element, last)) } catch { observer.onError(error) }
            case .error(let error): observer.onError(error)
            case .completed: observer.onCompleted()
            }
          }
          return Disposables.create(own, other)
        }
      }
      public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
        withLatestFrom(second) { $1 }
      }
      public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> { withUnretained(object) { ($0, $1) } }
      public func withUnretained<Object: AnyObject, Out>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Out
      ) -> Observable<Out> {
        compactMap { [weak object] element in object.map { resultSelector($0, element) } }
      }
      public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        return Observable { observer in
          let end = other.subscribe { event in
            if case .next = event { observer.onCompleted() }
            if case .error(let error) = event { observer.onError(error) }
          }
          return Disposables.create(source.subscribe(observer), end)
        }
      }
      public func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> { take(until: other) }
      public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        return .deferred {
          var isOn = false
          let start = other.asObservable().take(1).subscribe(onNext: { _ in isOn = true })
          return source.filter { _ in isOn }.do(onDispose: { start.dispose() })
        }
      }
      public func skipUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> { skip(until: other) }
      public func sample<Source: ObservableType>(_ sampler: Source, defaultValue: Element? = nil) -> Observable<Element> {
        sampler.asObservable().withLatestFrom(self)
      }
      public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> {
        scan([Element]()) { $0.count >= count ? [$1] : $0 + [$1] }.filter { $0.count == count }
      }

      // MARK: Errors

      public func `catch`(_ handler: @escaping (any Swift.Error) throws -> Observable<Element>) -> Observable<Element> {
        let source = asObservable()
        return Observable { observer in
          let current = SerialDisposable()
          current.disposable = source.subscribe { event in
            guard case .error(let error) = event else { return observer.on(event) }
            do { current.disposable = try handler(error).subscribe(observer) } catch { observer.onError(error) }
          }
          return current
        }
      }
      public func catchError(_ handler: @escaping (any Swift.Error) throws -> Observable<Element>) -> Observable<Element> { `catch`(handler) }
      public func catchAndReturn(_ element: Element) -> Observable<Element> { `catch` { _ in .just(element) } }
      public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }
      /// Once at most without a limit: what fails for good would be repeated without an end.
      public func retry() -> Observable<Element> { retry(2) }
      public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        let source = asObservable()
        return maxAttemptCount <= 1 ? source : source.catch { _ in source.retry(maxAttemptCount - 1) }
      }
      /// The errors aren't observed: the sequence fails at once.
      public func retry<Trigger: ObservableType, Failure: Swift.Error>(
        when notificationHandler: @escaping (Observable<Failure>) -> Trigger
      ) -> Observable<Element> { asObservable() }

      // MARK: Time and threads

      public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { observer in
          let waiting = CompositeDisposable()
          waiting.insert(source.subscribe { event in waiting.insert(scheduler.schedule(after: dueTime) { observer.on(event) }) })
          return waiting
        }
      }
      public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable<Int>.timer(dueTime, scheduler: scheduler).flatMap { _ in source }
      }
      public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { observer in
          let timer = SerialDisposable()
          var last: Element?
          let subscription = source.subscribe { event in
            switch event {
            case .next(let element):
              last = element
              timer.disposable = scheduler.schedule(after: dueTime) {
                last = nil
                observer.onNext(element)
              }
            case .error(let error): observer.onError(error)
            case .completed:
              if let last { observer.onNext(last) }
              observer.onCompleted()
            }
          }
          return Disposables.create(subscription, timer)
        }
      }
      public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { observer in
          let timer = SerialDisposable()
          var (isClosed, last): (Bool, Element?) = (false, nil)
          func close() {
            isClosed = true
            timer.disposable = scheduler.schedule(after: dueTime) {
              isClosed = false
              guard latest, let element = last else { return }
              last = nil
              observer.onNext(element)
              close()
            }
          }
          let subscription = source.subscribe { event in
            guard case .next(let element) = event else { return observer.on(event) }
            if isClosed { last = element } else {
              observer.onNext(element)
              close()
            }
          }
          return Disposables.create(subscription, timer)
        }
      }
      public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> { asObservable() }
      public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { observer in
          let waiting = CompositeDisposable()
          waiting.insert(source.subscribe { event in waiting.insert(scheduler.schedule { observer.on(event) }) })
          return waiting
        }
      }
      public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { observe(on: scheduler) }
      public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { observer in
          let subscription = SerialDisposable()
          let start = scheduler.schedule { subscription.disposable = source.subscribe(observer) }
          return Disposables.create(start, subscription)
        }
      }
      public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { subscribe(on: scheduler) }
    }

    """#
}
