public import Foundation

/// What is on the screen, as a value: painting and comparing need no view.
public struct DisplayList: Hashable, Sendable {
  /// In points.
  public var size: CGSize
  /// Pixels a point.
  public var scale: CGFloat
  /// What lies behind everything; clear for a picture with transparency.
  public var background: Color
  public var items: [DisplayItem]

  public init(size: CGSize, scale: CGFloat, background: Color = .clear, items: [DisplayItem]) {
    self.size = size
    self.scale = scale
    self.background = background
    self.items = items
  }

  /// In pixels; a fraction of a pixel counts as one.
  public var pixelWidth: Int { DisplayList.pixels(size.width, scale: scale) }

  /// In pixels; a fraction of a pixel counts as one.
  public var pixelHeight: Int { DisplayList.pixels(size.height, scale: scale) }

  static func pixels(_ length: CGFloat, scale: CGFloat) -> Int {
    // A ten-thousandth of a pixel is arithmetic noise, not content.
    let exact = (length * scale - 1e-4).rounded(.up)
    return exact.isFinite ? Int(min(max(exact, 0), CGFloat(Bitmap.maximumSide))) : 0
  }
}
