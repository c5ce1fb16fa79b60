/// An error or a warning of a translation, with its position in the original.
public struct TranslationProblem: Error, Hashable, CustomStringConvertible, Sendable {
  public enum Severity: String, Sendable {
    case error, warning
  }

  public let severity: Severity
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column in bytes, from 1.
  public let column: Int
  /// The problem, and what to do.
  public let message: String

  /// In the format of compilers, so that editors find the position.
  public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}
