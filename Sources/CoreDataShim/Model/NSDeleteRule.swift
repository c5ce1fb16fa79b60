/// What becomes of a relationship's destinations when its object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule
  case cascadeDeleteRule
  case denyDeleteRule
}
