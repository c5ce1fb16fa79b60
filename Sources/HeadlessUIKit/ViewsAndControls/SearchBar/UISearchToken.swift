public import Foundation

/// A word of a search that stands for something: a field shows it as a pill before the text.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// What the app stands for with it.
  open var representedObject: Any?
}
