package import Foundation

/// A review server's response to decisions.
///
///     {"results": [{"reference": "Snapshots/...", "outcome": "accepted"},
///                  {"reference": "Snapshots/...", "outcome": "refused", "reason": "The reference changed since."}]}
package struct ReviewAnswer: Hashable, Sendable, Codable {
  /// The outcome of a decision.
  package enum Outcome: String, Hashable, Sendable, Codable {
    /// The actual file is the reference now.
    case accepted
    /// The reference is the one that was compared.
    case rejected
    /// Nothing was changed; `reason` contains the reason.
    case refused
  }

  /// The result of a decision.
  package struct Result: Hashable, Sendable, Codable {
    /// The same as in the decision.
    package var reference: String
    package var outcome: Outcome
    /// A sentence for the reviewer; nil if there is no problem.
    package var reason: String?

    package init(reference: String, outcome: Outcome, reason: String? = nil) {
      self.reference = reference
      self.outcome = outcome
      self.reason = reason
    }
  }

  /// One per decision.
  package var results: [Result]

  package init(results: [Result]) {
    self.results = results
  }

  /// The body of the response.
  package var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }
}
