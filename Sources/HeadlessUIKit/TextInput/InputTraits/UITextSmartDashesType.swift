/// Whether hyphens in a row become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`
  case no
  case yes
}
