internal import Foundation

/// Replaces parts of a text that change from run to run.
public struct SnapshotScrubber: Hashable, Sendable {
  private let pattern: String
  private let replacement: String

  private init(_ pattern: String, _ replacement: String) {
    self.pattern = pattern
    self.replacement = replacement
  }

  /// The matches of a regular expression; an invalid one replaces nothing.
  ///
  /// - Parameters:
  ///   - pattern: a regular expression.
  ///   - replacement: the replacement text.
  public static func pattern(_ pattern: String, by replacement: String) -> SnapshotScrubber {
    SnapshotScrubber(pattern, replacement)
  }

  /// Addresses of objects, such as `0x600002c4`.
  public static let addresses = SnapshotScrubber("0x[0-9a-fA-F]{4,16}", "<address>")
  /// Dates and times in ISO 8601 format, and descriptions of `Date`.
  public static let dates = SnapshotScrubber(
    #"[0-9]{4}-[0-9]{2}-[0-9]{2}([T ][0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]+)?)?( ?(Z|[+-][0-9]{2}:?[0-9]{2}))?)?"#,
    "<date>")
  /// UUIDs.
  public static let identifiers = SnapshotScrubber(
    "[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}", "<identifier>")

  /// Identifiers, addresses and dates.
  public static let all = [identifiers, addresses, dates]

  func scrub(_ text: String) -> String {
    guard let expression = try? Regex(pattern) else { return text }
    return text.replacing(expression) { _ in replacement }
  }
}
