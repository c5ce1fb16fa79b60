import Foundation

/// What a bar's background shows.
@MainActor struct BarBackgroundLook {
  var material: BarMaterial?
  var color: UIColor?
  var image: UIImage?
  var imageContentMode = UIView.ContentMode.scaleToFill
  var shadowColor: UIColor?
  var shadowImage: UIImage?

  /// Nothing.
  init() {}

  init(_ appearance: UIBarAppearance) {
    material = appearance.material
    color = appearance.backgroundColor
    image = appearance.backgroundImage
    imageContentMode = appearance.backgroundImageContentMode
    shadowColor = appearance.shadowColor
    shadowImage = appearance.shadowImage
  }
}
