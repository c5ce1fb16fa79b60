internal import Foundation
internal import Graphics

/// How a picture fills a rectangle: scaled, or in nine parts with fixed corners.
struct PictureLayout {
  private let image: CGImage
  private let orientation: UIImage.Orientation
  private let scale: CGFloat
  /// In pixels of the turned image; nil where the image is stretched as a whole.
  private let insets: NineSlices.Insets?
  private let tiles: Bool
  private let tint: Color?

  init(_ picture: ImagePicture, _ image: CGImage, isMirrored: Bool, tint: Color?) {
    self.image = image
    self.tint = tint
    scale = picture.scale
    orientation = isMirrored ? picture.orientation.mirrored : picture.orientation
    tiles = picture.resizingMode == .tile
    insets = picture.capInsets.map { caps in
      NineSlices.Insets(
        top: caps.top * picture.scale, left: (isMirrored ? caps.right : caps.left) * picture.scale,
        bottom: caps.bottom * picture.scale, right: (isMirrored ? caps.left : caps.right) * picture.scale)
    }
  }

  func items(in rect: CGRect) -> [DisplayItem] {
    let width = CGFloat(image.width)
    let height = CGFloat(image.height)
    let shown = orientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    let isNatural = abs(rect.width * scale - shown.width) < 0.01 && abs(rect.height * scale - shown.height) < 0.01
    guard let insets, !isNatural else {
      return [.image(item(source: image.isWhole ? nil : image.source, in: rect))]
    }
    let slices = NineSlices(
      source: CGRect(origin: .zero, size: shown), insets: insets, scale: scale, destination: rect)
    return slices.parts.map { part in
      let source = orientation.source(of: part.source, in: CGSize(width: width, height: height))
        .offsetBy(dx: image.source.minX, dy: image.source.minY)
      let tilesAcross = part.isMiddle.x && tiles(part.source.width, in: part.destination.width)
      let tilesDown = part.isMiddle.y && tiles(part.source.height, in: part.destination.height)
      var item = item(source: source, in: part.destination)
      if tilesAcross || tilesDown {
        item.tile = CGSize(
          width: tilesAcross ? part.source.width / scale : part.destination.width,
          height: tilesDown ? part.source.height / scale : part.destination.height)
      }
      return .image(item)
    }
  }

  /// Whether a length, in pixels, has to be repeated to fill one in points. A line of one pixel looks the same tiled and
  /// stretched.
  private func tiles(_ length: CGFloat, in target: CGFloat) -> Bool {
    tiles && length > 1 && abs(length / scale - target) > 1e-6
  }

  private func item(source: CGRect?, in rect: CGRect) -> ImageItem {
    ImageItem(image.content, source: source, in: rect, tint: tint, orientation: orientation.orientation)
  }
}
