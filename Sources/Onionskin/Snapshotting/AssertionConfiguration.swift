internal import Foundation
internal import HeadlessUIKit

/// The settings that an assertion adds to a strategy: the screen of a matrix's cell, the layout issues to find, and the wait.
package struct AssertionConfiguration: Sendable {
  /// Replaces the strategy's own screen; nil to use that.
  var screen: ViewImageConfig?
  /// The surroundings in which the value was created; nil for those of the strategy's screen.
  var surroundings: HostedSurroundings?
  var audit: SnapshotAudit = []
  /// The ignored kinds of issues in views and their descendants, by their identifiers.
  var auditExceptions: [String: SnapshotAudit] = [:]
  /// How long the screen is shown before it is read, in seconds.
  var wait: TimeInterval = 0
}
