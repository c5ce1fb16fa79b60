public import Foundation

/// What tests and snapshots tell elements apart by.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// A name for tests, which nobody is read.
  var accessibilityIdentifier: String? { get set }
}
