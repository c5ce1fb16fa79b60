extension KnownStandIn {
  /// RxCocoa's controls and views.
  static let rxControls = #"""
    // MARK: Controls

    extension Reactive where Base: UIControl {
      @MainActor public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<()> {
        weak let control = base
        return ControlEvent(
          events: Observable.create { observer in
            MainActor.assumeIsolated {
              let action = UIAction { _ in observer.onNext(()) }
              control?.addAction(action, for: controlEvents)
              return Disposables.create { MainActor.assumeIsolated { control?.removeAction(action, for: controlEvents) } }
            }
          })
      }
      /// - Parameters:
      ///   - getter: the value, which is handed on at once and when the events occur.
      @MainActor public func controlProperty<T>(
        editingEvents: UIControl.Event, getter: @escaping (Base) -> T, setter: @escaping (Base, T) -> Void
      ) -> ControlProperty<T> {
        weak let control = base
        let events = controlEvent(editingEvents)
        let values = Observable<T>.deferred {
          guard let control else { return .empty() }
          return events.asObservable().map { getter(control) }.startWith(getter(control))
        }
        return ControlProperty(values: values, valueSink: Binder(base) { setter($0, $1) })
      }
      @MainActor public var isEnabled: Binder<Bool> { Binder(base) { control, value in MainActor.assumeIsolated { control.isEnabled = value } } }
      @MainActor public var isSelected: Binder<Bool> { Binder(base) { control, value in MainActor.assumeIsolated { control.isSelected = value } } }
      @MainActor public var isHighlighted: Binder<Bool> { Binder(base) { control, value in MainActor.assumeIsolated { control.isHighlighted = value } } }
    }

    extension Reactive where Base: UIButton {
      @preconcurrency @MainActor public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }
      @preconcurrency @MainActor public func title(for controlState: UIControl.State = []) -> Binder<String?> {
        Binder(base) { button, title in MainActor.assumeIsolated { button.setTitle(title, for: controlState) } }
      }
      @preconcurrency @MainActor public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
        Binder(base) { button, image in MainActor.assumeIsolated { button.setImage(image, for: controlState) } }
      }
      @preconcurrency @MainActor public func backgroundImage(for controlState: UIControl.State = []) -> Binder<UIImage?> {
        Binder(base) { button, image in MainActor.assumeIsolated { button.setBackgroundImage(image, for: controlState) } }
      }
      @preconcurrency @MainActor public func attributedTitle(for controlState: UIControl.State = []) -> Binder<NSAttributedString?> {
        Binder(base) { button, title in MainActor.assumeIsolated { button.setAttributedTitle(title, for: controlState) } }
      }
    }

    extension Reactive where Base: UITextField {
      @preconcurrency @MainActor public var text: ControlProperty<String?> {
        controlProperty(editingEvents: [.allEditingEvents, .valueChanged]) { field in MainActor.assumeIsolated { field.text } } setter: { field, text in
          MainActor.assumeIsolated { if field.text != text { field.text = text } }
        }
      }
      @preconcurrency @MainActor public var value: ControlProperty<String?> { text }
    }
    extension Reactive where Base: UISlider {
      @preconcurrency @MainActor public var value: ControlProperty<Float> {
        controlProperty(editingEvents: .valueChanged) { slider in MainActor.assumeIsolated { slider.value } } setter: { slider, value in
          MainActor.assumeIsolated { slider.value = value }
        }
      }
    }
    extension Reactive where Base: UISwitch {
      @preconcurrency @MainActor public var isOn: ControlProperty<Bool> { value }
      @preconcurrency @MainActor public var value: ControlProperty<Bool> {
        controlProperty(editingEvents: .valueChanged) { control in MainActor.assumeIsolated { control.isOn } } setter: { control, value in
          MainActor.assumeIsolated { control.isOn = value }
        }
      }
    }
    extension Reactive where Base: UISegmentedControl {
      @preconcurrency @MainActor public var selectedSegmentIndex: ControlProperty<Int> { value }
      @preconcurrency @MainActor public var value: ControlProperty<Int> {
        controlProperty(editingEvents: .valueChanged) { control in MainActor.assumeIsolated { control.selectedSegmentIndex } } setter: {
          control, value in MainActor.assumeIsolated { control.selectedSegmentIndex = value }
        }
      }
    }
    extension Reactive where Base: UIStepper {
      @preconcurrency @MainActor public var value: ControlProperty<Double> {
        controlProperty(editingEvents: .valueChanged) { stepper in MainActor.assumeIsolated { stepper.value } } setter: { stepper, value in
          MainActor.assumeIsolated { stepper.value = value }
        }
      }
    }
    extension Reactive where Base: UIDatePicker {
      @preconcurrency @MainActor public var date: ControlProperty<Date> { value }
      @preconcurrency @MainActor public var value: ControlProperty<Date> {
        controlProperty(editingEvents: .valueChanged) { picker in MainActor.assumeIsolated { picker.date } } setter: { picker, value in
          MainActor.assumeIsolated { picker.date = value }
        }
      }
    }
    extension Reactive where Base: UIPageControl {
      @preconcurrency @MainActor public var currentPage: Binder<Int> { Binder(base) { control, value in MainActor.assumeIsolated { control.currentPage = value } } }
      @preconcurrency @MainActor public var numberOfPages: Binder<Int> { Binder(base) { control, value in MainActor.assumeIsolated { control.numberOfPages = value } } }
    }
    extension Reactive where Base: UIRefreshControl {
      @preconcurrency @MainActor public var isRefreshing: Binder<Bool> {
        Binder(base) { control, value in
          MainActor.assumeIsolated { value ? control.beginRefreshing() : control.endRefreshing() }
        }
      }
    }

    // MARK: Views

    extension Reactive where Base: UIView {
      @preconcurrency @MainActor public var isHidden: Binder<Bool> { Binder(base) { view, value in MainActor.assumeIsolated { view.isHidden = value } } }
      @preconcurrency @MainActor public var alpha: Binder<CGFloat> { Binder(base) { view, value in MainActor.assumeIsolated { view.alpha = value } } }
      @preconcurrency @MainActor public var backgroundColor: Binder<UIColor?> { Binder(base) { view, value in MainActor.assumeIsolated { view.backgroundColor = value } } }
      @preconcurrency @MainActor public var isUserInteractionEnabled: Binder<Bool> {
        Binder(base) { view, value in MainActor.assumeIsolated { view.isUserInteractionEnabled = value } }
      }
    }
    extension Reactive where Base: UILabel {
      @preconcurrency @MainActor public var text: Binder<String?> { Binder(base) { label, value in MainActor.assumeIsolated { label.text = value } } }
      @preconcurrency @MainActor public var attributedText: Binder<NSAttributedString?> {
        Binder(base) { label, value in MainActor.assumeIsolated { label.attributedText = value } }
      }
    }
    extension Reactive where Base: UIImageView {
      @preconcurrency @MainActor public var image: Binder<UIImage?> { Binder(base) { view, value in MainActor.assumeIsolated { view.image = value } } }
    }
    extension Reactive where Base: UIActivityIndicatorView {
      @preconcurrency @MainActor public var isAnimating: Binder<Bool> {
        Binder(base) { view, value in MainActor.assumeIsolated { value ? view.startAnimating() : view.stopAnimating() } }
      }
    }
    extension Reactive where Base: UIProgressView {
      @preconcurrency @MainActor public var progress: Binder<Float> { Binder(base) { view, value in MainActor.assumeIsolated { view.progress = value } } }
    }
    extension Reactive where Base: UIViewController {
      @preconcurrency @MainActor public var title: Binder<String?> { Binder(base) { controller, value in MainActor.assumeIsolated { controller.title = value } } }
    }
    extension Reactive where Base: UINavigationItem {
      @preconcurrency @MainActor public var title: Binder<String?> { Binder(base) { item, value in MainActor.assumeIsolated { item.title = value } } }
    }
    extension Reactive where Base: UIBarButtonItem {
      @preconcurrency @MainActor public var isEnabled: Binder<Bool> { Binder(base) { item, value in MainActor.assumeIsolated { item.isEnabled = value } } }
      @preconcurrency @MainActor public var title: Binder<String?> { Binder(base) { item, value in MainActor.assumeIsolated { item.title = value } } }
      /// An item has one action: an earlier one is replaced.
      @preconcurrency @MainActor public var tap: ControlEvent<()> {
        weak let item = base
        return ControlEvent(
          events: Observable.create { observer in
            MainActor.assumeIsolated {
              item?.primaryAction = UIAction(title: item?.title ?? "", image: item?.image) { _ in observer.onNext(()) }
            }
            return Disposables.create()
          })
      }
    }
    extension Reactive where Base: UIGestureRecognizer {
      /// Not called: only targets with selectors receive gestures here.
      @preconcurrency @MainActor public var event: ControlEvent<Base> { ControlEvent(events: Observable<Base>.never()) }
    }

    // MARK: Objects

    extension Reactive where Base: AnyObject {
      /// Nothing: the end of an object isn't observed here.
      public var deallocated: Observable<Void> { .never() }
      public var deallocating: Observable<Void> { .never() }
      /// Nothing: messages to objects aren't intercepted.
      public func methodInvoked(_ selector: Selector) -> Observable<[Any]> { .never() }
      public func sentMessage(_ selector: Selector) -> Observable<[Any]> { .never() }
    }

    extension Reactive where Base: NSObject {
      /// Nothing: properties by names aren't observed.
      public func observe<E>(_ type: E.Type, _ keyPath: String, options: NSKeyValueObservingOptions = [.new, .initial], retainSelf: Bool = true) -> Observable<E?> {
        .never()
      }
      /// The property's value at once, without its changes.
      public func observe<E>(_ keyPath: KeyPath<Base, E>, options: NSKeyValueObservingOptions = [.new, .initial]) -> Observable<E> {
        .just(base[keyPath: keyPath])
      }
    }

    extension Reactive where Base: NotificationCenter {
      public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
        let center = base
        return Observable.create { observer in
          nonisolated(unsafe) let observer = observer
          let token = center.addObserver(forName: name, object: object, queue: nil) { observer.onNext($0) }
          return Disposables.create { center.removeObserver(token) }
        }
      }
    }

    public enum RxCocoaURLError: Swift.Error {
      case unknown, nonHTTPResponse(response: URLResponse)
      case httpRequestFailed(response: HTTPURLResponse, data: Data?)
      case deserializationError(error: any Swift.Error)
    }

    extension Reactive where Base: URLSession {
      public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
        let session = base
        return Observable.create { observer in
          nonisolated(unsafe) let observer = observer
          let task = session.dataTask(with: request) { data, response, error in
            guard let response, let data else { return observer.onError(error ?? RxCocoaURLError.unknown) }
            guard let response = response as? HTTPURLResponse else {
              return observer.onError(RxCocoaURLError.nonHTTPResponse(response: response))
            }
            observer.onNext((response, data))
            observer.onCompleted()
          }
          task.resume()
          return Disposables.create { task.cancel() }
        }
      }
      public func data(request: URLRequest) -> Observable<Data> {
        response(request: request).map { response, data in
          guard 200..<300 ~= response.statusCode else { throw RxCocoaURLError.httpRequestFailed(response: response, data: data) }
          return data
        }
      }
      public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
        data(request: request).map { try JSONSerialization.jsonObject(with: $0, options: options) }
      }
      public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
    }

    """#
}
