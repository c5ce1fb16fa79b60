import Foundation

/// Where content of one size lies in a view of another, by the view's content mode.
struct ContentPlacement {
  let mode: UIView.ContentMode
  /// In points.
  let content: CGSize
  let isRightToLeft: Bool

  /// In points. Content that isn't scaled starts on a whole pixel, so that its own pixels stay sharp.
  func rect(in bounds: CGRect, rounding: PixelRounding) -> CGRect {
    switch mode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return scaled(in: bounds, by: min)
    case .scaleAspectFill: return scaled(in: bounds, by: max)
    default:
      let x = bounds.minX + (bounds.width - content.width) * horizontalShare
      let y = bounds.minY + (bounds.height - content.height) * verticalShare
      return CGRect(x: rounding.round(x), y: rounding.round(y), width: content.width, height: content.height)
    }
  }

  private func scaled(in bounds: CGRect, by choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
    guard content.width > 0, content.height > 0 else { return bounds }
    let factor = choose(bounds.width / content.width, bounds.height / content.height)
    let size = CGSize(width: content.width * factor, height: content.height * factor)
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private var horizontalShare: CGFloat {
    switch mode {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  private var verticalShare: CGFloat {
    switch mode {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}
