import Foundation

extension UIAlertController {
  /// The values that apps set with key-value coding, since UIKit declares no properties for them.
  struct Values {
    var title: NSAttributedString?
    var message: NSAttributedString?
    var content: UIViewController?
  }

  /// Sets one of the values that apps set on alerts without public API: `attributedTitle`, `attributedMessage` and
  /// `contentViewController`. As with key-value coding, any other key is an error.
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
  /// Sets one of the values of actions: `titleTextColor`; `image`, `checked` and `titleTextAlignment` are accepted but not shown.
  public func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "titleTextColor": titleColor = value as? UIColor
    case "image", "checked", "titleTextAlignment", "imageTintColor": return
    default: KeyValueCoding.fail(self, key)
    }
  }
}

extension UIAlertAction {
  /// The handler as a block, which tests of apps read by its key to simulate a tap.
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
