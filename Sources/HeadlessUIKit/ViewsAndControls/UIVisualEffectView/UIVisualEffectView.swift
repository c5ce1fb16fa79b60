public import Foundation
internal import Graphics

/// Shows what is below it with an effect, and content on it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let backdrop = _UIVisualEffectBackdropView()
  private let content = _UIVisualEffectContentView()

  // Repeated by RuntimeInitializable.
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
    InterfaceCoder.read(self, as: UIVisualEffectView.self, coder)
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

  /// The superview for content.
  open var contentView: UIView { content }

  open var effect: UIVisualEffect? {
    didSet {
      AnimationState.recorder?.noteEffect(of: self, oldValue)
      showEffect()
    }
  }

  func showEffect() { show(effect, strength: 1) }

  /// The fraction of an effect on its way to another, from 0 to 1: commonly half a blur.
  final func showEffect(between from: UIVisualEffect?, and to: UIVisualEffect?, at fraction: CGFloat) {
    switch (from, to) {
    case (nil, _): show(to, strength: fraction)
    case (_, nil): show(from, strength: 1 - fraction)
    default: show(fraction < 0.5 ? from : to, strength: 1)
    }
  }

  private func show(_ effect: UIVisualEffect?, strength: CGFloat) {
    let glass = effect as? UIGlassEffect
    backdrop.effect = glass?.material ?? effect as? UIBlurEffect
    backdrop.tint = glass?.tintColor
    backdrop.strength = strength
    showsGlass = glass != nil
    backdrop.isHidden = backdrop.effect == nil || strength <= 0
  }

  /// Glass has the shape of a capsule where the app chose no other.
  private var showsGlass = false {
    didSet { if oldValue != showsGlass { cutGlass() } }
  }

  private func cutGlass() {
    guard showsGlass || backdrop.core.corners != nil else { return }
    let corners = core.corners ?? .capsule()
    backdrop.clipsToBounds = showsGlass
    backdrop.core.corners = showsGlass ? .corners(radius: .fixed(0)) : nil
    guard showsGlass else { return backdrop.layer.cornerRadius = 0 }
    backdrop.cornerConfiguration = corners
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if showsGlass { cutGlass() }
  }

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    if let blur = backdrop.effect { style["effect"] = "\(blur.style)" }
    return style
  }
}

/// The backdrop of a visual effect view, blurred, under a translucent colour. The name is UIKit's.
final class _UIVisualEffectBackdropView: UIView {
  var effect: UIBlurEffect? {
    didSet { setNeedsDisplay() }
  }

  /// Over the material, for the most part: the share is by eye.
  var tint: UIColor? {
    didSet { if oldValue != tint { setNeedsDisplay() } }
  }
  private static let tintShare: CGFloat = 0.7

  /// The fraction of the effect, from 0 to 1.
  var strength: CGFloat = 1 {
    didSet { if oldValue != strength { setNeedsDisplay() } }
  }

  package override func contentItems() -> [DisplayItem] {
    guard let effect, bounds.width > 0, bounds.height > 0, !ContextRendering.isUnderWay else { return [] }
    let material = BlurMaterial(effect.style, traits: traitCollection)
    let path = Path(rect: bounds)
    let color = material.color.displayColor(for: traitCollection)
    var items: [DisplayItem] = [
      .backdropBlur(path, sigma: material.sigma * strength),
      .fill(path, .color(color.withAlpha(color.alpha * strength))),
    ]
    if let tint = tint?.displayColor(for: traitCollection) {
      let share = _UIVisualEffectBackdropView.tintShare * strength
      items.append(.fill(path, .color(tint.withAlpha(tint.alpha * share))))
    }
    return items
  }
}

/// Holds the content of a visual effect view. The name is UIKit's.
final class _UIVisualEffectContentView: UIView {}
