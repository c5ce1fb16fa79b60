import Foundation

/// What lies below a configured button's content.
@MainActor final class ButtonBackgroundView: UIView {
  private let picture = UIImageView()
  private var configuration = UIBackgroundConfiguration.clear()
  private var custom: UIView?

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
    layer.cornerRadius = cornerRadius
    layer.borderWidth = configuration.strokeWidth
    layer.borderColor =
      configuration.strokeWidth > 0
      ? configuration.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor : nil
    show(configuration.customView)
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    if configuration.image != nil, picture.superview == nil { addSubview(picture) }
    picture.isHidden = configuration.image == nil
    clipsToBounds = configuration.image != nil || configuration.customView != nil
  }

  private func show(_ view: UIView?) {
    guard custom !== view else { return }
    custom?.removeFromSuperview()
    custom = view
    if let view { insertSubview(view, at: 0) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    custom?.frame = bounds
  }
}
