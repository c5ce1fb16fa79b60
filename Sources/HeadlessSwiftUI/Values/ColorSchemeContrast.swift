/// How far colours are apart.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}
