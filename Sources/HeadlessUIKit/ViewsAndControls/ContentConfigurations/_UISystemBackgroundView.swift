import Foundation

/// Draws a background configuration.
final class _UISystemBackgroundView: UIView {
  private let fill = UIView()
  private var blur: UIVisualEffectView?
  private var custom: UIView?
  private var picture: UIImageView?
  private var stroke: BackgroundStrokeView?

  var configuration: UIBackgroundConfiguration = .clear() {
    didSet { show() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    addSubview(fill)
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    let color = configuration.resolvedBackgroundColor(for: tintColor)
    if fill.backgroundColor !== color { fill.backgroundColor = color }
    fill.layer.cornerRadius = configuration.cornerRadius
    fill.layer.cornerCurve = .continuous
    showStroke()
    fill.clipsToBounds = configuration.cornerRadius > 0
    if custom !== configuration.customView {
      custom?.removeFromSuperview()
      custom = configuration.customView
      if let custom { fill.addSubview(custom) }
    }
    showEffect()
    showImage()
    setNeedsLayout()
  }

  private func showStroke() {
    let isApart = configuration.strokesApart
    fill.layer.borderWidth = isApart ? 0 : configuration.strokeWidth
    if configuration.strokeWidth > 0 {
      fill.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
    }
    guard isApart else {
      stroke?.removeFromSuperview()
      stroke = nil
      return
    }
    let view = stroke ?? BackgroundStrokeView()
    if stroke == nil { insertSubview(view, aboveSubview: fill) }
    stroke = view
    view.layer.cornerCurve = .continuous
    view.show(configuration, cornerRadius: configuration.cornerRadius, tint: tintColor)
  }

  private func showEffect() {
    guard let effect = configuration.visualEffect else {
      blur?.removeFromSuperview()
      blur = nil
      return
    }
    let view = blur ?? UIVisualEffectView(effect: nil)
    if blur == nil { insertSubview(view, at: 0) }
    blur = view
    if view.effect != effect { view.effect = effect }
    view.layer.cornerRadius = configuration.cornerRadius
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = configuration.cornerRadius > 0
  }

  private func showImage() {
    guard let image = configuration.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView()
    if picture == nil { fill.insertSubview(view, at: 0) }
    picture = view
    view.image = image
    view.contentMode = configuration.imageContentMode
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if let margins = superview?.directionalLayoutMargins {
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
    }
    fill.takeFrame(bounds.inset(by: insets.edgeInsets(isRightToLeft: isRightToLeft)))
    blur?.takeFrame(fill.frame)
    stroke?.place(around: fill.frame)
    custom?.takeFrame(fill.bounds)
    picture?.takeFrame(fill.bounds)
  }
}
