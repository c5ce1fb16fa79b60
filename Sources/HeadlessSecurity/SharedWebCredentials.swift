public import HeadlessCoreGraphics
internal import StandIns

public let kSecSharedPassword: CFString = "spwd"

/// Stores a password for a website and the app. Passwords can't be stored here: the handler is called later with an error.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (CFError?) -> Void
) {
  let error = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented))
  deliverLater { completionHandler(error) }
}

/// Requests the saved passwords of a website. There are none here.
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) {
  deliverLater { completionHandler([], nil) }
}

/// Returns a new password of four groups of three letters or digits, the form of Apple's passwords.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let letters = Array("abcdefghkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")
  let groups = (0..<4).map { _ in String((0..<3).compactMap { _ in letters.randomElement() }) }
  return groups.joined(separator: "-")
}
