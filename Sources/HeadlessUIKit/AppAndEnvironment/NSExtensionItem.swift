public import Foundation

/// An item passed to an app extension. Foundation has it on Apple's platforms only.
@preconcurrency @MainActor open class NSExtensionItem: NSObject {
  /// Stored for the app's own use.
  open var attributedTitle: NSAttributedString?
  /// Stored for the app's own use.
  open var attributedContentText: NSAttributedString?
  /// Stored for the app's own use.
  open var attachments: [NSItemProvider]?
  /// Stored for the app's own use.
  open var userInfo: [AnyHashable: Any]?

  public override init() {
    super.init()
  }
}
