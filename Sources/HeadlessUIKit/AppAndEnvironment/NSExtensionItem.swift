public import Foundation

/// One of the things that an app extension is handed. Foundation has it on Apple's platforms alone.
@preconcurrency @MainActor open class NSExtensionItem: NSObject {
  /// For the app to read: nothing else does.
  open var attributedTitle: NSAttributedString?
  /// For the app to read: nothing else does.
  open var attributedContentText: NSAttributedString?
  /// For the app to read: nothing else does.
  open var attachments: [NSItemProvider]?
  /// For the app to read: nothing else does.
  open var userInfo: [AnyHashable: Any]?

  public override init() {
    super.init()
  }
}
