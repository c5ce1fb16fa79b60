/// The direction that text is written in.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the text's first letter.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// How a part of a text gets its direction; combined with a direction in the `writingDirection` attribute.
public enum NSWritingDirectionFormatType: Int, Sendable {
  case embedding = 0
  case override = 2
}
