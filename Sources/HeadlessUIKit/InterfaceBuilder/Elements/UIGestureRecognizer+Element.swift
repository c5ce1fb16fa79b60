internal import Foundation
internal import InterfaceBuilder

extension UIGestureRecognizer {
  /// Takes what a document says of a recognizer.
  func read(_ reader: ElementReader) {
    if let value = reader.bool("enabled") { isEnabled = value }
    if let value = reader.bool("cancelsTouchesInView") { cancelsTouchesInView = value }
    if let value = reader.bool("delaysTouchesBegan") { delaysTouchesBegan = value }
    if let value = reader.bool("delaysTouchesEnded") { delaysTouchesEnded = value }
    switch self {
    case let tap as UITapGestureRecognizer:
      if let value = reader.int("numberOfTapsRequired") { tap.numberOfTapsRequired = value }
      if let value = reader.int("numberOfTouchesRequired") { tap.numberOfTouchesRequired = value }
    case let pan as UIPanGestureRecognizer:
      if let value = reader.int("minimumNumberOfTouches") { pan.minimumNumberOfTouches = value }
      if let value = reader.int("maximumNumberOfTouches") { pan.maximumNumberOfTouches = value }
    case let swipe as UISwipeGestureRecognizer:
      let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "right": .right, "left": .left, "up": .up, "down": .down,
      ]
      if let value = reader.value("direction", directions) { swipe.direction = value }
      if let value = reader.int("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = value }
    case let press as UILongPressGestureRecognizer:
      if let value = reader.int("numberOfTapsRequired") { press.numberOfTapsRequired = value }
      if let value = reader.int("numberOfTouchesRequired") { press.numberOfTouchesRequired = value }
      if let value = reader.double("minimumPressDuration") { press.minimumPressDuration = value }
      if let value = reader.number("allowableMovement") { press.allowableMovement = value }
    case let pinch as UIPinchGestureRecognizer:
      if let value = reader.number("scale") { pinch.scale = value }
    case let rotation as UIRotationGestureRecognizer:
      if let value = reader.number("rotation") { rotation.rotation = value }
    default: break
    }
  }
}
