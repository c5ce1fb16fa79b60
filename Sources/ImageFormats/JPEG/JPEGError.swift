/// Why bytes could not be read as a JPEG, or a picture not be written as one.
public enum JPEGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file doesn't start as JPEGs do.
  case notJPEG(FileKind, byteCount: Int)
  /// The header asks for more pixels than `limits` allow. Nothing was allocated.
  case tooLarge(width: Int, height: Int, limits: PNGLimits)
  /// Cyan, magenta, yellow and black, for printing.
  case printColors
  /// libjpeg-turbo's words for what it found wrong.
  case undecodable(String)
  /// JPEG has no room for pictures without pixels.
  case emptyPicture(width: Int, height: Int)

  /// What was expected, what was found, and what to do next.
  public var description: String {
    switch self {
    case .notJPEG(let kind, let byteCount): "Expected a JPEG, found \(kind) of \(byteCount) bytes. Convert it."
    case .tooLarge(let width, let height, let limits):
      """
      The JPEG claims \(width) x \(height) pixels; no more than \(limits.maximumPixels) pixels and sides of \
      \(limits.maximumSide) are read. Scale it down, or raise the limit.
      """
    case .printColors: "The JPEG has colours for printing (CMYK). Convert it to RGB."
    case .undecodable(let message): "The JPEG is damaged or not understood: \(message). Export it again."
    case .emptyPicture(let width, let height):
      "A picture of \(width) x \(height) pixels can't be written as a JPEG, which needs at least one pixel."
    }
  }
}
