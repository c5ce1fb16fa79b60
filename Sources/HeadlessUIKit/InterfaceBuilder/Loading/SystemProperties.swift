internal import Foundation

/// Properties of UIKit's own classes that documents set by key path.
@MainActor enum SystemProperties {
  /// What lies on the way of a path, as `layer`.
  static func value(of object: AnyObject, _ name: String) -> AnyObject? {
    switch (name, object) {
    case ("layer", let view as UIView): view.layer
    case ("contentView", let cell as UITableViewCell): cell.contentView
    case ("titleLabel", let button as UIButton): button.titleLabel
    case ("imageView", let button as UIButton): button.imageView
    case ("superview", let view as UIView): view.superview
    case ("view", let controller as UIViewController): controller.view
    case ("tabBar", let controller as UITabBarController): controller.tabBar
    case ("navigationBar", let controller as UINavigationController): controller.navigationBar
    default: nil
    }
  }

  /// Nil where the property isn't one of UIKit's that is known here.
  static func set(_ object: AnyObject, _ name: String, to value: Any?) -> MemberChange? {
    switch object {
    case let layer as CALayer: return setLayer(layer, name, value)
    case let constraint as NSLayoutConstraint: return setConstraint(constraint, name, value)
    case let view as UIView: return setView(view, name, value)
    default: return nil
    }
  }

  private static func number(_ value: Any?) -> CGFloat? { (value as? NSNumber).map { CGFloat($0.doubleValue) } }
  private static func bool(_ value: Any?) -> Bool? { (value as? NSNumber)?.boolValue }

  private static func change<Value>(_ value: Value?, _ expected: String, _ body: (Value) -> Void) -> MemberChange {
    guard let value else { return .wrongType(expected) }
    body(value)
    return .done
  }

  private static func setLayer(_ layer: CALayer, _ name: String, _ value: Any?) -> MemberChange? {
    switch name {
    case "cornerRadius": return change(number(value), "a number") { layer.cornerRadius = $0 }
    case "borderWidth": return change(number(value), "a number") { layer.borderWidth = $0 }
    case "masksToBounds": return change(bool(value), "a boolean") { layer.masksToBounds = $0 }
    case "shadowRadius": return change(number(value), "a number") { layer.shadowRadius = $0 }
    case "shadowOpacity": return change(number(value), "a number") { layer.shadowOpacity = Float($0) }
    case "shadowOffset": return change(value as? CGSize, "a size") { layer.shadowOffset = $0 }
    case "opacity": return change(number(value), "a number") { layer.opacity = Float($0) }
    case "zPosition": return change(number(value), "a number") { layer.zPosition = $0 }
    case "maskedCorners":
      return change((value as? NSNumber)?.uintValue, "a number") { layer.maskedCorners = CACornerMask(rawValue: $0) }
    // A document's colour is a UIColor, which isn't the layer's CGColor: iOS shows no border of that colour either.
    case "borderColor", "shadowColor", "backgroundColor": return .wrongType("a CGColor, which a document can't have")
    default: return nil
    }
  }

  private static func setConstraint(_ constraint: NSLayoutConstraint, _ name: String, _ value: Any?) -> MemberChange? {
    switch name {
    case "constant": change(number(value), "a number") { constraint.constant = $0 }
    case "identifier": change(value as? String, "a string") { constraint.identifier = $0 }
    default: nil
    }
  }

  private static func setView(_ view: UIView, _ name: String, _ value: Any?) -> MemberChange? {
    switch name {
    case "clipsToBounds": return change(bool(value), "a boolean") { view.clipsToBounds = $0 }
    case "hidden", "isHidden": return change(bool(value), "a boolean") { view.isHidden = $0 }
    case "alpha": return change(number(value), "a number") { view.alpha = $0 }
    case "tag": return change((value as? NSNumber)?.intValue, "a number") { view.tag = $0 }
    case "backgroundColor": return change(value as? UIColor, "a color") { view.backgroundColor = $0 }
    case "tintColor": return change(value as? UIColor, "a color") { view.tintColor = $0 }
    case "userInteractionEnabled": return change(bool(value), "a boolean") { view.isUserInteractionEnabled = $0 }
    case "exclusiveTouch": return change(bool(value), "a boolean") { view.isExclusiveTouch = $0 }
    case "accessibilityIdentifier":
      return change(value as? String, "a string") { view.accessibilityIdentifier = $0 }
    case "accessibilityLabel": return change(value as? String, "a string") { view.accessibilityLabel = $0 }
    case "text" where view is UILabel: return change(value as? String, "a string") { (view as? UILabel)?.text = $0 }
    case "contentInsetAdjustmentBehavior" where view is UIScrollView:
      return change((value as? NSNumber)?.intValue, "a number") {
        (view as? UIScrollView)?.contentInsetAdjustmentBehavior = .init(rawValue: $0) ?? .automatic
      }
    default: return nil
    }
  }
}

extension RuntimeMembers {
  /// Sets a property by a path through others, as `layer.cornerRadius`.
  static func set(_ object: AnyObject, keyPath: String, to value: Any?) -> MemberChange {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard let last = parts.last else { return .missing }
    var holder = object
    for part in parts.dropLast() {
      guard let next = SystemProperties.value(of: holder, part) ?? self.value(of: holder, part) else { return .missing }
      holder = next as AnyObject
    }
    if let change = SystemProperties.set(holder, last, to: value) { return change }
    return set(holder, last, to: value)
  }
}
