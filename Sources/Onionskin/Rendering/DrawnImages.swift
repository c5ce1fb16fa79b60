internal import Foundation
internal import HeadlessUIKit

/// Images that an app drew for a screen of another scale than the one that shows them: kept in a `static let`, an image has the scale
/// of whichever screen came first, and its pictures depend on the order of the tests.
@MainActor enum DrawnImages {
  /// Sentences without their ends, one for each view.
  static func warnings(in view: UIView) -> [String] {
    if view.isHidden || view.alpha <= 0 { return [] }
    let own = (view as? UIImageView).flatMap { warning(of: $0) }.map { [$0] } ?? []
    return own + view.subviews.flatMap { warnings(in: $0) }
  }

  private static func warning(of view: UIImageView) -> String? {
    let image = view.isHighlighted ? view.highlightedImage ?? view.image : view.image
    guard let image, let scale = image.picture.drawnForScale, scale != view.layoutScale else { return nil }
    let size = "\(text(image.size.width)) x \(text(image.size.height)) pt"
    return
      "\(ViewName.name(of: view)) shows an image of \(size) that was drawn for \(text(scale)) pixels a point, on a screen of "
      + "\(text(view.layoutScale)): an image that is drawn once has the scale of the screen that came first"
  }

  private static func text(_ value: CGFloat) -> String {
    value == value.rounded() ? String(Int(value)) : String(Double((value * 100).rounded() / 100))
  }
}
