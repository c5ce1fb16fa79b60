public import Foundation

extension NSObjectProtocol {
  /// Calls `changeHandler` for changes of a property until what is returned goes.
  ///
  /// Properties that are ``KeyObserved`` tell their changes, and so does what is computed from them and from `UserDefaults`.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let object = self as AnyObject
    ObservedDefaults.prepare(object)
    return NSKeyValueObservation(
      KeyObservation(
        options: options,
        read: { [weak object] in (object as? Self)?[keyPath: keyPath] },
        tell: { [weak object] change in
          guard let object = object as? Self else { return }
          changeHandler(
            object,
            NSKeyValueObservedChange(
              kind: .setting, newValue: change.new as? Value, oldValue: change.old as? Value, indexes: nil,
              isPrior: change.isPrior))
        }))
  }

  /// Has `observeValue(forKeyPath:of:change:context:)` of `observer` called for changes of a property that a
  /// ``RuntimeMemberList`` has, or of a key of `UserDefaults`; the observer isn't kept.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let object = self as AnyObject
    ObservedDefaults.prepare(object)
    let observation = KeyObservation(
      key: keyPath, options: options,
      read: { [weak object] in object.flatMap { NamedValues.value(of: $0, keyPath) } },
      tell: { [weak object, weak observer] change in
        guard let object, let observer else { return }
        var told: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)]
        if options.contains(.new), !change.isPrior { told[.newKey] = change.new ?? NSNull() }
        if options.contains(.old) { told[.oldKey] = change.old ?? NSNull() }
        if change.isPrior { told[.notificationIsPriorKey] = NSNumber(value: true) }
        NamedValues.call(
          observer, "observeValueForKeyPath:ofObject:change:context:", [keyPath, object, told, context])
      })
    NamedObservations.of(object).add(observation, by: observer, keyPath, context)
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservations.of(self as AnyObject).remove(by: observer, keyPath) { _ in true }
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    NamedObservations.of(self as AnyObject).remove(by: observer, keyPath) { $0 == context }
  }

  /// What is called for a change that a superclass should have handled: nothing happens here.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}

  /// Says that a property that isn't ``KeyObserved`` is about to change.
  public func willChangeValue(forKey key: String) { NamedObservations.of(self as AnyObject).willChange(key) }

  /// Says that it has changed.
  public func didChangeValue(forKey key: String) {
    NamedObservations.of(self as AnyObject).didChange(key)
    (self as? Operation)?.tellQueue(ofChange: key)
  }
}
