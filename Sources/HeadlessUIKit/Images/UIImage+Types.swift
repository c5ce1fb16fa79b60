extension UIImage {
  /// How an image's pixels are turned and mirrored before they are shown.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether an image shows its own colours, or is a stencil for a tint colour.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How the middle of a resizable image fills its place.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }
}
