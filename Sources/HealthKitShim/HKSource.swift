/// An app or a device that saves data.
open class HKSource: NSObject, @unchecked Sendable {
  public let name: String
  public let bundleIdentifier: String

  /// What the translation makes of `bundleIdentifier`, where it doesn't know that the receiver is no bundle.
  public var _bundleIdentifier: String { bundleIdentifier }

  init(name: String, bundleIdentifier: String) {
    (self.name, self.bundleIdentifier) = (name, bundleIdentifier)
    super.init()
  }

  /// The app that runs.
  open class func `default`() -> HKSource {
    let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
    return HKSource(
      name: name ?? ProcessInfo.processInfo.processName, bundleIdentifier: Bundle.main.bundleIdentifier ?? "")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKSource)?.bundleIdentifier == bundleIdentifier
  }
  open override var hash: Int { bundleIdentifier.hashValue }
}

/// The version of an app that saved data.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  public let source: HKSource
  public let version: String?
  public let productType: String?

  public init(source: HKSource, version: String?, productType: String? = nil) {
    (self.source, self.version, self.productType) = (source, version, productType)
    super.init()
  }
}
