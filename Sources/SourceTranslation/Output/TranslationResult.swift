/// The translation of a source file.
public struct TranslatedSource: Sendable {
  /// The path of the original.
  public let path: String
  /// The contents that are compiled instead of the original.
  public let contents: [UInt8]
}

/// The result of translating a module's sources.
public struct TranslationResult: Sendable {
  /// In the order of the sources.
  public let sources: [TranslatedSource]
  /// Errors and warnings, sorted by file and line. If there are errors, the sources shouldn't be compiled.
  public let problems: [TranslationProblem]
  /// The static members that the sources add to types to which Xcode adds names of assets, such as `UIColor.accent`.
  public let assetNames: Set<String>
  /// The parts to leave out that the sources don't have.
  package let unknownParts: [LeftOutPart]
}
