/// Whether the results of calculations are offered.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  case `default`
  case no
  case yes
}
