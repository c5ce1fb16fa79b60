public import Foundation
internal import Graphics

/// An image, or a part of it, as a repeated pattern.
public struct ImagePaint: ShapeStyle, Equatable {
  public var image: Image
  /// The part in unit coordinates.
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _resolve(_ context: _StyleContext) -> _PaintStyle {
    let resolved = image.resolve(in: context.environment, font: context.environment.resolvedFont)
    let whole = CGSize(width: resolved.size.width * scale, height: resolved.size.height * scale)
    let unit = CGSize(width: whole.width * sourceRect.width, height: whole.height * sourceRect.height)
    let origin = CGPoint(x: -whole.width * sourceRect.minX, y: -whole.height * sourceRect.minY)
    let items = resolved.items(
      in: CGRect(origin: origin, size: whole), color: context.environment.resolvedForeground().representativeColor)
    let drawing = Drawing(size: unit, scale: context.environment.displayScale, items: items)
    return _PaintStyle(ResolvedStyle(.image(.drawing(drawing), unit: unit, anchor: .zero)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
