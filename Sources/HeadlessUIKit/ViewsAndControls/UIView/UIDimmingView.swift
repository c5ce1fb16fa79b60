import Foundation
internal import Graphics

/// Darkens what is below a presentation. Named as UIKit's.
final class UIDimmingView: UIView {
  /// UIKit's `_dimmingViewColor`: black, 20 % in light and 48 % in dark appearance.
  static let color = UIColor {
    UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }

  /// A place that isn't darkened, with round corners, in points: an alert's, whose material shows what is below as it is.
  struct Knockout: Equatable {
    var place: CGRect
    var isBlurred: Bool
    var cornerRadius: CGFloat
  }

  /// Called when a finger is lifted from the view.
  var wasTapped: (() -> Void)?
  /// Views that touches reach through this one.
  var passthroughViews: [UIView] = []

  var knockouts: [Knockout] = [] {
    didSet { if oldValue != knockouts { knockoutsDidChange() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIDimmingView.color
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable, message: "made by presentations")
  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in passthroughViews where view.window === window {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if touches.contains(where: { bounds.contains($0.location(in: self)) }) { wasTapped?() }
  }

  private func knockoutsDidChange() {
    backgroundColor = knockouts.isEmpty ? UIDimmingView.color : nil
    layer.backgroundColor = nil
    setNeedsDisplay()
  }

  package override func contentItems() -> [DisplayItem] {
    if knockouts.isEmpty { return [] }
    var items: [DisplayItem] = []
    var path = Path(rect: bounds)
    for knockout in knockouts {
      let outline = LayerShape(rounding: knockout.place, radius: knockout.cornerRadius).path
      // Before anything is darkened, or the dark would bleed in from the sides.
      if knockout.isBlurred { items.append(.backdropBlur(outline, sigma: 25)) }
      path.addPath(outline)
    }
    let color = UIDimmingView.color.displayColor(for: traitCollection)
    return items + [.fill(path, .color(color), rule: .evenOdd)]
  }
}
