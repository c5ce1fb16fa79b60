package import Foundation

/// What a review server says about decisions that were posted to it.
///
///     {"results": [{"reference": "Snapshots/...", "outcome": "accepted"},
///                  {"reference": "Snapshots/...", "outcome": "refused", "reason": "The reference changed since."}]}
package struct ReviewAnswer: Hashable, Sendable, Codable {
  /// What became of a decision.
  package enum Outcome: String, Hashable, Sendable, Codable {
    /// What was found is the reference now.
    case accepted
    /// The reference is the one that was compared with.
    case rejected
    /// Nothing was done; `reason` says why.
    case refused
  }

  /// What became of one decision.
  package struct Result: Hashable, Sendable, Codable {
    /// As in the decision.
    package var reference: String
    package var outcome: Outcome
    /// A sentence for the reviewer; nil where all is well.
    package var reason: String?

    package init(reference: String, outcome: Outcome, reason: String? = nil) {
      self.reference = reference
      self.outcome = outcome
      self.reason = reason
    }
  }

  /// One for each decision.
  package var results: [Result]

  package init(results: [Result]) {
    self.results = results
  }

  /// The body of the answer.
  package var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }
}
