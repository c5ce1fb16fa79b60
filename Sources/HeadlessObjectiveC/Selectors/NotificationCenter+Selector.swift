public import Foundation
internal import Synchronization

extension NotificationCenter {
  /// Calls a method of `observer` for every notification of a name and an object, nil for all; the observer isn't retained. On the
  /// main thread: immediately if the notification is posted there, else asynchronously.
  ///
  /// See ``Selector`` for the methods that a name alone finds.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let observation = NotificationObservation(
      of: observer as AnyObject, calling: aSelector, center: self, name: aName, object: anObject as AnyObject?)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { observation.receive($0) }
    NotificationObservations.shared.add(observation, token: token)
  }

  /// Removes an observer: its methods or, for a token of `addObserver(forName:object:queue:using:)`, its closure.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// The same for notifications of a name and an object only, nil for all.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    let tokens = NotificationObservations.shared.remove(
      observer, center: self, name: aName, object: anObject as AnyObject?)
    for token in tokens { removeObserver(token as Any, name: nil, object: nil) }
    if tokens.isEmpty { removeObserver(observer as Any, name: aName, object: anObject) }
  }
}

/// A method that is called for notifications.
// Unchecked: nothing changes after init, and the observer's method runs on the main thread.
private final class NotificationObservation: @unchecked Sendable {
  private(set) weak var observer: AnyObject?
  private let selector: Selector
  private weak var center: NotificationCenter?
  private let name: NSNotification.Name?
  private let object: ObjectIdentifier?

  init(
    of observer: AnyObject, calling selector: Selector, center: NotificationCenter, name: NSNotification.Name?,
    object: AnyObject?
  ) {
    self.observer = observer
    self.selector = selector
    self.center = center
    self.name = name
    self.object = object.map(ObjectIdentifier.init)
  }

  var isOver: Bool { observer == nil || center == nil }

  /// Removes the closure that represents the observer from the center.
  func end(_ token: any NSObjectProtocol) {
    center?.removeObserver(token as Any, name: nil, object: nil)
  }

  func isFor(
    _ observer: AnyObject, center: NotificationCenter, name: NSNotification.Name?, object: AnyObject?
  ) -> Bool {
    self.observer === observer && self.center === center && (name == nil || name == self.name)
      && (object == nil || object.map(ObjectIdentifier.init) == self.object)
  }

  func receive(_ notification: Notification) {
    // Unsafe: passed by the poster, as to every observer on another thread.
    nonisolated(unsafe) let notification = notification
    MainThread.runSoon { self.call(notification) }
  }

  @MainActor private func call(_ notification: Notification) {
    guard let observer else { return }
    // Older methods have an `NSNotification` parameter.
    if !selector.call(on: observer, sender: notification) {
      selector.call(on: observer, sender: notification as NSNotification)
    }
  }
}

/// The methods that are called for notifications, of all centers.
private final class NotificationObservations: Sendable {
  static var shared: NotificationObservations { StateHost.process.value { _ in NotificationObservations() } }

  // Tokens aren't declared to be sendable; centers accept them on every thread.
  private struct Entry: @unchecked Sendable {
    let observation: NotificationObservation
    let token: any NSObjectProtocol
  }

  private let entries = Mutex<[Entry]>([])

  /// Also removes observations of deallocated observers: apps remove few, as iOS doesn't require it, and a center would call all of
  /// these for ever.
  func add(_ observation: NotificationObservation, token: any NSObjectProtocol) {
    let entry = Entry(observation: observation, token: token)
    let ended = entries.withLock { entries in
      var ended: [Entry] = []
      entries.removeAll { entry in
        let isOver = entry.observation.isOver
        if isOver { ended.append(entry) }
        return isOver
      }
      entries.append(entry)
      return ended
    }
    for entry in ended { entry.observation.end(entry.token) }
  }

  /// The tokens of the observer's removed registrations.
  func remove(
    _ observer: AnyObject, center: NotificationCenter, name: NSNotification.Name?, object: AnyObject?
  ) -> [any NSObjectProtocol] {
    // Unsafe: compared by identity within the call.
    nonisolated(unsafe) let (observer, object) = (observer, object)
    return entries.withLock { entries in
      let isMeant: (Entry) -> Bool = {
        $0.observation.isFor(observer, center: center, name: name, object: object)
      }
      let meant = entries.filter(isMeant)
      entries.removeAll(where: isMeant)
      return meant
    }.map(\.token)
  }
}
