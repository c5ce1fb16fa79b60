/// What a translation can't do, or what its user should know, with the place in the original.
public struct TranslationProblem: Error, Hashable, CustomStringConvertible, Sendable {
  public enum Severity: String, Sendable {
    case error, warning
  }

  public let severity: Severity
  public let path: String
  /// Counted from 1.
  public let line: Int
  /// In bytes, counted from 1.
  public let column: Int
  /// What was found, and what to do.
  public let message: String

  /// As compilers print it, so that editors find the place.
  public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}
