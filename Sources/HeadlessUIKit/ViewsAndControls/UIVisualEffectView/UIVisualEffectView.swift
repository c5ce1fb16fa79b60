public import Foundation
internal import Graphics

/// Shows what is below it with an effect, and content on it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let backdrop = _UIVisualEffectBackdropView()
  private let content = _UIVisualEffectContentView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init() {
    self.init(effect: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.read(self, as: UIVisualEffectView.self, coder) { readEffect($0) }
  }

  private func prepare() {
    for view in [backdrop, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    showEffect()
  }

  /// Where subviews belong.
  open var contentView: UIView { content }

  open var effect: UIVisualEffect? {
    didSet {
      AnimationState.recorder?.noteEffect(of: self, oldValue)
      showEffect()
    }
  }

  func showEffect() { show(effect, strength: 1) }

  /// What is seen of an effect on its way to another, from 0 to 1: the widely used half of a blur.
  final func showEffect(between from: UIVisualEffect?, and to: UIVisualEffect?, at fraction: CGFloat) {
    switch (from, to) {
    case (nil, _): show(to, strength: fraction)
    case (_, nil): show(from, strength: 1 - fraction)
    default: show(fraction < 0.5 ? from : to, strength: 1)
    }
  }

  private func show(_ effect: UIVisualEffect?, strength: CGFloat) {
    backdrop.effect = effect as? UIBlurEffect
    backdrop.strength = strength
    backdrop.isHidden = backdrop.effect == nil || strength <= 0
  }

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    if let blur = backdrop.effect { style["effect"] = "\(blur.style)" }
    return style
  }
}

/// What is below a visual effect view, blurred, under a translucent colour. The name is UIKit's.
final class _UIVisualEffectBackdropView: UIView {
  var effect: UIBlurEffect? {
    didSet { setNeedsDisplay() }
  }

  /// How much of the effect there is, from 0 to 1.
  var strength: CGFloat = 1 {
    didSet { if oldValue != strength { setNeedsDisplay() } }
  }

  package override func contentItems() -> [DisplayItem] {
    guard let effect, bounds.width > 0, bounds.height > 0 else { return [] }
    let material = BlurMaterial(effect.style, traits: traitCollection)
    let path = Path(rect: bounds)
    let color = material.color.displayColor(for: traitCollection)
    return [
      .backdropBlur(path, sigma: material.sigma * strength),
      .fill(path, .color(color.withAlpha(color.alpha * strength))),
    ]
  }
}

/// Holds the content of a visual effect view. The name is UIKit's.
final class _UIVisualEffectContentView: UIView {}
