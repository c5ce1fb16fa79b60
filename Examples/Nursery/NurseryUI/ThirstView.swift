import NurseryShades
import UIKit

/// Drops of water, as many as a plant wants.
public final class ThirstView: UIView {
  /// From 0 to 3.
  public var level = 0 {
    didSet { setNeedsDisplay() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("Made in code.") }

  public override var intrinsicContentSize: CGSize { CGSize(width: 52, height: 14) }

  public override func draw(_ rect: CGRect) {
    for place in 0..<3 {
      let drop = CGRect(x: CGFloat(place) * 18, y: 1, width: 12, height: 12)
      (place < level ? Shade.water : Shade.dry).setFill()
      UIBezierPath(ovalIn: drop).fill()
    }
  }
}
