/// How a value changed. Collections' changes in place, as Objective-C has them, aren't told here: all are `setting`.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}
