extension KnownStandIn {
  /// RxSwift's operators that make sequences of sequences, choose one of several, and own a resource.
  static let rxGroups = #"""
    /// The elements of a sequence that have the same key.
    public struct GroupedObservable<Key, Element>: ObservableType {
      public let key: Key
      private let source: Observable<Element>

      public init(key: Key, source: Observable<Element>) { (self.key, self.source) = (key, source) }

      public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
      where Observer.Element == Element {
        source.subscribe(observer)
      }

      public func asObservable() -> Observable<Element> { source }
    }

    extension ObservableType {
      public func groupBy<Key: Hashable>(
        keySelector: @escaping (Element) throws -> Key
      ) -> Observable<GroupedObservable<Key, Element>> {
        let source = asObservable()
        return Observable<GroupedObservable<Key, Element>>.create { observer in
          var groups: [Key: PublishSubject<Element>] = [:]
          return source.subscribe { event in
            switch event {
            case .next(let element):
              do {
                let key = try keySelector(element)
                let group = groups[key] ?? PublishSubject()
                if groups.updateValue(group, forKey: key) == nil {
                  observer.onNext(GroupedObservable(key: key, source: group.asObservable()))
                }
                group.onNext(element)
              } catch { observer.onError(error) }
            case .error(let error):
              for group in groups.values { group.onError(error) }
              observer.onError(error)
            case .completed:
              for group in groups.values { group.onCompleted() }
              observer.onCompleted()
            }
          }
        }
      }

      /// A sequence for each `count` elements; the time isn't waited for.
      public func window(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
      ) -> Observable<Observable<Element>> {
        let source = asObservable()
        return Observable<Observable<Element>>.create { observer in
          var (current, shown) = (PublishSubject<Element>(), 0)
          observer.onNext(current.asObservable())
          return source.subscribe { event in
            current.on(event)
            switch event {
            case .next:
              shown += 1
              guard shown == count else { return }
              current.onCompleted()
              (current, shown) = (PublishSubject<Element>(), 0)
              observer.onNext(current.asObservable())
            case .error(let error): observer.onError(error)
            case .completed: observer.onCompleted()
            }
          }
        }
      }

      public static func amb<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
      where Sources.Element == Observable<Element> {
        sequence.reduce(Observable<Element>.never()) { $0.amb($1) }
      }

      /// The sequence that is the first with an event.
      public func amb<O: ObservableType>(_ right: O) -> Observable<Element> where O.Element == Element {
        let sources = [asObservable(), right.asObservable()]
        return Observable<Element>.create { observer in
          var first: Int?
          let all = sources.indices.map { number in
            sources[number].subscribe { event in
              if first == nil { first = number }
              if first == number { observer.on(event) }
            }
          }
          return Disposables.create(all)
        }
      }

      public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
      ) -> Observable<Element> {
        Observable<Element>.create { observer in
          do {
            let resource = try resourceFactory()
            return Disposables.create([try observableFactory(resource).subscribe(observer), resource])
          } catch {
            observer.onError(error)
            return Disposables.create()
          }
        }
      }
    }

    """#
}
