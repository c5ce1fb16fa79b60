import Foundation

/// The layout of a button's image and title: side by side, the image first in reading direction. All in points.
struct ButtonLayout {
  let title: CGSize
  let image: CGSize
  let horizontal: UIControl.ContentHorizontalAlignment
  let vertical: UIControl.ContentVerticalAlignment
  let isRightToLeft: Bool
  let rounding: PixelRounding

  var size: CGSize { CGSize(width: title.width + image.width, height: max(title.height, image.height)) }

  func imageRect(in content: CGRect) -> CGRect {
    // If both don't fit, the image keeps its width and the title is truncated.
    let width = min(image.width, content.width)
    let x = isRightToLeft ? start(in: content) + shownTitleWidth(in: content) : start(in: content)
    return place(CGSize(width: width, height: min(image.height, content.height)), x: x, in: content)
  }

  func titleRect(in content: CGRect) -> CGRect {
    let x = isRightToLeft ? start(in: content) : start(in: content) + min(image.width, content.width)
    return place(
      CGSize(width: shownTitleWidth(in: content), height: min(title.height, content.height)), x: x, in: content)
  }

  private func shownTitleWidth(in content: CGRect) -> CGFloat {
    let room = max(0, content.width - image.width)
    return horizontal == .fill ? room : min(title.width, room)
  }

  private func start(in content: CGRect) -> CGFloat {
    let width = min(image.width, content.width) + shownTitleWidth(in: content)
    switch horizontal {
    case .left, .leading, .fill: return content.minX
    case .right, .trailing: return content.maxX - width
    case .center: return content.minX + (content.width - width) / 2
    }
  }

  private func place(_ size: CGSize, x: CGFloat, in content: CGRect) -> CGRect {
    let y: CGFloat
    var height = size.height
    switch vertical {
    case .top: y = content.minY
    case .bottom: y = content.maxY - size.height
    case .center: y = content.minY + (content.height - size.height) / 2
    case .fill:
      y = content.minY
      height = content.height
    }
    return CGRect(x: rounding.round(x), y: rounding.round(y), width: size.width, height: height)
  }
}
