package import Foundation

/// `UserDefaults` whose changes are reported, as on iOS: to observers of their keys, and by
/// `UserDefaults.didChangeNotification`.
///
/// Foundation's tell nothing on Linux. Objective-C gives an object another class while it is observed; so does ``prepare(_:)``.
/// This one adds no stored properties, so that an object of it is laid out as one of its superclass, and all typed setters
/// and getters of Foundation's go through those that it overrides.
package final class ObservedDefaults: UserDefaults {
  /// Has an object tell its changes from now on, if it is of Foundation's own class: an app's subclass keeps its own.
  package static func prepare(_ object: AnyObject) {
    guard type(of: object) == UserDefaults.self, CompilerFeature.changedClasses.isUsable else { return }
    let word = Unmanaged.passUnretained(object).toOpaque()
    // An object begins with its class's address: one that doesn't is left alone, and tells nothing.
    guard word.load(as: UInt.self) == unsafeBitCast(UserDefaults.self as AnyClass, to: UInt.self) else { return }
    word.storeBytes(of: unsafeBitCast(ObservedDefaults.self as AnyClass, to: UInt.self), as: UInt.self)
  }

  /// The program's own are prepared before the first observation: their notification names no key.
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

  // Of the next three, Foundation posts the notification of domains itself, and none of what is registered.

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
    let change = SystemKeys.begin(self, named: key)
    work()
    change?.end()
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
}
