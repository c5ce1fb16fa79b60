/// Whether spaces are added and removed around what is pasted and cut.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`
  case no
  case yes
}
