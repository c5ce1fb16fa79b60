import Foundation

/// The layout of a configured button's image, title and subtitle. All in points.
struct ConfiguredButtonLayout {
  var title = CGSize.zero
  var subtitle = CGSize.zero
  var image = CGSize.zero
  /// The arrows of a pop-up button, behind everything else.
  var indicator = CGSize.zero
  /// The minimum width of the image beside the titles, in which it is centred.
  var imageReservation: CGFloat = 0
  var placement: NSDirectionalRectEdge
  var imagePadding: CGFloat
  var titlePadding: CGFloat
  var titleAlignment: UIButton.Configuration.TitleAlignment
  var horizontal: UIControl.ContentHorizontalAlignment
  var vertical: UIControl.ContentVerticalAlignment
  var isRightToLeft: Bool
  var rounding: PixelRounding

  struct Frames {
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var image = CGRect.zero
    var indicator = CGRect.zero
  }

  private var indicatorShare: CGFloat {
    indicator == .zero ? 0 : indicator.width + (mainSize == .zero ? 0 : ButtonMetrics.current.indicatorPadding)
  }

  /// The available space for the image.
  private var slot: CGSize {
    guard image != .zero, imageReservation > 0 else { return image }
    return isAbove
      ? CGSize(width: image.width, height: max(image.height, imageReservation))
      : CGSize(width: max(image.width, imageReservation), height: image.height)
  }

  private var isAbove: Bool { placement == .top || placement == .bottom }
  private var hasBothTitles: Bool { title.height > 0 && subtitle.height > 0 }
  private var hasTitles: Bool { title.height > 0 || subtitle.height > 0 }
  private var gap: CGFloat { hasTitles && image != .zero ? imagePadding : 0 }

  private var titles: CGSize {
    CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + subtitle.height + (hasBothTitles ? titlePadding : 0))
  }

  var size: CGSize {
    let main = mainSize
    return CGSize(width: main.width + indicatorShare, height: max(main.height, indicator.height))
  }

  /// The size of image and titles together.
  private var mainSize: CGSize {
    let titles = titles
    if isAbove {
      return CGSize(width: max(titles.width, slot.width), height: titles.height + gap + slot.height)
    }
    return CGSize(width: titles.width + gap + slot.width, height: max(titles.height, slot.height))
  }

  func frames(in area: CGRect) -> Frames {
    var content = contentRect(in: area)
    var frames = Frames()
    if indicator != .zero {
      frames.indicator = box(indicator, in: content, x: isRightToLeft ? 0 : 1, y: 0.5)
      content.size.width -= indicatorShare
      if isRightToLeft { content.origin.x += indicatorShare }
    }
    let titles: CGRect
    switch placement {
    case .top:
      frames.image = box(slot, in: content, x: titleShare, y: 0)
      titles = box(self.titles, in: content, x: titleShare, y: 1)
    case .bottom:
      frames.image = box(slot, in: content, x: titleShare, y: 1)
      titles = box(self.titles, in: content, x: titleShare, y: 0)
    default:
      let isImageLeft = (placement == .trailing) == isRightToLeft
      frames.image = box(slot, in: content, x: isImageLeft ? 0 : 1, y: 0.5)
      titles = box(self.titles, in: content, x: isImageLeft ? 1 : 0, y: 0.5)
    }
    if slot != image { frames.image = box(image, in: frames.image, x: 0.5, y: 0.5) }
    frames.title = box(title, in: titles, x: titleShare, y: 0)
    frames.subtitle = box(subtitle, in: titles, x: titleShare, y: 1)
    return frames
  }

  /// The box that content takes of the area, no larger than it.
  private func contentRect(in area: CGRect) -> CGRect {
    let size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    var x: CGFloat = 0.5
    switch horizontal {
    case .left: x = 0
    case .right: x = 1
    case .leading: x = isRightToLeft ? 1 : 0
    case .trailing: x = isRightToLeft ? 0 : 1
    case .fill: return box(CGSize(width: area.width, height: size.height), in: area, x: 0, y: verticalShare)
    case .center: x = 0.5
    }
    return box(size, in: area, x: x, y: verticalShare)
  }

  private var verticalShare: CGFloat {
    switch vertical {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }

  /// Titles without an alignment are centred above and below an image, and leading-aligned beside it.
  private var titleShare: CGFloat {
    switch titleAlignment {
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    case .center: 0.5
    case .automatic:
      if isAbove || image == .zero { 0.5 } else { (placement == .trailing) == isRightToLeft ? 0 : 1 }
    }
  }

  private func box(_ size: CGSize, in area: CGRect, x: CGFloat, y: CGFloat) -> CGRect {
    let width = min(size.width, area.width)
    return CGRect(
      x: rounding.round(area.minX + (area.width - width) * x),
      y: rounding.round(area.minY + (area.height - size.height) * y), width: width, height: size.height)
  }
}
