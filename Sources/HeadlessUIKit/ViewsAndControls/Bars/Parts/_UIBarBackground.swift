import Foundation

/// The background of a bar, and the hairline at its edge. The name is UIKit's.
final class _UIBarBackground: UIView {
  private let blur = UIVisualEffectView(effect: nil)
  private let picture = UIImageView()
  private let shadow = _UIBarBackgroundShadowView()

  /// Whether the hairline is above the bar: at the bottom of the screen.
  var hasShadowAbove = false {
    didSet { if oldValue != hasShadowAbove { setNeedsLayout() } }
  }

  var look = BarBackgroundLook() {
    didSet { show() }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [blur, picture, shadow] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    show()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func show() {
    if blur.effect !== look.effect { blur.effect = look.effect }
    blur.isHidden = look.effect == nil
    backgroundColor = nil
    picture.backgroundColor = look.color
    picture.image = look.image
    picture.contentMode = look.imageContentMode
    picture.isHidden = look.color == nil && look.image == nil
    shadow.show(color: look.shadowColor, image: look.shadowImage)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    blur.frame = bounds
    picture.frame = bounds
    let height = shadow.height(scale: layoutScale)
    shadow.frame = CGRect(x: 0, y: hasShadowAbove ? -height : bounds.height, width: bounds.width, height: height)
  }
}

/// The line at a bar's edge, one pixel high, or an image. The name is UIKit's.
final class _UIBarBackgroundShadowView: UIView {
  private let content = UIImageView()

  init() {
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(color: UIColor?, image: UIImage?) {
    content.image = image
    content.tintColor = color
    content.backgroundColor = image == nil ? color : nil
    isHidden = color == nil && image == nil
  }

  /// In points.
  func height(scale: CGFloat) -> CGFloat { content.image?.size.height ?? 1 / scale }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}
