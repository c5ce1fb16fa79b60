extension KnownStandIn {
  /// RxSwift's base for other libraries, and RxRelay.
  static let rxBase = #"""
    // MARK: What libraries add to

    @dynamicMemberLookup public struct Reactive<Base> {
      public let base: Base
      public init(_ base: Base) { self.base = base }

      /// A property of the object, which sequences are bound to.
      public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property> where Base: AnyObject {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
      }
    }

    /// Sets a value on the main thread, as long as its target is there.
    public struct Binder<Value>: ObserverType {
      public typealias Element = Value
      private let binding: (Event<Value>) -> Void
      public init<Target: AnyObject>(
        _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(), binding: @escaping (Target, Value) -> Void
      ) {
        weak let target = target
        self.binding = { event in
          guard case .next(let element) = event else { return }
          _ = scheduler.schedule { if let target { binding(target, element) } }
        }
      }
      public func on(_ event: Event<Value>) { binding(event) }
    }

    public protocol ReactiveCompatible {
      associatedtype ReactiveBase
      static var rx: Reactive<ReactiveBase>.Type { get set }
      var rx: Reactive<ReactiveBase> { get set }
    }
    extension ReactiveCompatible {
      public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        set {}
      }
      public var rx: Reactive<Self> {
        get { Reactive(self) }
        set {}
      }
    }
    extension NSObject: ReactiveCompatible {}

    public protocol HasDisposeBag: AnyObject { var disposeBag: DisposeBag { get set } }

    """#

  /// The rest of it.
  static let rxRelay = #"""
    @_exported import RxSwift

    /// Hands on elements; it neither fails nor ends.
    public final class PublishRelay<Element>: ObservableType, @unchecked Sendable {
      private let subject = PublishSubject<Element>()
      public init() {}
      public func accept(_ event: Element) { subject.onNext(event) }
      public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element {
        subject.subscribe(observer)
      }
      public func asObservable() -> Observable<Element> { subject.asObservable() }
    }

    /// A value, and its changes.
    public final class BehaviorRelay<Element>: ObservableType, @unchecked Sendable {
      private let subject: BehaviorSubject<Element>
      public init(value: Element) { subject = BehaviorSubject(value: value) }
      public var value: Element { try! subject.value() }
      public func accept(_ event: Element) { subject.onNext(event) }
      public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element {
        subject.subscribe(observer)
      }
      public func asObservable() -> Observable<Element> { subject.asObservable() }
    }

    /// Hands on elements, and the last ones to later observers.
    public final class ReplayRelay<Element>: ObservableType, @unchecked Sendable {
      private let subject: ReplaySubject<Element>
      private init(_ subject: ReplaySubject<Element>) { self.subject = subject }
      public static func create(bufferSize: Int) -> ReplayRelay<Element> { ReplayRelay(.create(bufferSize: bufferSize)) }
      public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }
      public func accept(_ event: Element) { subject.onNext(event) }
      public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element {
        subject.subscribe(observer)
      }
      public func asObservable() -> Observable<Element> { subject.asObservable() }
    }

    extension ObservableType {
      private func bound(_ accept: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: accept) }

      public func bind(to relays: PublishRelay<Element>...) -> any Disposable { bound { element in relays.forEach { $0.accept(element) } } }
      public func bind(to relays: PublishRelay<Element?>...) -> any Disposable { bound { element in relays.forEach { $0.accept(element) } } }
      public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable { bound { element in relays.forEach { $0.accept(element) } } }
      public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable { bound { element in relays.forEach { $0.accept(element) } } }
      public func bind(to relays: ReplayRelay<Element>...) -> any Disposable { bound { element in relays.forEach { $0.accept(element) } } }
    }

    """#
}
