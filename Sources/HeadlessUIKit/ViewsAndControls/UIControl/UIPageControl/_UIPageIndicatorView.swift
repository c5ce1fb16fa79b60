import Foundation
internal import Graphics

/// A page's dot, or the image that replaces it.
final class _UIPageIndicatorView: UIView {
  var image: UIImage? {
    didSet { if oldValue !== image { setNeedsDisplay() } }
  }
  var color: UIColor = .white {
    didSet { if oldValue != color { setNeedsDisplay() } }
  }

  /// The progress of a page as a bar.
  struct Progress: Equatable {
    /// From 0 to 1.
    var share: CGFloat
    var color: UIColor
    var track: UIColor
    var isUpright: Bool
    var isReversed: Bool
  }
  var progress: Progress? {
    didSet { if oldValue != progress { setNeedsDisplay() } }
  }

  /// A track with rounded ends, filled up to the progress.
  private func items(of progress: Progress) -> [DisplayItem] {
    let shape = Path(roundedRect: bounds, cornerRadius: min(bounds.width, bounds.height) / 2)
    var filled = bounds
    if progress.isUpright {
      filled.size.height *= progress.share
      if progress.isReversed { filled.origin.y = bounds.maxY - filled.height }
    } else {
      filled.size.width *= progress.share
      if progress.isReversed { filled.origin.x = bounds.maxX - filled.width }
    }
    let bar = DisplayItem.fill(Path(rect: filled), .color(progress.color.displayColor(for: traitCollection)))
    return [
      .fill(shape, .color(progress.track.displayColor(for: traitCollection))),
      .group(DisplayGroup(clip: DisplayGroup.Clip(shape), items: [bar])),
    ]
  }

  /// The size that the page takes, in points.
  static func size(for image: UIImage?) -> CGSize {
    image?.size ?? CGSize(width: PageControlMetrics.current.dotDiameter, height: PageControlMetrics.current.dotDiameter)
  }

  package override func contentItems() -> [DisplayItem] {
    if let progress { return items(of: progress) }
    let tint = color.displayColor(for: traitCollection)
    guard let image else { return [.fill(Path(ellipseIn: bounds), .color(tint))] }
    let isStencil = image.renderingMode != .alwaysOriginal
    return image.displayItems(in: bounds, tint: isStencil ? tint : nil, isRightToLeft: isRightToLeft)
  }

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    style["color"] = color.displayColor(for: traitCollection).hexadecimal
    return style
  }
}

/// The background of a page control's dots.
final class _UIPageControlContentView: UIView {
  var showsBar = false {
    didSet { if oldValue != showsBar { setNeedsDisplay() } }
  }

  package override func contentItems() -> [DisplayItem] {
    guard showsBar, bounds.width > 0, bounds.height > 0 else { return [] }
    let color = UIColor.secondarySystemFill.displayColor(for: traitCollection)
    let bar = bar
    return [.fill(Path(roundedRect: bar, cornerRadius: min(bar.width, bar.height) / 2), .color(color))]
  }

  var isUpright = false {
    didSet { if oldValue != isUpright { setNeedsDisplay() } }
  }

  /// The capsule around the dots, in the view's coordinates: the outline that VoiceOver is recorded to have on iOS 17.5 to 26.2, 73
  /// points long for three dots. That the visible background is the same is an assumption; it isn't as long as the control itself.
  var bar: CGRect {
    let padding = (PageControlMetrics.current.padding - PageControlMetrics.current.outlinePadding) / 2
    let bar = bounds.insetBy(dx: isUpright ? 0 : padding, dy: isUpright ? padding : 0)
    return bar.isNull || bar.isEmpty ? bounds : bar
  }
}
