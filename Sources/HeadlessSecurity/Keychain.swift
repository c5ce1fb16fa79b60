internal import HeadlessCoreGraphics
internal import Synchronization

/// What the keychain answers. It is kept in memory: the process's, or within ``withAnswers(_:operation:)`` the test's own, empty
/// at its start.
public struct KeychainAnswers: StandInAnswers {
  /// What every call fails with, as on a locked device (`errSecInteractionNotAllowed`); nil for a keychain that works.
  public var failure: OSStatus?

  public init() {}
  public init(failure: OSStatus?) { self.failure = failure }
}

/// The items of one keychain.
final class Keychain: Sendable {
  /// Attributes by their names. They are values of Foundation's, which the items' owner alone changes.
  private struct Item: @unchecked Sendable {
    var attributes: [String: Any]
  }

  private let items = Mutex<[Item]>([])

  static var current: Keychain { StandInScope.shared { Keychain() } }
  static var failure: OSStatus? {
    let answers: KeychainAnswers = StandInScope.answers(framework: "Security")
    return answers.failure
  }

  /// What makes items of a class the same one, as `SecItem` documents it.
  private static func primaryKeys(of itemClass: String) -> [String] {
    switch itemClass {
    case kSecClassInternetPassword:
      [kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType]
        + [kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup, kSecAttrSynchronizable]
    case kSecClassKey: [kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyType, kSecAttrKeySizeInBits]
    default: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable]
    }
  }

  /// Whether a name says how to look rather than what an item has.
  private static func isControl(_ name: String) -> Bool {
    name.hasPrefix("m_") || name.hasPrefix("r_") || name.hasPrefix("u_") || name == kSecUseDataProtectionKeychain
  }

  private static func named(_ query: CFDictionary) -> [String: Any] {
    var result: [String: Any] = [:]
    for (key, value) in query {
      if let name = key.base as? String { result[name] = value }
    }
    return result
  }

  private static func isEqual(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a as String, let b as String): a == b
    case (let a as Data, let b as Data): a == b
    case (let a as NSNumber, let b as NSNumber): a == b
    case (let a as Bool, let b as NSNumber): a == b.boolValue
    case (let a as NSNumber, let b as Bool): a.boolValue == b
    case (let a as AnyHashable, let b as AnyHashable): a == b
    default: false
    }
  }

  private static func matches(_ item: Item, _ query: [String: Any]) -> Bool {
    query.allSatisfy { name, value in
      if isControl(name) || name == kSecValueData || name == kSecAttrAccessControl { return true }
      if name == kSecAttrSynchronizable, value as? String == kSecAttrSynchronizableAny { return true }
      return isEqual(item.attributes[name], value)
    }
  }

  func add(_ query: CFDictionary) -> (OSStatus, AnyObject?) {
    var attributes = Keychain.named(query)
    guard let itemClass = attributes[kSecClass] as? String else { return (errSecParam, nil) }
    let keys = Keychain.primaryKeys(of: itemClass)
    let asked = attributes
    for name in attributes.keys where Keychain.isControl(name) { attributes[name] = nil }
    if attributes[kSecAttrAccessible] == nil { attributes[kSecAttrAccessible] = kSecAttrAccessibleWhenUnlocked }
    let item = Item(attributes: attributes)
    let isNew = items.withLock { items in
      let isKnown = items.contains { other in
        Keychain.isEqual(other.attributes[kSecClass], itemClass)
          && keys.allSatisfy { Keychain.isEqual(other.attributes[$0], item.attributes[$0]) }
      }
      if !isKnown { items.append(item) }
      return !isKnown
    }
    return isNew ? (errSecSuccess, Keychain.result(of: item, asked)) : (errSecDuplicateItem, nil)
  }

  func copy(_ query: CFDictionary) -> (OSStatus, AnyObject?) {
    let query = Keychain.named(query)
    guard query[kSecClass] != nil else { return (errSecParam, nil) }
    let found = items.withLock { $0.filter { Keychain.matches($0, query) } }
    guard let first = found.first else {
      let _: KeychainAnswers = StandInScope.answers(framework: "Security", asked: "for an item that isn't there")
      return (errSecItemNotFound, nil)
    }
    let limit = query[kSecMatchLimit]
    let isSingle = limit == nil || limit as? String == kSecMatchLimitOne || (limit as? NSNumber)?.intValue == 1
    guard !isSingle else { return (errSecSuccess, Keychain.result(of: first, query)) }
    return (errSecSuccess, found.compactMap { Keychain.result(of: $0, query) } as NSArray)
  }

  func update(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    let query = Keychain.named(query)
    let changes = Item(attributes: Keychain.named(changes))
    return items.withLock { items in
      let places = items.indices.filter { Keychain.matches(items[$0], query) }
      for place in places { items[place].attributes.merge(changes.attributes) { _, new in new } }
      return places.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  func delete(_ query: CFDictionary) -> OSStatus {
    let query = Keychain.named(query)
    return items.withLock { items in
      let count = items.count
      items.removeAll { Keychain.matches($0, query) }
      return items.count == count ? errSecItemNotFound : errSecSuccess
    }
  }

  /// The data, the attributes, or both, as a query asks.
  private static func result(of item: Item, _ query: [String: Any]) -> AnyObject? {
    func asks(_ name: String) -> Bool { (query[name] as? Bool) ?? (query[name] as? NSNumber)?.boolValue ?? false }
    let data = item.attributes[kSecValueData] as? Data
    if asks(kSecReturnAttributes) {
      var attributes = item.attributes
      if !asks(kSecReturnData) { attributes[kSecValueData] = nil }
      return attributes as NSDictionary
    }
    return asks(kSecReturnData) ? data.map { $0 as NSData } : nil
  }
}
