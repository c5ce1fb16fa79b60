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
    didSet { showEffect() }
  }

  private func showEffect() {
    backdrop.effect = effect as? UIBlurEffect
    backdrop.isHidden = backdrop.effect == nil
  }

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    if let blur = backdrop.effect { style["effect"] = "\(blur.style)" }
    return style
  }
}

/// What is below a visual effect view, blurred, under a veil. The name is UIKit's.
final class _UIVisualEffectBackdropView: UIView {
  var effect: UIBlurEffect? {
    didSet { setNeedsDisplay() }
  }

  package override func contentItems() -> [DisplayItem] {
    guard let effect, bounds.width > 0, bounds.height > 0 else { return [] }
    let veil = BlurVeil(effect.style, traits: traitCollection)
    let path = Path(rect: bounds)
    return [
      .backdropBlur(path, sigma: veil.sigma), .fill(path, .color(veil.color.displayColor(for: traitCollection))),
    ]
  }
}

/// Holds the content of a visual effect view. The name is UIKit's.
final class _UIVisualEffectContentView: UIView {}
