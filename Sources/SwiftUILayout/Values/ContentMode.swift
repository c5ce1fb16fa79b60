/// How a picture is fitted.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit, fill
}
