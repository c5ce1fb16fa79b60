public import HeadlessCoreGraphics

/// Adds an item to the keychain in memory.
@discardableResult public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  if let failure = Keychain.failure { return failure }
  let (status, value) = Keychain.current.add(attributes)
  result?.pointee = value
  return status
}

/// Finds items in the keychain in memory.
@discardableResult public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  if let failure = Keychain.failure { return failure }
  let (status, value) = Keychain.current.copy(query)
  result?.pointee = value
  return status
}

/// Changes items of the keychain in memory.
@discardableResult public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.failure ?? Keychain.current.update(query, attributesToUpdate)
}

/// Deletes items of the keychain in memory.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.failure ?? Keychain.current.delete(query)
}

/// What a status means; English here.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecAuthFailed: "The user name or passphrase you entered is not correct."
  case errSecInteractionNotAllowed: "User interaction is not allowed."
  default: "OSStatus \(status)"
  }
}

public final class SecRandom: Sendable {}
public let kSecRandomDefault: SecRandom? = nil

/// Bytes of the system's random generator.
@discardableResult public func SecRandomCopyBytes(
  _ rnd: SecRandom?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  for place in 0..<count { bytes.storeBytes(of: generator.next(), toByteOffset: place, as: UInt8.self) }
  return errSecSuccess
}

public struct SecAccessControlCreateFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// The older name of `biometryAny`.
  public static let touchIDAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// The older name of `biometryCurrentSet`.
  public static let touchIDCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Which processes may read an item. Stored but unused: the keychain in memory asks for no passcode.
// Unchecked: the object is immutable after init.
public final class SecAccessControl: SecObject, @unchecked Sendable {
  let flags: SecAccessControlCreateFlags
  init(_ flags: SecAccessControlCreateFlags) {
    self.flags = flags
    super.init()
  }
}

public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(flags) }

public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFString, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(flags) }
