internal import Foundation
internal import Graphics
internal import HeadlessUIKit

/// A screen with its touch areas: each control, field or view with gestures in its own colour, where a touch hits it and nothing
/// above it.
@MainActor struct HitTargetPicture {
  /// The distance between tested points, in points.
  private static let step: CGFloat = 2

  private let screen: DisplayList
  private let window: UIWindow

  init(_ screen: DisplayList, of window: UIWindow) {
    self.screen = screen
    self.window = window
  }

  /// The display list: the screen with the areas above it.
  var displayList: DisplayList {
    var order: [UIView] = []
    var places: [ObjectIdentifier: UIBezierPath] = [:]
    let (size, step) = (screen.size, HitTargetPicture.step)
    for y in stride(from: 0, to: size.height, by: step) {
      var run: (target: UIView, start: CGFloat)?
      func end(at x: CGFloat) {
        guard let current = run else { return }
        let rect = CGRect(x: current.start, y: y, width: x - current.start, height: min(step, size.height - y))
        let id = ObjectIdentifier(current.target)
        if places[id] == nil { order.append(current.target) }
        let path = places[id] ?? UIBezierPath()
        path.append(UIBezierPath(rect: rect))
        places[id] = path
        run = nil
      }
      for x in stride(from: 0, to: size.width, by: step) {
        let target = target(
          at: CGPoint(x: min(x + step / 2, size.width - 0.5), y: min(y + step / 2, size.height - 0.5)))
        if target === run?.target { continue }
        end(at: x)
        run = target.map { ($0, x) }
      }
      end(at: size.width)
    }
    return painted(order, places)
  }

  private func painted(_ order: [UIView], _ places: [ObjectIdentifier: UIBezierPath]) -> DisplayList {
    let overlay = UIView(frame: CGRect(origin: .zero, size: screen.size))
    for (index, target) in order.enumerated() {
      let shape = CAShapeLayer()
      shape.path = places[ObjectIdentifier(target)]?.cgPath
      shape.fillColor = AccessibilityPicture.color(index).withAlphaComponent(0.45).cgColor
      overlay.layer.addSublayer(shape)
    }
    overlay.layer.layOutForDrawing()
    var list = screen
    list.items += overlay.layer.displayItems()
    return list
  }

  /// The view that handles a touch at a point; nil if none does.
  func target(at point: CGPoint) -> UIView? {
    var current = window.hitTest(point, with: nil)
    while let view = current {
      if view is UIControl || view is any UITextInput || view is UITableViewCell || view is UICollectionViewCell {
        return view
      }
      // Scroll views handle every touch, so showing them would hide the targets.
      if !(view is UIScrollView), view.gestureRecognizers?.contains(where: \.isEnabled) == true { return view }
      current = view.superview
    }
    return nil
  }
}
