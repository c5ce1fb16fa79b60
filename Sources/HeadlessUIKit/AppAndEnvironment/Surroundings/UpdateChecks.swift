internal import Foundation

/// What is checked before each update of a test's windows: state that changes without a notification, such as values of the user
/// defaults, which Foundation on Linux doesn't announce.
@MainActor package final class UpdateChecks {
  private var checks: [ObjectIdentifier: () -> Void] = [:]

  /// The running code's checks. Each test has its own.
  package static var current: UpdateChecks { AppState.current.checks }

  package func add(for owner: AnyObject, _ check: @escaping () -> Void) { checks[ObjectIdentifier(owner)] = check }
  package func remove(for owner: AnyObject) { checks[ObjectIdentifier(owner)] = nil }

  func run() {
    for check in Array(checks.values) { check() }
  }
}
