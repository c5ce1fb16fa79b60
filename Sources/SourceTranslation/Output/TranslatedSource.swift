/// What became of a source file.
public struct TranslatedSource: Sendable {
  /// The original's path.
  public let path: String
  /// What is compiled in its place.
  public let contents: [UInt8]
}
