/// The modules that declare the names in a file.
struct ModuleNeeds {
  private(set) var uiKit = false
  /// Whether the file uses names that Foundation declares only on Apple's platforms.
  private(set) var runtime = false
  /// `os_unfair_lock`, which Foundation re-exports on Apple's platforms.
  private(set) var locks = false
  private(set) var networking = false
  private(set) var xml = false
  /// Whether the file uses names of Security that Foundation re-exports on Apple's platforms.
  private(set) var security = false
  /// Whether the file uses names of Combine, which Foundation re-exports on Apple's platforms.
  private(set) var combine = false
  /// Whether the file uses names of Core Data, which another import may provide.
  private(set) var coreData = false
  /// Whether the file uses names of UserNotifications, which headers of libraries such as Firebase import on Apple's platforms.
  private(set) var notifications = false
  /// Whether the file uses names of Observation, such as `@Observable`. Foundation re-exports the module on Apple's platforms.
  private(set) var observation = false
  /// Whether the file has a subclass of a lock or a thread, whose members have types of the C library below Foundation.
  private(set) var lockMembers = false

  init(_ file: SourceFile) {
    let bytes = file.text.bytes
    for (place, token) in file.tokens.enumerated() where token.kind == .identifier && token.end - token.start > 5 {
      let (second, third) = (bytes[token.start + 1], bytes[token.start + 2])
      let isPrefix = third >= UInt8(ascii: "A") && third <= UInt8(ascii: "Z")
      switch bytes[token.start] {
      case UInt8(ascii: "U"):
        if second == UInt8(ascii: "I"), isPrefix { uiKit = true }
        if second == UInt8(ascii: "T") { uiKit = uiKit || file.string(token) == "UTF32Char" }
        if second == UInt8(ascii: "N"), isPrefix { notifications = notifications || isNotification(token, file) }
        if second == UInt8(ascii: "R") {
          networking = networking || isNetworking(token, file)
          runtime = runtime || isRuntime(token, file)
        }
        if second == UInt8(ascii: "n") || second == UInt8(ascii: "S") { runtime = runtime || isRuntime(token, file) }
      case UInt8(ascii: "C"):
        if second == UInt8(ascii: "A") { networking = networking || isNetworking(token, file) }
        if second == UInt8(ascii: "G"), isPrefix { uiKit = uiKit || isDrawing(token, file) }
        if second == UInt8(ascii: "F") {
          uiKit = uiKit || isCoreFoundation(token, file)
          runtime = runtime || file.string(token).hasPrefix("CFRunLoop")
        }
      case UInt8(ascii: "k"):
        if second == UInt8(ascii: "C") { uiKit = uiKit || isCoreFoundation(token, file) }
      case UInt8(ascii: "O"), UInt8(ascii: "_"): runtime = runtime || isRuntime(token, file)
      case UInt8(ascii: "H"): networking = networking || isNetworking(token, file)
      case UInt8(ascii: "N"):
        networking = networking || isNetworking(token, file)
        runtime = runtime || isRuntime(token, file)
        uiKit = uiKit || isSharing(token, file)
        coreData = coreData || isCoreData(token, file)
        lockMembers = lockMembers || isSuperclass(place, of: ["NSLock", "NSRecursiveLock", "NSCondition"], file)
      case UInt8(ascii: "T"): lockMembers = lockMembers || isSuperclass(place, of: ["Thread"], file)
      case UInt8(ascii: "V"): runtime = runtime || isRuntime(token, file)
      case UInt8(ascii: "S"), UInt8(ascii: "o"), UInt8(ascii: "a"), UInt8(ascii: "D"), UInt8(ascii: "R"),
        UInt8(ascii: "w"), UInt8(ascii: "d"), UInt8(ascii: "P"), UInt8(ascii: "c"), UInt8(ascii: "m"),
        UInt8(ascii: "t"), UInt8(ascii: "p"), UInt8(ascii: "s"), UInt8(ascii: "f"), UInt8(ascii: "g"),
        UInt8(ascii: "l"), UInt8(ascii: "I"), UInt8(ascii: "L"), UInt8(ascii: "M"), UInt8(ascii: "A"):
        runtime = runtime || isRuntime(token, file)
        if second == UInt8(ascii: "s") { locks = locks || file.string(token).hasPrefix("os_unfair_lock") }
      // `delegate.urlSession?(...)` is also declared by the runtime module.
      case UInt8(ascii: "u") where place + 1 < file.tokens.count && file.tokens[place + 1].isSign("?"):
        runtime = runtime || file.string(token) == "urlSession"
      case UInt8(ascii: "X"): xml = xml || file.text.string(token.start..<token.end).hasPrefix("XMLParser")
      default: break
      }
      if Self.initialsOfUIKit.contains(bytes[token.start]) { uiKit = uiKit || isDeclaredByUIKit(place, file) }
      if bytes[token.start] == UInt8(ascii: "O") || bytes[token.start] == UInt8(ascii: "w") {
        observation =
          observation || isObservation(place, file)
      }
      if Self.combineInitials.contains(bytes[token.start]) { combine = combine || isCombine(token, file) }
      if second == UInt8(ascii: "S") || third == UInt8(ascii: "c") || third == UInt8(ascii: "r") {
        security = security || isSecurity(token, file)
      }
    }
  }

  /// Names of Core Foundation, which are Swift types here and are declared by `UIKit`.
  private func isCoreFoundation(_ token: Token, _ file: SourceFile) -> Bool {
    let name = file.string(token)
    let names = [
      "CFString", "CFDictionary", "CFData", "CFURL", "CFArray", "CFNumber", "CFBoolean", "CFTypeRef", "CFError",
      "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFGetRetainCount", "CFTimeInterval", "CFStringEncoding",
      "CFStringEncodings",
      "CFStringConvertEncodingToNSStringEncoding", "CFStringConvertNSStringEncodingToEncoding",
      "CFStringConvertIANACharSetNameToEncoding",
    ]
    return names.contains(name) || name.hasSuffix("GetTypeID") || name.hasPrefix("kCFBundle")
      || name.hasPrefix("kCFAbsoluteTimeInterval")
  }

  private static let initialsOfUIKit = Set("LCIPlms".utf8)

  /// Localized strings, the intents of attributed ones, and others that Foundation has on Apple's platforms and `UIKit` declares here.
  private func isDeclaredByUIKit(_ place: Int, _ file: SourceFile) -> Bool {
    let token = file.tokens[place]
    // Most words, such as `let` and `self`, are shorter than each of the names.
    guard token.end - token.start >= 8 else { return false }
    let name = file.string(token)
    if name == "localized" || name == "markdown" {
      return place > 1 && file.tokens[place - 1].isSign("(") && place + 1 < file.tokens.count
        && file.tokens[place + 1].isSign(":")
        && ["String", "AttributedString", "NSAttributedString", "init"].contains(file.string(place - 2))
    }
    return [
      "LocalizedStringResource", "CustomLocalizedStringResourceConvertible", "LocalizationValue",
      "InlinePresentationIntent", "PresentationIntent", "stringEncoding", "sysctlbyname",
    ].contains(name)
  }

  /// Whether a token is the first name after the colon of a class.
  private func isSuperclass(_ place: Int, of names: Set<String>, _ file: SourceFile) -> Bool {
    guard place > 2, file.tokens[place - 1].isSign(":"), names.contains(file.string(place)) else { return false }
    for before in file.tokens[..<(place - 1)].reversed() {
      if before.kind == .identifier, file.string(before) == "class" { return true }
      if ["{", "}", "(", ";"].contains(where: before.isSign) { return false }
    }
    return false
  }

  private func isNotification(_ token: Token, _ file: SourceFile) -> Bool {
    let name = file.string(token)
    return ["UNUserNotificationCenter", "UNNotification", "UNMutableNotification", "UNAuthorization"]
      .contains(where: name.hasPrefix)
  }

  private static let combineInitials = Set("OPACFJ".utf8)

  private func isCombine(_ token: Token, _ file: SourceFile) -> Bool {
    [
      "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
      "Cancellable", "ObservableObjectPublisher", "ConnectablePublisher", "Publisher", "Publishers",
    ].contains(file.text.string(token.start..<token.end))
  }

  /// Other modules have classes with the name `Observable`, but they are neither attributes nor protocols in a list without
  /// generic arguments.
  private func isObservation(_ place: Int, _ file: SourceFile) -> Bool {
    let name = file.string(place)
    guard name == "Observable" else { return ["withObservationTracking", "ObservationRegistrar"].contains(name) }
    guard place > 0, place + 1 < file.tokens.count else { return false }
    let (before, after) = (file.tokens[place - 1], file.tokens[place + 1])
    if before.isSign("@") { return true }
    let isInList = [":", ",", "&"].contains(where: before.isSign)
    return isInList && (["{", ",", "&"].contains(where: after.isSign) || file.string(after) == "where")
  }

  private func isSecurity(_ token: Token, _ file: SourceFile) -> Bool {
    let name = file.text.string(token.start..<token.end)
    // Not `kSectionHeight`.
    if name.hasPrefix("kSec") { return name.dropFirst(4).first?.isUppercase == true }
    return [
      "errSec", "SecItem", "SecRandom", "SecTrust", "SecCertificate", "SecKey", "SecAccessControl",
      "serverTrust", "OSStatus",
    ]
    .contains(where: name.hasPrefix)
  }

  /// Foundation on Linux has Core Graphics' numeric types. On Apple's platforms it also re-exports the rest of Core Graphics.
  private func isDrawing(_ token: Token, _ file: SourceFile) -> Bool {
    !["CGFloat", "CGPoint", "CGSize", "CGRect"].contains(file.text.string(token.start..<token.end))
  }

  /// Names for activities and shared items, which Foundation declares on Apple's platforms and `UIKit` here.
  private func isSharing(_ token: Token, _ file: SourceFile) -> Bool {
    let name = file.text.string(token.start..<token.end)
    return ["NSUserActivity", "NSItemProvider", "NSExtension"].contains(where: name.hasPrefix)
  }

  private func isCoreData(_ token: Token, _ file: SourceFile) -> Bool {
    let name = file.text.string(token.start..<token.end)
    return ["NSManagedObject", "NSPersistent", "NSFetch", "NSEntityDescription"].contains(where: name.hasPrefix)
  }

  private func isRuntime(_ token: Token, _ file: SourceFile) -> Bool {
    let name = file.text.string(token.start..<token.end)
    return Self.runtimeNames.contains(name)
      || ["NSKeyValue", "OSAtomic", "_dyld_", "objc_", "object_", "class_", "method_"].contains(where: name.hasPrefix)
  }

  private static let runtimeNames: Set<String> = [
    "Selector", "NSSelectorFromString", "NSStringFromSelector", "NSMapTable", "NSHashTable", "NSPointerArray",
    "autoreleasepool", "NSLocalizedString", "DateComponentsFormatter", "RelativeDateTimeFormatter", "UndoManager",
    "NSEC_PER_SEC", "MSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "NSPredicate", "willChangeValue",
    "didChangeValue",
    "NSInteger", "NSUInteger", "NSLog", "NSFoundationVersionNumber", "NSDiscardableContent",
    "NSURLSessionDownloadTaskResumeData", "pthread_mutexattr_setpolicy_np", "NSException",
    "NSExceptionName", "ProcessInfo", "containerURL",
    "startAccessingSecurityScopedResource", "tlsMinimumSupportedProtocolVersion", "tlsMaximumSupportedProtocolVersion",
    "allowsConstrainedNetworkAccess", "allowsExpensiveNetworkAccess", "prefersIncrementalDelivery",
    "waitsForConnectivity", "AutoreleasingUnsafeMutablePointer",
    "NSDataDetector", "NSTextCheckingKey", "NSTextCheckingTypes", "addressComponents", "DispatchSourceMemoryPressure",
    "makeMemoryPressureSource", "NSUbiquitousKeyValueStore", "NSFileCoordinator", "NSFilePresenter", "appendFormat",
    "localizedStringWithFormat", "forwardingTarget", "NSCalendar", "NSSystemClockDidChange", "fireAt",
    "__dispatch_queue_get_label",
    "makeFileSystemObjectSource", "O_EVTONLY", "DispatchSourceFileSystemObject",
    "funopen", "st_atimespec", "st_mtimespec", "st_ctimespec", "Scanner",
    "URLSession", "sockaddr", "sockaddr_in", "sockaddr_in6", "getBoundStreams", "streamTask", "NSErrorPointer",
    "NetService", "URLCache", "ValueTransformer", "NSValueTransformerName", "NSSecureUnarchiveFromDataTransformer",
    "startDownloadingUbiquitousItem", "setUbiquitous",
    "threadDictionary", "NSMutableDictionary",
    "PersonNameComponents", "PersonNameComponentsFormatter", "Measurement", "MeasurementFormatter",
    "MeasurementFormatUnitUsage", "ListFormatter",
    "documentsDirectory", "cachesDirectory", "applicationSupportDirectory", "libraryDirectory", "downloadsDirectory",
    "NSASCIIStringEncoding", "NSUTF8StringEncoding", "NSISOLatin1StringEncoding", "NSUnicodeStringEncoding",
    "NSUTF16StringEncoding", "NSWindowsCP1252StringEncoding",
    "mach_header", "mach_header_64", "load_command", "segment_command_64",
    "INT16_MIN", "INT32_MIN", "INT64_MIN", "INT64_MAX", "INT_MIN", "LONG_MIN",
  ]

  private func isNetworking(_ token: Token, _ file: SourceFile) -> Bool {
    Self.isNetworking(file.text.string(token.start..<token.end))
  }

  /// Whether FoundationNetworking declares a name, which Foundation does on Apple's platforms.
  static func isNetworking(_ name: String) -> Bool { networkingNames.contains(name) || name.hasPrefix("URLSession") }

  private static let networkingNames: Set<String> = [
    "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "CachedURLResponse", "URLProtocol", "URLProtocolClient",
    "HTTPCookie", "HTTPCookieStorage", "HTTPCookiePropertyKey", "URLCredential", "URLCredentialStorage",
    "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "URLProtectionSpace", "NSURLRequest",
    "NSMutableURLRequest", "NSURLConnection",
  ]
}
