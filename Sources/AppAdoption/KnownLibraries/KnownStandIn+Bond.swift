extension KnownStandIn {
  /// Bond's bindings of views and lists.
  static let bond = #"""
    @_exported import ReactiveKit
    import UIKit

    public typealias Observable<Value> = Property<Value>

    // MARK: Bonds

    /// Sets a value of an object for each element.
    public struct Bond<Element>: BindableProtocol {
      private weak var target: AnyObject?
      private let setter: (AnyObject, Element) -> Void
      public init<Target: AnyObject>(target: Target, setter: @escaping (Target, Element) -> Void) {
        self.target = target
        self.setter = { target, element in if let target = target as? Target { setter(target, element) } }
      }
      public func bind(signal: Signal<Element, Never>) -> any Disposable {
        guard let target else { return NonDisposable.instance }
        let setter = setter
        return signal.bind(to: target) { setter($0, $1) }
      }
    }

    /// A value of a control: a signal of its changes, and what sets it.
    public struct DynamicSubject<Element>: SubjectProtocol, BindableProtocol {
      public typealias Error = Never
      private weak var target: AnyObject?
      private let signal: SafeSignal<Void>
      private let getter: (AnyObject) -> Element
      private let setter: (AnyObject, Element) -> Void
      init<Target: AnyObject>(
        target: Target, signal: SafeSignal<Void>, get: @escaping (Target) -> Element, set: @escaping (Target, Element) -> Void
      ) {
        self.target = target
        self.signal = signal
        getter = { get(unsafeDowncast($0, to: Target.self)) }
        setter = { set(unsafeDowncast($0, to: Target.self), $1) }
      }
      public func on(_ event: SignalEvent<Element, Never>) { if case .next(let element) = event, let target { setter(target, element) } }
      public func observe(with observer: @escaping Observer<Element, Never>) -> any Disposable {
        guard let target else { return NonDisposable.instance }
        observer(.next(getter(target)))
        let getter = getter
        return signal.observeNext { [weak target] in if let target { observer(.next(getter(target))) } }
      }
      public func bind(signal: Signal<Element, Never>) -> any Disposable {
        guard let target else { return NonDisposable.instance }
        let setter = setter
        return signal.bind(to: target) { setter($0, $1) }
      }
    }

    public struct ReactiveExtensions<Base> {
      public let base: Base
      public init(_ base: Base) { self.base = base }
    }
    extension ReactiveExtensions where Base: NSObject {
      public var bag: DisposeBag { base.bag }
      func bond<Value>(_ set: @escaping @MainActor (Base, Value) -> Void) -> Bond<Value> {
        Bond(target: base) { base, value in
          nonisolated(unsafe) let (base, value) = (base, value)
          MainActor.assumeIsolated { set(base, value) }
        }
      }
      public func keyPath<Value>(_ path: ReferenceWritableKeyPath<Base, Value>) -> Bond<Value> { Bond(target: base) { $0[keyPath: path] = $1 } }
    }
    extension NSObjectProtocol where Self: NSObject {
      public var reactive: ReactiveExtensions<Self> { ReactiveExtensions(self) }
    }

    // MARK: Views

    extension ReactiveExtensions where Base: UIView {
      public var isHidden: Bond<Bool> { bond { $0.isHidden = $1 } }
      public var alpha: Bond<CGFloat> { bond { $0.alpha = $1 } }
      public var backgroundColor: Bond<UIColor?> { bond { $0.backgroundColor = $1 } }
      public var tintColor: Bond<UIColor?> { bond { $0.tintColor = $1 } }
      public var isUserInteractionEnabled: Bond<Bool> { bond { $0.isUserInteractionEnabled = $1 } }
      @preconcurrency @MainActor public var tapGesture: SafeSignal<UITapGestureRecognizer> {
        weak let view = base
        return SafeSignal { observer in
          MainActor.assumeIsolated {
            let target = GestureTarget { observer.next($0) }
            let gesture = UITapGestureRecognizer(target: target, action: Selector("act:", GestureTarget.act))
            view?.addGestureRecognizer(gesture)
            return BlockDisposable {
              MainActor.assumeIsolated { view?.removeGestureRecognizer(gesture) }
              _ = target
            }
          }
        }
      }
    }
    @MainActor private final class GestureTarget: NSObject {
      private let action: (UITapGestureRecognizer) -> Void
      init(_ action: @escaping (UITapGestureRecognizer) -> Void) { self.action = action }
      func act(_ gesture: UITapGestureRecognizer) { action(gesture) }
    }
    extension ReactiveExtensions where Base: UILabel {
      public var text: Bond<String?> { bond { $0.text = $1 } }
      public var attributedText: Bond<NSAttributedString?> { bond { $0.attributedText = $1 } }
      public var textColor: Bond<UIColor> { bond { $0.textColor = $1 } }
    }
    extension ReactiveExtensions where Base: UIImageView {
      public var image: Bond<UIImage?> { bond { $0.image = $1 } }
    }
    extension ReactiveExtensions where Base: UIProgressView {
      public var progress: Bond<Float> { bond { $0.progress = $1 } }
    }
    extension ReactiveExtensions where Base: UIActivityIndicatorView {
      public var isAnimating: Bond<Bool> { bond { if $1 { $0.startAnimating() } else { $0.stopAnimating() } } }
    }
    extension ReactiveExtensions where Base: UIViewController {
      public var title: Bond<String?> { bond { $0.title = $1 } }
    }
    extension ReactiveExtensions where Base: UINavigationItem {
      public var title: Bond<String?> { bond { $0.title = $1 } }
    }
    extension ReactiveExtensions where Base: UIBarButtonItem {
      public var isEnabled: Bond<Bool> { bond { $0.isEnabled = $1 } }
      public var title: Bond<String?> { bond { $0.title = $1 } }
      @preconcurrency @MainActor public var tap: SafeSignal<Void> {
        weak let item = base
        return SafeSignal { observer in
          MainActor.assumeIsolated {
            item?.primaryAction = UIAction(title: item?.title ?? "", image: item?.image) { _ in observer.next() }
            return NonDisposable.instance
          }
        }
      }
    }

    // MARK: Controls

    extension ReactiveExtensions where Base: UIControl {
      public var isEnabled: Bond<Bool> { bond { $0.isEnabled = $1 } }
      public var isSelected: Bond<Bool> { bond { $0.isSelected = $1 } }
      public var isHighlighted: Bond<Bool> { bond { $0.isHighlighted = $1 } }
      public func controlEvents(_ events: UIControl.Event) -> SafeSignal<Void> {
        weak let control = base
        return SafeSignal { observer in
          MainActor.assumeIsolated {
            let action = UIAction { _ in observer.next() }
            control?.addAction(action, for: events)
            return BlockDisposable { MainActor.assumeIsolated { control?.removeAction(action, for: events) } }
          }
        }
      }
      func subject<Value>(
        _ events: UIControl.Event, _ get: @escaping @MainActor (Base) -> Value, _ set: @escaping @MainActor (Base, Value) -> Void
      ) -> DynamicSubject<Value> {
        DynamicSubject(target: base, signal: controlEvents(events)) { base in
          nonisolated(unsafe) let base = base
          nonisolated(unsafe) var value: Value?
          MainActor.assumeIsolated { value = get(base) }
          return value!
        } set: { base, value in
          nonisolated(unsafe) let (base, value) = (base, value)
          MainActor.assumeIsolated { set(base, value) }
        }
      }
    }
    extension ReactiveExtensions where Base: UIButton {
      public var tap: SafeSignal<Void> { controlEvents(.touchUpInside) }
      public var title: Bond<String?> { bond { $0.setTitle($1, for: .normal) } }
      public var image: Bond<UIImage?> { bond { $0.setImage($1, for: .normal) } }
    }
    extension ReactiveExtensions where Base: UITextField {
      public var text: DynamicSubject<String?> { subject(.allEditingEvents, { $0.text }, { if $0.text != $1 { $0.text = $1 } }) }
      public var placeholder: Bond<String?> { bond { $0.placeholder = $1 } }
    }
    extension ReactiveExtensions where Base: UITextView {
      public var text: Bond<String?> { bond { $0.text = $1 } }
    }
    extension ReactiveExtensions where Base: UISearchBar {
      public var text: Bond<String?> { bond { $0.text = $1 } }
    }
    extension ReactiveExtensions where Base: UISwitch {
      public var isOn: DynamicSubject<Bool> { subject(.valueChanged, { $0.isOn }, { $0.isOn = $1 }) }
    }
    extension ReactiveExtensions where Base: UISlider {
      public var value: DynamicSubject<Float> { subject(.valueChanged, { $0.value }, { $0.value = $1 }) }
    }
    extension ReactiveExtensions where Base: UIStepper {
      public var value: DynamicSubject<Double> { subject(.valueChanged, { $0.value }, { $0.value = $1 }) }
    }
    extension ReactiveExtensions where Base: UISegmentedControl {
      public var selectedSegmentIndex: DynamicSubject<Int> {
        subject(.valueChanged, { $0.selectedSegmentIndex }, { $0.selectedSegmentIndex = $1 })
      }
    }
    extension ReactiveExtensions where Base: UIDatePicker {
      public var date: DynamicSubject<Date> { subject(.valueChanged, { $0.date }, { $0.date = $1 }) }
    }
    extension ReactiveExtensions where Base: UIRefreshControl {
      public var refreshing: DynamicSubject<Bool> {
        subject(.valueChanged, { $0.isRefreshing }, { if $1 { $0.beginRefreshing() } else { $0.endRefreshing() } })
      }
    }

    // Bindings without `reactive`: `name.bind(to: label)`.
    extension UILabel: @preconcurrency BindableProtocol {
      public func bind(signal: Signal<String?, Never>) -> any Disposable { reactive.text.bind(signal: signal) }
    }
    extension UITextField: @preconcurrency BindableProtocol {
      public func bind(signal: Signal<String?, Never>) -> any Disposable { reactive.text.bind(signal: signal) }
    }
    extension UIImageView: @preconcurrency BindableProtocol {
      public func bind(signal: Signal<UIImage?, Never>) -> any Disposable { reactive.image.bind(signal: signal) }
    }
    extension UIActivityIndicatorView: @preconcurrency BindableProtocol {
      public func bind(signal: Signal<Bool, Never>) -> any Disposable { reactive.isAnimating.bind(signal: signal) }
    }

    extension NotificationCenter {
      public func reactiveNotification(_ name: Notification.Name, object: AnyObject?) -> SafeSignal<Notification> {
        SafeSignal { observer in
          let token = self.addObserver(forName: name, object: object, queue: nil) { observer.next($0) }
          return BlockDisposable { NotificationCenter.default.removeObserver(token) }
        }
      }
    }
    extension ReactiveExtensions where Base: NotificationCenter {
      public func notification(name: Notification.Name, object: AnyObject? = nil) -> SafeSignal<Notification> {
        base.reactiveNotification(name, object: object)
      }
    }

    """#
}
