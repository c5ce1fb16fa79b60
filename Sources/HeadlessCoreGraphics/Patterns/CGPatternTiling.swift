/// How a pattern's cells are fitted to the device's pixels. All are painted alike: where they lie.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}
