extension UIImage {
  /// The rotation and mirroring of an image's pixels for display.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether an image shows its own colours, or is a stencil for a tint colour.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How the centre of a resizable image fills its area.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }
}
