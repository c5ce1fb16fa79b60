/// A unit of text.
public enum UITextGranularity: Int, Sendable {
  case character
  case word
  case sentence
  case paragraph
  case line
  case document
}
