public import HeadlessCoreGraphics
internal import StandIns

public let kSecSharedPassword: CFString = "spwd"

/// Keeps a password for a website and the app. None can be kept here: the handler gets an error, later.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (CFError?) -> Void
) {
  let error = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented))
  deliverLater { completionHandler(error) }
}

/// Asks for a website's passwords. There are none here.
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) {
  deliverLater { completionHandler([], nil) }
}

/// A new password in four groups of three letters and numbers, as Apple's is.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let letters = Array("abcdefghkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")
  let groups = (0..<4).map { _ in String((0..<3).compactMap { _ in letters.randomElement() }) }
  return groups.joined(separator: "-")
}
