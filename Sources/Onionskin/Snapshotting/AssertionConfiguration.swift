internal import Foundation
internal import HeadlessUIKit

/// What an assertion adds to a strategy: the screen of a matrix's cell, and what to look for in the layout, and when.
package struct AssertionConfiguration: Sendable {
  /// Takes the place of the strategy's own screen; nil for that.
  var screen: ViewImageConfig?
  /// The surroundings in which the value was made; nil for those of the strategy's screen.
  var surroundings: HostedSurroundings?
  var audit: SnapshotAudit = []
  /// What isn't looked for in views, and in what is in them, by their identifiers.
  var auditExceptions: [String: SnapshotAudit] = [:]
  /// How long the screen is shown before it is read, in seconds.
  var wait: TimeInterval = 0
}
