import Foundation

extension UIAlertController {
  /// What apps set by key-value coding, for UIKit declares no properties for it.
  struct Values {
    var title: NSAttributedString?
    var message: NSAttributedString?
    var content: UIViewController?
  }

  /// Takes one of the values that apps give alerts behind UIKit's back: `attributedTitle`, `attributedMessage`,
  /// `contentViewController`. As with key-value coding any other key is an error.
  public func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "attributedTitle": values.title = value as? NSAttributedString
    case "attributedMessage": values.message = value as? NSAttributedString
    case "contentViewController": show(value as? UIViewController)
    default: KeyValueCoding.fail(self, key)
    }
    contentDidChange()
  }

  private func show(_ content: UIViewController?) {
    if let old = values.content {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    values.content = content
    if let content { addChild(content) }
  }
}

extension UIAlertAction {
  /// The same for actions: `titleTextColor`; `image`, `checked` and `titleTextAlignment` are taken and not shown.
  public func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "titleTextColor": titleColor = value as? UIColor
    case "image", "checked", "titleTextAlignment", "imageTintColor": return
    default: KeyValueCoding.fail(self, key)
    }
  }
}

extension UIAlertAction {
  /// What tests of apps take by its key to do what a person's tap does.
  var block: BlockObject? { handler.map { BlockObject($0) } }
}

@MainActor private enum KeyValueCoding {
  static func fail(_ object: NSObject, _ key: String) -> Never {
    fatalError(
      "[<\(type(of: object)) \(address(of: object))> setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).")
  }
}

/// The severity of an alert. It has a visible effect only on the Mac.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  case critical = 1
}
