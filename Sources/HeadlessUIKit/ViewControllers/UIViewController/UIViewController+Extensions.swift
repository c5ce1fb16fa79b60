extension UIViewController {
  /// What the app extension was started with whose controller this is, or whose controller this one is in; nil in apps.
  public var extensionContext: NSExtensionContext? { core.extensionContext ?? parent?.extensionContext }

  /// Makes the controller that of an app extension, as the system does, and a test may.
  public func beginRequest(with context: NSExtensionContext) { core.extensionContext = context }
}
