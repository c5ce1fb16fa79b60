import UIKit

/// Eight spokes that fade around, one step at a time.
final class ActivityWheel: UIView {
  private static let spokes = 8
  /// In points.
  private static let side: CGFloat = 37

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  @available(*, unavailable, message: "made by LoadingController")
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: ActivityWheel.side, height: ActivityWheel.side) }

  override func draw(_ rect: CGRect) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let outer = min(bounds.width, bounds.height) / 2 - 2
    for spoke in 0..<ActivityWheel.spokes {
      let share = CGFloat(spoke) / CGFloat(ActivityWheel.spokes)
      let angle = share * 2 * .pi - .pi / 2
      let path = UIBezierPath()
      path.move(to: CGPoint(x: center.x + cos(angle) * outer / 2, y: center.y + sin(angle) * outer / 2))
      path.addLine(to: CGPoint(x: center.x + cos(angle) * outer, y: center.y + sin(angle) * outer))
      path.lineWidth = 4
      path.lineCapStyle = .round
      UIColor.label.withAlphaComponent(0.15 + 0.4 * share).setStroke()
      path.stroke()
    }
  }

  /// Layers forget their animations outside of a window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turn.values = (0..<ActivityWheel.spokes).map { Double($0) / Double(ActivityWheel.spokes) * 2 * .pi }
    turn.calculationMode = .discrete
    turn.duration = 0.8
    turn.repeatCount = .infinity
    turn.isRemovedOnCompletion = false
    layer.add(turn, forKey: "turn")
  }
}
