public import Foundation

/// A token of a search, which a field shows before the text.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// The app's own object that the token represents.
  open var representedObject: Any?
}
