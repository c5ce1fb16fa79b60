public import Foundation

/// The content of the screen as a value: painting and comparing need no views.
public struct DisplayList: Hashable, Sendable {
  /// In points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// The background colour; clear for a picture with transparency.
  public var background: Color
  public var items: [DisplayItem]

  public init(size: CGSize, scale: CGFloat, background: Color = .clear, items: [DisplayItem]) {
    self.size = size
    self.scale = scale
    self.background = background
    self.items = items
  }

  /// In pixels; a fraction of a pixel is rounded up.
  public var pixelWidth: Int { DisplayList.pixels(size.width, scale: scale) }

  /// In pixels; a fraction of a pixel is rounded up.
  public var pixelHeight: Int { DisplayList.pixels(size.height, scale: scale) }

  static func pixels(_ length: CGFloat, scale: CGFloat) -> Int {
    // A ten-thousandth of a pixel is a rounding error.
    let exact = (length * scale - 1e-4).rounded(.up)
    return exact.isFinite ? Int(min(max(exact, 0), CGFloat(Bitmap.maximumSide))) : 0
  }
}
