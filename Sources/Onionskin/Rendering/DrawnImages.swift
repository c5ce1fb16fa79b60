internal import Foundation
internal import HeadlessUIKit

/// Images that were drawn for a screen of another scale than the one that shows them: an image in a `static let` has the scale of
/// the first screen that used it, so its pictures depend on the order of the tests.
@MainActor enum DrawnImages {
  /// Messages without final periods, one for each image.
  static func warnings(in view: UIView) -> [String] {
    if view.isHidden || view.alpha <= 0 { return [] }
    let own = (view as? any ImageShowing)?.shownImages.compactMap { warning(of: $0, in: view) } ?? []
    return own + view.subviews.flatMap { warnings(in: $0) }
  }

  private static func warning(of image: UIImage, in view: UIView) -> String? {
    guard let scale = image.picture.drawnForScale, scale != view.layoutScale else { return nil }
    let size = "\(text(image.size.width)) x \(text(image.size.height)) pt"
    return
      "\(ViewName.name(of: view)) shows an image of \(size) that was drawn for \(text(scale)) pixels a point, on a screen of "
      + "\(text(view.layoutScale)): an image that is drawn once has the scale of the screen that came first"
  }

  private static func text(_ value: CGFloat) -> String {
    value == value.rounded() ? String(Int(value)) : String(Double((value * 100).rounded() / 100))
  }
}
