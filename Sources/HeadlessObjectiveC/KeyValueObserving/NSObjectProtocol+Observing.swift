public import Foundation

extension NSObjectProtocol {
  /// Calls `changeHandler` for changes of a property until the returned object is released.
  ///
  /// Properties with ``KeyObserved`` report their changes, and so do values computed from them and from `UserDefaults`.
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

  /// Calls `observeValue(forKeyPath:of:change:context:)` of `observer` for changes of a property in a ``RuntimeMemberList``, or of
  /// a key of `UserDefaults`; the observer isn't retained.
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

  /// Called for a change that a superclass should have handled; does nothing here.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}

  /// Reports that a property without ``KeyObserved`` is about to change.
  public func willChangeValue(forKey key: String) { NamedObservations.of(self as AnyObject).willChange(key) }

  /// Reports that it has changed.
  public func didChangeValue(forKey key: String) {
    NamedObservations.of(self as AnyObject).didChange(key)
    (self as? Operation)?.tellQueue(ofChange: key)
  }
}
