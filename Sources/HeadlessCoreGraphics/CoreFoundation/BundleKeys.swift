// Keys of a bundle's `Info.plist` by Core Foundation's names.

public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
