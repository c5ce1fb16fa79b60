import Foundation

/// The content of a bar's background.
@MainActor struct BarBackgroundLook {
  var effect: UIBlurEffect?
  var color: UIColor?
  var image: UIImage?
  var imageContentMode = UIView.ContentMode.scaleToFill
  var shadowColor: UIColor?
  var shadowImage: UIImage?

  /// An empty background.
  init() {}

  init(_ appearance: UIBarAppearance) {
    effect = appearance.backgroundEffect
    color = appearance.backgroundColor
    image = appearance.backgroundImage
    imageContentMode = appearance.backgroundImageContentMode
    shadowColor = appearance.shadowColor
    shadowImage = appearance.shadowImage
  }
}
