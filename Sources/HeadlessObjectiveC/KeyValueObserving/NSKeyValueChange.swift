/// How a value changed. Changes of collections in place, as Objective-C has them, aren't reported as such here: all are
/// `setting`.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}
