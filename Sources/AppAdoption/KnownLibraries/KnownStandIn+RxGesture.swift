extension KnownStandIn {
  /// RxGesture's recognizers.
  static let rxGesture = #"""
    @_exported import RxCocoa
    import UIKit

    public typealias TapConfiguration = Configuration<UITapGestureRecognizer>
    public typealias LongPressConfiguration = Configuration<UILongPressGestureRecognizer>
    public typealias PanConfiguration = Configuration<UIPanGestureRecognizer>
    public typealias Configuration<Gesture> = (Gesture, RxGestureRecognizerDelegate) -> Void
    public typealias SwipeDirection = UISwipeGestureRecognizer.Direction

    /// How a gesture goes with others.
    public final class RxGestureRecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
      public enum Policy { case always, never, custom((UIGestureRecognizer) -> Bool) }
      public enum SimultaneousPolicy { case always, never, custom((UIGestureRecognizer, UIGestureRecognizer) -> Bool) }
      public var beginPolicy = Policy.always
      public var selfFailureRequirementPolicy = SimultaneousPolicy.never
      public var otherFailureRequirementPolicy = SimultaneousPolicy.never
      public var simultaneousRecognitionPolicy = SimultaneousPolicy.always
      public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        switch beginPolicy {
        case .always: true
        case .never: false
        case .custom(let decide): decide(gestureRecognizer)
        }
      }
      public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool {
        switch simultaneousRecognitionPolicy {
        case .always: true
        case .never: false
        case .custom(let decide): decide(gestureRecognizer, other)
        }
      }
    }

    @MainActor private final class GestureTarget: NSObject {
      private let action: (UIGestureRecognizer) -> Void
      init(_ action: @escaping (UIGestureRecognizer) -> Void) { self.action = action }
      func act(_ gesture: UIGestureRecognizer) { action(gesture) }
    }

    extension Reactive where Base: UIView {
      /// The recognizer, once it is added and at each change of its state.
      @preconcurrency @MainActor public func gesture<G: UIGestureRecognizer>(_ gesture: G, configuration: Configuration<G>? = nil) -> ControlEvent<G> {
        weak let view = base
        let delegate = RxGestureRecognizerDelegate()
        configuration?(gesture, delegate)
        return ControlEvent(
          events: Observable.create { observer in
            MainActor.assumeIsolated {
              let target = GestureTarget { if let gesture = $0 as? G { observer.onNext(gesture) } }
              gesture.addTarget(target, action: Selector("act:", GestureTarget.act))
              gesture.delegate = delegate
              view?.isUserInteractionEnabled = true
              view?.addGestureRecognizer(gesture)
              observer.onNext(gesture)
              return Disposables.create {
                MainActor.assumeIsolated { view?.removeGestureRecognizer(gesture) }
                withExtendedLifetime((target, delegate)) {}
              }
            }
          })
      }
      @preconcurrency @MainActor public func tapGesture(configuration: TapConfiguration? = nil) -> ControlEvent<UITapGestureRecognizer> {
        gesture(UITapGestureRecognizer(), configuration: configuration)
      }
      @preconcurrency @MainActor public func longPressGesture(configuration: LongPressConfiguration? = nil) -> ControlEvent<UILongPressGestureRecognizer> {
        gesture(UILongPressGestureRecognizer(), configuration: configuration)
      }
      @preconcurrency @MainActor public func panGesture(configuration: PanConfiguration? = nil) -> ControlEvent<UIPanGestureRecognizer> {
        gesture(UIPanGestureRecognizer(), configuration: configuration)
      }
      @preconcurrency @MainActor public func pinchGesture(configuration: Configuration<UIPinchGestureRecognizer>? = nil) -> ControlEvent<UIPinchGestureRecognizer> {
        gesture(UIPinchGestureRecognizer(), configuration: configuration)
      }
      @preconcurrency @MainActor public func swipeGesture(
        _ direction: SwipeDirection, configuration: Configuration<UISwipeGestureRecognizer>? = nil
      ) -> ControlEvent<UISwipeGestureRecognizer> {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        return gesture(swipe, configuration: configuration)
      }
      @preconcurrency @MainActor public func anyGesture<G: UIGestureRecognizer>(_ gestures: ControlEvent<G>...) -> ControlEvent<UIGestureRecognizer> {
        ControlEvent(events: Observable.merge(gestures.map { $0.asObservable().map { $0 as UIGestureRecognizer } }))
      }
    }

    extension ObservableType where Element: UIGestureRecognizer {
      public func when(_ states: UIGestureRecognizer.State...) -> Observable<Element> {
        filter { gesture in MainActor.assumeIsolated { states.contains(gesture.state) } }
      }
      public func asLocation(in view: TargetView = .view) -> Observable<CGPoint> {
        map { gesture in MainActor.assumeIsolated { gesture.location(in: view.view(of: gesture)) } }
      }
    }
    extension ObservableType where Element == UIPanGestureRecognizer {
      public func asTranslation(in view: TargetView = .view) -> Observable<(translation: CGPoint, velocity: CGPoint)> {
        map { gesture in
          MainActor.assumeIsolated { (gesture.translation(in: view.view(of: gesture)), gesture.velocity(in: view.view(of: gesture))) }
        }
      }
    }
    public enum TargetView {
      case view, superview, window, this(UIView)
      @MainActor fileprivate func view(of gesture: UIGestureRecognizer) -> UIView? {
        switch self {
        case .view: gesture.view
        case .superview: gesture.view?.superview
        case .window: gesture.view?.window
        case .this(let view): view
        }
      }
    }

    """#

  /// Action for RxSwift.
  static let rxAction = #"""
    @_exported import RxCocoa
    import Foundation
    import HeadlessObjectiveC
    import UIKit

    public enum ActionError: Error {
      case notEnabled
      case underlyingError(any Error)
    }
    public typealias CocoaAction = Action<Void, Void>
    public typealias CompletableAction<Input> = Action<Input, Never>

    /// Work that runs when it is enabled, with what it emits.
    public final class Action<Input, Element> {
      public typealias WorkFactory = (Input) -> Observable<Element>
      public let _enabledIf: Observable<Bool>
      public let workFactory: WorkFactory
      public let inputs = PublishSubject<Input>()
      private let failures = PublishSubject<ActionError>()
      private let output = PublishSubject<Element>()
      private let running = BehaviorRelay(value: false)
      private let isAllowed = BehaviorRelay(value: true)
      private let bag = DisposeBag()

      public init(enabledIf: Observable<Bool> = .just(true), workFactory: @escaping WorkFactory) {
        (_enabledIf, self.workFactory) = (enabledIf, workFactory)
        enabledIf.bind(to: isAllowed).disposed(by: bag)
        inputs.subscribe(onNext: { [unowned self] in _ = self.execute($0) }).disposed(by: bag)
      }
      public convenience init<O: ObservableConvertibleType>(enabledIf: Observable<Bool> = .just(true), workFactory: @escaping (Input) -> O)
      where O.Element == Element { self.init(enabledIf: enabledIf) { workFactory($0).asObservable() } }

      public var errors: Observable<ActionError> { failures }
      public var underlyingError: Observable<any Error> {
        failures.compactMap { if case .underlyingError(let error) = $0 { error } else { nil } }
      }
      public var elements: Observable<Element> { output }
      public var executing: Observable<Bool> { running.asObservable().distinctUntilChanged() }
      public var enabled: Observable<Bool> {
        Observable<Bool>.combineLatest(running.asObservable(), isAllowed.asObservable()) { !$0 && $1 }.distinctUntilChanged()
      }
      @discardableResult public func execute(_ value: Input) -> Observable<Element> {
        guard isAllowed.value, !running.value else {
          failures.onNext(.notEnabled)
          return .error(ActionError.notEnabled)
        }
        running.accept(true)
        let replay = ReplaySubject<Element>.createUnbounded()
        workFactory(value).subscribe(
          onNext: { [weak self] in
            self?.output.onNext($0)
            replay.onNext($0)
          },
          onError: { [weak self] error in
            self?.running.accept(false)
            self?.failures.onNext(.underlyingError(error))
            replay.onError(ActionError.underlyingError(error))
          },
          onCompleted: { [weak self] in
            self?.running.accept(false)
            replay.onCompleted()
          }
        ).disposed(by: bag)
        return replay
      }
    }
    extension Action where Input == Void {
      @discardableResult public func execute() -> Observable<Element> { execute(()) }
    }

    nonisolated(unsafe) private var actionKey: UInt8 = 0
    extension Reactive where Base: UIButton {
      @preconcurrency @MainActor public var action: CocoaAction? {
        get { objc_getAssociatedObject(base, &actionKey) as? CocoaAction }
        nonmutating set {
          objc_setAssociatedObject(base, &actionKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          if let newValue { bind(to: newValue) { _ in () } }
        }
      }
      @preconcurrency @MainActor public func bind<Input, Output>(to action: Action<Input, Output>, inputTransform: @escaping (Base) -> Input) {
        weak let button = base
        _ = tap.subscribe(onNext: { if let button { action.execute(inputTransform(button)) } })
        _ = action.enabled.bind(to: isEnabled)
      }
      @preconcurrency @MainActor public func bind<Input, Output>(to action: Action<Input, Output>, input: Input) { bind(to: action) { _ in input } }
    }

    """#
}
