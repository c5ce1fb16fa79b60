/// Whether straight quotation marks become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`
  case no
  case yes
}
