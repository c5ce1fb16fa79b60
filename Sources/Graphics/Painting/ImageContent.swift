/// An image's pixels, or the drawing that produces them.
public enum ImageContent: Hashable, Sendable {
  case bitmap(Bitmap)
  /// Painted at the drawing's own scale when its pixels are first needed.
  case drawing(Drawing)

  /// In pixels.
  public var pixelWidth: Int {
    switch self {
    case .bitmap(let bitmap): bitmap.width
    case .drawing(let drawing): drawing.pixelWidth
    }
  }

  /// In pixels.
  public var pixelHeight: Int {
    switch self {
    case .bitmap(let bitmap): bitmap.height
    case .drawing(let drawing): drawing.pixelHeight
    }
  }
}
