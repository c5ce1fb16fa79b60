import HeadlessCoreGraphics
import HeadlessQuartzCore
import HeadlessUIKit

/// The views that are far larger than any.
@MainActor enum LargeViews {
  static func label(ofBytes count: Int) -> UIView {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "Lorem ipsum dolor sit amet, ", count: count / 28)
    return label
  }

  /// A view whose width is required to be as many numbers.
  static func conflicts(_ count: Int) -> UIView {
    let box = UIView()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    NSLayoutConstraint.activate((0..<count).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) })
    return box
  }

  /// Shadows of radius 500 on what `content` makes, given its place among them.
  static func shadows(_ count: Int, on content: (Int) -> UIView) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    for index in 0..<count {
      let view = content(index)
      view.frame = CGRect(x: index % 200, y: index / 5, width: 40, height: 40)
      view.layer.shadowOpacity = 0.5
      view.layer.shadowRadius = 500
      box.addSubview(view)
    }
    return box
  }

  static func dashedPath(ofPoints count: Int) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let path = CGMutablePath()
    path.move(to: .zero)
    for index in 0..<count { path.addLine(to: CGPoint(x: index * 7919 % 300, y: index * 104_729 % 300)) }
    let layer = CAShapeLayer()
    layer.path = path
    layer.strokeColor = UIColor.red.cgColor
    layer.fillColor = nil
    layer.lineDashPattern = [3, 2]
    box.layer.addSublayer(layer)
    return box
  }
}
