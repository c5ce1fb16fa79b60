/// Why bytes can't be read as a WebP picture.
public enum WebPError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file doesn't have the signature of a WebP picture.
  case notWebP(FileKind, byteCount: Int)
  /// The header specifies more pixels than `limits` allow. No memory was allocated.
  case tooLarge(width: Int, height: Int, limits: PNGLimits)
  /// The file has several frames, which libwebp's plain decoder doesn't support.
  case animated
  /// The header can be read, but the pixels can't.
  case damaged(byteCount: Int)

  /// The expected and the actual state, and what to do next.
  public var description: String {
    switch self {
    case .notWebP(let kind, let byteCount):
      "Expected a WebP picture, found \(kind) of \(byteCount) bytes. Convert it."
    case .tooLarge(let width, let height, let limits):
      """
      The WebP picture claims \(width) x \(height) pixels; no more than \(limits.maximumPixels) pixels and sides of \
      \(limits.maximumSide) are read. Scale it down, or raise the limit.
      """
    case .animated: "The WebP picture is animated; only pictures of one frame are read. Export its first frame."
    case .damaged(let byteCount):
      "The WebP picture of \(byteCount) bytes is damaged or ends too early. Export it again."
    }
  }
}
