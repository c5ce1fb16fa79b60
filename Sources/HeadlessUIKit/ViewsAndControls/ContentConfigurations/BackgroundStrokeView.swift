import Foundation

/// The stroke of a background configuration, where it doesn't run along the background's own edge.
final class BackgroundStrokeView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// In points; positive outside of the background.
  private var outset: CGFloat = 0

  /// - Parameter cornerRadius: the background's, in points. The stroke's corners stay concentric with it.
  func show(_ configuration: UIBackgroundConfiguration, cornerRadius: CGFloat, tint: UIColor) {
    outset = configuration.strokeOutset
    layer.borderWidth = configuration.strokeWidth
    layer.borderColor = configuration.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor
    showCorners(cornerRadius)
  }

  func showCorners(_ cornerRadius: CGFloat) {
    layer.cornerRadius = cornerRadius > 0 ? max(0, cornerRadius + outset) : 0
  }

  func place(around background: CGRect) { takeFrame(background.insetBy(dx: -outset, dy: -outset)) }
}

extension UIBackgroundConfiguration {
  /// Whether the stroke needs a view of its own.
  var strokesApart: Bool { strokeWidth > 0 && strokeOutset != 0 }
}
