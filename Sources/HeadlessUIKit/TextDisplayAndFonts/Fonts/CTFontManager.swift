public import Foundation
internal import TextLayout

/// The scope of a registered font, which is always this process.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case user = 2
  case session = 3
  case persistent = 4

  public static let kCTFontManagerScopeProcess = CTFontManagerScope.process
}

/// Why a font wasn't registered.
public enum CTFontManagerError: Int, Error, Sendable {
  case fileNotFound = 101
  case insufficientPermissions = 102
  case unrecognizedFormat = 103
  case invalidFontData = 104
  case alreadyRegistered = 105
  case exceededResourceLimit = 106
  case assetNotFound = 107
  case notRegistered = 201
  case inUse = 202
  case systemRequired = 203
  case registrationFailed = 301
  case missingEntitlement = 302
  case insufficientInfo = 303
  case cancelledByUser = 304
  case duplicatedName = 305
  case invalidFilePath = 306
  case unsupportedScope = 307
}

/// The domain of errors whose codes are those of ``CTFontManagerError``.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Registers a font for `UIFont(name:size:)`; false, with an error, if it is already registered.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistration.register(font.path, error)
}

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistration.unregister(font.path, error)
}

/// Registers the fonts of a file for `UIFont(name:size:)`; false, with an error, if it contains none, or if they are already
/// registered.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistration.register(fontURL.path, error)
}

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistration.unregister(fontURL.path, error)
}

/// Registers the fonts of several files, at once and not in the background: `registrationHandler` is called before the
/// function returns, with what went wrong and true.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  let errors = fontURLs.compactMap { $0 as? URL }.compactMap { FontRegistration.failure(registering: $0.path) }
  _ = registrationHandler?(errors, true)
}

public func CTFontManagerUnregisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  let errors = fontURLs.compactMap { $0 as? URL }.compactMap { FontRegistration.failure(unregistering: $0.path) }
  _ = registrationHandler?(errors, true)
}

/// The descriptors of a file's fonts: of the first one, if the file is a collection. Nil if it contains none.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  (try? Data(contentsOf: fileURL)).flatMap(CTFontManagerCreateFontDescriptorFromData).map { [$0] }
}

/// The descriptor of a font in memory; nil if the data isn't one.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  guard let (_, face) = try? FontRegistry.file(of: data) else { return nil }
  return UIFontDescriptor(name: face.postScriptName, size: 0)
}

private enum FontRegistration {
  static func register(_ path: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    report(failure(registering: path), error)
  }

  static func unregister(_ path: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    report(failure(unregistering: path), error)
  }

  private static func report(_ failure: NSError?, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    guard let failure else { return true }
    // The caller that takes the error owns it.
    error?.pointee = Unmanaged.passRetained(failure)
    return false
  }

  static func failure(registering path: String) -> NSError? {
    if FontRegistry.isRegistered(path) { return make(.alreadyRegistered, "The font at \(path) is registered already.") }
    do {
      try FontRegistry.registerFont(at: path)
      return nil
    } catch FontError.notAFont {
      return make(.invalidFontData, "\(FontError.notAFont(path: path))")
    } catch {
      return make(.fileNotFound, "\(error)")
    }
  }

  static func failure(unregistering path: String) -> NSError? {
    FontRegistry.unregisterFont(at: path) ? nil : make(.notRegistered, "The font at \(path) isn't registered.")
  }

  private static func make(_ code: CTFontManagerError, _ text: String) -> NSError {
    NSError(domain: kCTFontManagerErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
