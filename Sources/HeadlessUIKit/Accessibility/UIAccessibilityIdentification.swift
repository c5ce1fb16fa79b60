public import Foundation

/// What tests and snapshots tell elements apart by.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// A name for tests, which isn't read out.
  var accessibilityIdentifier: String? { get set }
}
