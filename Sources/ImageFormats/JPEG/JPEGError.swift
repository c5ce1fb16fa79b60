/// Why bytes can't be read as a JPEG, or a picture can't be written as one.
public enum JPEGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file doesn't have the signature of a JPEG.
  case notJPEG(FileKind, byteCount: Int)
  /// The header specifies more pixels than `limits` allow. No memory was allocated.
  case tooLarge(width: Int, height: Int, limits: PNGLimits)
  /// The colours are cyan, magenta, yellow and black, for printing.
  case printColors
  /// libjpeg-turbo's message.
  case undecodable(String)
  /// A JPEG can't contain a picture without pixels.
  case emptyPicture(width: Int, height: Int)

  /// The expected and the actual state, and what to do next.
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
