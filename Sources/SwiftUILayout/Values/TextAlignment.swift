/// Where the lines of a text meet.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing
}
