package import Foundation

/// `UserDefaults` that report their changes, as on iOS: to observers of their keys, and by `UserDefaults.didChangeNotification`.
///
/// Foundation's don't on Linux. Objective-C changes the class of an object while it is observed; so does ``prepare(_:)``. This
/// class adds no stored properties, so that its objects have the layout of the superclass, and Foundation's typed setters and
/// getters all use the ones that it overrides.
package final class ObservedDefaults: UserDefaults {
  /// Makes an object report its changes from now on, if it is of Foundation's own class: an app's subclass is unchanged.
  package static func prepare(_ object: AnyObject) {
    guard type(of: object) == UserDefaults.self, CompilerFeature.changedClasses.isUsable else { return }
    let word = Unmanaged.passUnretained(object).toOpaque()
    // An object begins with its class's address: one that doesn't isn't changed, and doesn't report.
    guard word.load(as: UInt.self) == unsafeBitCast(UserDefaults.self as AnyClass, to: UInt.self) else { return }
    word.storeBytes(of: unsafeBitCast(ObservedDefaults.self as AnyClass, to: UInt.self), as: UInt.self)
  }

  /// The standard defaults are prepared before the first observation: their notification contains no key.
  package static let isStandardPrepared: Bool = {
    prepare(UserDefaults.standard)
    return UserDefaults.standard is ObservedDefaults
  }()

  package override func object(forKey defaultName: String) -> Any? {
    SystemKeys.read(self, named: defaultName)
    return super.object(forKey: defaultName)
  }

  package override func set(_ value: Any?, forKey defaultName: String) {
    change(defaultName) { super.set(value, forKey: defaultName) }
  }

  package override func removeObject(forKey defaultName: String) {
    change(defaultName) { super.removeObject(forKey: defaultName) }
  }

  // For the next three, Foundation itself posts the notification of domains, but none of registered values.

  package override func register(defaults registrationDictionary: [String: Any]) {
    let changes = registrationDictionary.keys.compactMap { SystemKeys.begin(self, named: $0) }
    super.register(defaults: registrationDictionary)
    for change in changes { change.end() }
  }

  package override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    let change = SystemKeys.begin(self, named: nil)
    super.setPersistentDomain(domain, forName: domainName)
    change?.end()
  }

  package override func removePersistentDomain(forName domainName: String) {
    let change = SystemKeys.begin(self, named: nil)
    super.removePersistentDomain(forName: domainName)
    change?.end()
  }

  private func change(_ key: String, _ work: () -> Void) {
    ChangedDefaults.note(key, in: self)
    let change = SystemKeys.begin(self, named: key)
    work()
    change?.end()
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
}
