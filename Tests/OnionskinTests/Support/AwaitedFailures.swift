import OnionskinTestSupport

@testable import Onionskin

extension TestRun {
  /// Runs awaited assertions in the run's folder, and returns the failures that they reported.
  @MainActor func awaitedFailures(_ body: @MainActor () async -> Void) async -> [String] {
    let before = reporter.messages.count
    await SnapshotSession.$current.withValue(session) { await body() }
    return Array(reporter.messages.dropFirst(before))
  }
}
