/// Why bytes can't be read as a PNG, or a picture can't be written as one.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file doesn't start with PNG's signature.
  case notPNG(FileKind, byteCount: Int)
  /// The file ends within the chunk that starts at `offset`, or before the closing chunk.
  case truncated(chunk: String, offset: Int, byteCount: Int)
  /// A chunk's checksum doesn't match its contents.
  case checksumMismatch(chunk: String, offset: Int)
  /// The header specifies more pixels than `limits` allow. No memory was allocated.
  case tooLarge(width: Int, height: Int, limits: PNGLimits)
  /// The file's texts are larger than `limits` allow.
  case tooMuchText(byteCount: Int, limits: PNGLimits)
  /// Chunks are missing, misplaced or invalid.
  case malformed(String)
  /// Xcode's own variant of PNG, made for devices.
  case optimizedForXcode
  /// libpng's message about the compressed pixels.
  case undecodable(String)
  /// A PNG can't contain a picture without pixels.
  case emptyPicture(width: Int, height: Int)
  /// A key that PNG doesn't allow, or a value with a NUL character.
  case invalidMetadata(key: String, reason: String)

  /// The expected and the actual state, and what to do next.
  public var description: String {
    switch self {
    case .notPNG(let kind, let byteCount): PNGError.describe(kind, byteCount)
    case .truncated(let chunk, let offset, let byteCount):
      """
      The PNG is truncated: it ends at byte \(byteCount), within or before the chunk \(chunk) at byte \(offset). \
      Write or download it again.
      """
    case .checksumMismatch(let chunk, let offset):
      """
      The PNG is damaged: the check sum (CRC) of the chunk \(chunk) at byte \(offset) doesn't fit its contents. Restore \
      it from version control, or record it again.
      """
    case .tooLarge(let width, let height, let limits):
      """
      The PNG claims \(width) x \(height) pixels; no more than \(limits.maximumPixels) pixels and sides of \
      \(limits.maximumSide) are read. Scale it down, or raise the limit.
      """
    case .tooMuchText(let byteCount, let limits):
      """
      The PNG holds \(byteCount) bytes of texts or more, and no more than \(limits.maximumTextBytes) are read. Take them \
      out, or raise the limit.
      """
    case .malformed(let reason): "The PNG is malformed: \(reason). Export it again."
    case .optimizedForXcode:
      """
      The file is a PNG in the form that Xcode packs into apps (chunk CgBI), which only Apple's devices read. Use the \
      original, or convert it with `pngcrush -revert-iphone-optimizations`.
      """
    case .undecodable(let message): "The PNG's pixels can't be decoded: \(message). Export it again."
    case .emptyPicture(let width, let height):
      "A picture of \(width) x \(height) pixels can't be written as a PNG, which needs at least one pixel."
    case .invalidMetadata(let key, let reason): "The metadata \"\(key)\" can't be written into a PNG: \(reason)."
    }
  }

  private static func describe(_ kind: FileKind, _ byteCount: Int) -> String {
    switch kind {
    case .empty: "Expected a PNG, found an empty file. Was writing it interrupted?"
    case .gitLFSPointer:
      "Expected a PNG, found a Git LFS pointer to one. Fetch the files: `git lfs install && git lfs pull`."
    case .unknown: "Expected a PNG, found \(byteCount) bytes that look like no known kind of file."
    default: "Expected a PNG, found what looks like \(kind). Convert it; renaming a file doesn't change its format."
    }
  }
}
