import Foundation
internal import Graphics

/// The appearance of segmented controls and steppers since iOS 13. Lengths in points; from Apple's design resources, those of the
/// outline and the pill as recorded on iOS 17.5 and 18.5.
@MainActor enum SegmentLook {

  static let pill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }
  static let separator = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.3)
      : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)
  }

  /// An outline with continuous corners.
  static func outline(of rect: CGRect, radius: CGFloat) -> Path {
    Path(continuousRect: rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  static func pillItems(in rect: CGRect, color: Graphics.Color) -> [DisplayItem] {
    let path = outline(of: rect, radius: SegmentMetrics.current.pillRadius)
    let down = CGSize(width: 0, height: 3)
    return [
      .shadow(path, Shadow(color: .init(white: 0, alpha: 0.12), offset: down, sigma: 4)),
      .shadow(path, Shadow(color: .init(white: 0, alpha: 0.04), offset: down, sigma: 0.5)),
      .fill(path, .color(color)),
    ]
  }

  static func separatorItem(_ rect: CGRect, traits: UITraitCollection) -> DisplayItem {
    .fill(
      Path(roundedRect: rect, cornerRadius: SegmentMetrics.current.separatorWidth / 2),
      .color(separator.displayColor(for: traits)))
  }

  static func font(isSelected: Bool) -> UIFont {
    .systemFont(ofSize: SegmentMetrics.current.fontSize, weight: isSelected ? .semibold : .medium)
  }
}
