public import Foundation

/// A view above the tab bar of iOS 26. Stored but unused: bars look as on iOS 18, which has no room for it.
@preconcurrency @MainActor open class UITabAccessory: NSObject {
  /// The position of an accessory.
  public enum Environment: Int, Sendable {
    case unspecified, none, regular, inline
  }

  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
  }
}
