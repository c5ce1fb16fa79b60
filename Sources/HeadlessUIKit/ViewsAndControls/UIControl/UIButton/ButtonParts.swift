/// The views that a button has made, in the order from back to front. A class, so that initialisers of the button don't
/// name them.
@MainActor final class ButtonParts {
  var backdrop: UIImageView?
  var picture: UIImageView?
  var title: UIButtonLabel?
}

/// A button's title. The name is UIKit's.
final class UIButtonLabel: UILabel {
  /// Whether the shadow falls to the side opposite to `shadowOffset`.
  var reversesShadow = false {
    didSet { if oldValue != reversesShadow { setNeedsDisplay() } }
  }

  override var standardBackgroundColor: UIColor? { nil }

  override var drawnShadowOffset: CGSize {
    let offset = super.drawnShadowOffset
    return reversesShadow ? CGSize(width: -offset.width, height: -offset.height) : offset
  }
}
