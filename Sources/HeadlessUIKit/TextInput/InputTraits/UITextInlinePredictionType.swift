/// Whether the text's likely end is shown in line.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default`
  case no
  case yes
}
