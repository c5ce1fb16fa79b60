import Foundation

/// The background of a configured button.
@MainActor final class ButtonBackgroundView: UIView {
  private let picture = UIImageView()
  /// Holds image and custom view, and cuts them at the corners; the stroke may run outside.
  private var cut: UIView?
  private var stroke: BackgroundStrokeView?
  private var configuration = UIBackgroundConfiguration.clear()
  private var custom: UIView?
  private var effect: UIVisualEffectView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// - Parameter cornerRadius: in points, as the corner style has it.
  func show(_ configuration: UIBackgroundConfiguration, cornerRadius: CGFloat, tint: UIColor) {
    self.configuration = configuration
    backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    layer.borderWidth = configuration.strokesApart ? 0 : configuration.strokeWidth
    layer.borderColor =
      configuration.strokeWidth > 0
      ? configuration.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor : nil
    show(configuration.visualEffect)
    show(configuration.customView)
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    if configuration.image != nil, picture.superview == nil { madeCut.addSubview(picture) }
    picture.isHidden = configuration.image == nil
    showStroke(cornerRadius, tint)
    showCorners(cornerRadius)
  }

  /// - Parameter cornerRadius: in points.
  func showCorners(_ cornerRadius: CGFloat) {
    layer.cornerRadius = cornerRadius
    cut?.layer.cornerRadius = cornerRadius
    stroke?.showCorners(cornerRadius)
  }

  /// Below image and custom view, above the colour.
  private func show(_ visualEffect: UIVisualEffect?) {
    guard effect?.effect != visualEffect else { return }
    effect?.removeFromSuperview()
    effect = visualEffect.map { UIVisualEffectView(effect: $0) }
    if let effect {
      effect.isUserInteractionEnabled = false
      madeCut.insertSubview(effect, at: 0)
    }
    setNeedsLayout()
  }

  private func show(_ view: UIView?) {
    guard custom !== view else { return }
    custom?.removeFromSuperview()
    custom = view
    if let view { madeCut.insertSubview(view, at: 0) }
  }

  private var madeCut: UIView {
    if let cut { return cut }
    let view = UIView(frame: bounds)
    view.isUserInteractionEnabled = false
    view.clipsToBounds = true
    insertSubview(view, at: 0)
    cut = view
    return view
  }

  private func showStroke(_ cornerRadius: CGFloat, _ tint: UIColor) {
    guard configuration.strokesApart else {
      stroke?.removeFromSuperview()
      stroke = nil
      return
    }
    let view = stroke ?? BackgroundStrokeView()
    if stroke == nil { addSubview(view) }
    stroke = view
    view.show(configuration, cornerRadius: cornerRadius, tint: tint)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cut?.frame = bounds
    stroke?.place(around: bounds)
    effect?.frame = bounds
    picture.frame = bounds
    custom?.frame = bounds
  }
}
