/// The direction that text is written in.
public enum NSWritingDirection: Int, Sendable {
  /// That of the text's first letter.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// How a stretch of text gets its direction; joined with a direction in the `writingDirection` attribute.
public enum NSWritingDirectionFormatType: Int, Sendable {
  case embedding = 0
  case override = 2
}
