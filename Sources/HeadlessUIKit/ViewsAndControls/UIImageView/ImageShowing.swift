/// A view that shows images of the app's own, for checks of what is shown: an image view, or a view that draws its content and has
/// images in it.
@MainActor package protocol ImageShowing: UIView {
  /// The images that are shown in the view itself, without those of its subviews.
  var shownImages: [UIImage] { get }
}

extension UIImageView: ImageShowing {
  package var shownImages: [UIImage] {
    let shown = isHighlighted ? highlightedImage ?? image : image
    return shown.map { [$0] } ?? []
  }
}
