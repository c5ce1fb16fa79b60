internal import Foundation
internal import Graphics

/// The eight spokes that iOS' activity indicators have since iOS 14.
///
/// Flutter's `CupertinoActivityIndicator` tells the measures that its authors took from iOS 14: a spoke is a fifth of the
/// radius wide and reaches from a third of it to the edge; the strengths, of 255 and colour included, are 147 for the
/// brightest, then 122, 97, 72 and 47 for the others.
struct ActivitySpokes {
  let center: CGPoint
  /// In points.
  let radius: CGFloat
  let color: Color

  /// Clockwise, from the one that points up; the colour's own alpha of 0.6, which is 153, taken out.
  private static let strengths: [CGFloat] = [47, 47, 47, 47, 72, 97, 122, 147].map { $0 / 153 }

  var items: [DisplayItem] {
    let width = radius / 5
    let spoke = Path(
      roundedRect: CGRect(x: -width / 2, y: -radius, width: width, height: radius * 2 / 3), cornerRadius: width / 2)
    return ActivitySpokes.strengths.enumerated().map { index, strength in
      let turn = CGAffineTransform(rotationAngle: CGFloat(index) * .pi / 4)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
      return .fill(spoke.applying(turn), .color(color.withAlpha(color.alpha * strength)))
    }
  }
}
