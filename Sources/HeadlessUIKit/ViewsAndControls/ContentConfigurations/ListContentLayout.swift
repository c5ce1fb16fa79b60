import Foundation

/// The layout of a list content view's parts, in points.
@MainActor struct ListContentLayout {
  let configuration: UIListContentConfiguration
  let width: CGFloat
  let margins: UIEdgeInsets
  let isRightToLeft: Bool
  let rounding: PixelRounding
  /// Whether a row's height has the pixel of its separator.
  let countsSeparator: Bool
  let image: UIImageView?
  let text: UILabel?
  let detail: UILabel?

  private var leading: CGFloat { isRightToLeft ? margins.right : margins.left }
  private var trailing: CGFloat { isRightToLeft ? margins.left : margins.right }

  // MARK: The image

  private var imageSize: CGSize {
    guard let image else { return .zero }
    var size = image.sizeThatFits(.zero)
    let limit = configuration.imageProperties.maximumSize
    let scale = min(
      1, limit.width > 0 && size.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 && size.height > 0 ? limit.height / size.height : 1)
    size = CGSize(width: size.width * scale, height: size.height * scale)
    return rounding.roundUp(size)
  }

  /// The reserved width of the image. Symbols are centred in it, so that texts are aligned; Apple documents that it scales with the
  /// text size, but not its value.
  private var reservedWidth: CGFloat {
    let reserved = configuration.imageProperties.reservedLayoutSize.width
    let isStandard = reserved == UIListContentConfiguration.ImageProperties.standardDimension
    if isStandard || (reserved == 0 && image?.image?.isSymbolImage == true) {
      return max(imageSize.width, rounding.round(UIFontMetrics.default.scaledValue(for: 24)))
    }
    return reserved > 0 ? reserved : imageSize.width
  }

  /// The start of texts, from the leading edge.
  var textStart: CGFloat {
    image == nil ? leading : leading + reservedWidth + configuration.imageToTextPadding
  }

  private var textWidth: CGFloat { max(0, width - trailing - textStart) }

  // MARK: The texts

  private func size(of label: UILabel?, width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    let size = label.sizeThatFits(CGSize(width: max(width, 1), height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private func naturalWidth(_ label: UILabel?) -> CGFloat {
    label?.sizeThatFits(CGSize(width: 100_000, height: 0)).width ?? 0
  }

  /// Texts that don't fit side by side are stacked.
  private var isSideBySide: Bool {
    guard configuration.prefersSideBySideTextAndSecondaryText, text != nil, detail != nil else { return false }
    return naturalWidth(text) + naturalWidth(detail) + configuration.textToSecondaryTextHorizontalPadding <= textWidth
  }

  private var textHeight: CGFloat {
    let first = size(of: text, width: textWidth).height
    let second = size(of: detail, width: textWidth).height
    if isSideBySide { return max(first, second) }
    return first + second + (text != nil && detail != nil ? configuration.textToSecondaryTextVerticalPadding : 0)
  }

  /// The fitting height of the content.
  var height: CGFloat {
    let content = max(textHeight, imageSize.height)
    let height = max(configuration.minimumHeight, rounding.round(content + margins.top + margins.bottom))
    // The separator's pixel is added: rows are 44.33 apart on iOS 18.5 (44 on 17.5), those with two texts 60.
    return countsSeparator && configuration.minimumHeight == 44 ? height + 1 / rounding.scale : height
  }

  // MARK: Frames

  func frames(height: CGFloat) -> (image: CGRect, text: CGRect, detail: CGRect) {
    let room = CGRect(
      x: textStart, y: margins.top, width: textWidth, height: max(0, height - margins.top - margins.bottom))
    func top(_ length: CGFloat) -> CGFloat { rounding.round(room.midY - length / 2) }
    let picture = imageSize
    let imageFrame = CGRect(
      x: leading + rounding.round((reservedWidth - picture.width) / 2), y: top(picture.height), width: picture.width,
      height: picture.height)
    var first = CGRect(origin: .zero, size: size(of: text, width: textWidth))
    var second = CGRect(origin: .zero, size: size(of: detail, width: textWidth))
    if isSideBySide {
      first.origin = CGPoint(x: room.minX, y: top(first.height))
      second.origin = CGPoint(x: room.maxX - second.width, y: top(second.height))
    } else {
      let start = top(textHeight)
      first.origin = CGPoint(x: room.minX, y: start)
      second.origin = CGPoint(
        x: room.minX,
        y: start + (text == nil ? 0 : first.height + configuration.textToSecondaryTextVerticalPadding))
      if text?.textAlignment != .natural { first.size.width = textWidth }
      if detail?.textAlignment != .natural { second.size.width = textWidth }
    }
    return (
      imageFrame.mirrored(in: width, if: isRightToLeft), first.mirrored(in: width, if: isRightToLeft),
      second.mirrored(in: width, if: isRightToLeft)
    )
  }
}
