package import HeadlessObjectiveC

/// The questions of screens to stand-ins without an answer from the test, recorded for the current snapshots.
package enum StandInNotes {
  /// Screens query system services from any queue, and UIKit from the main one.
  private static var notices: NoticeLog<String> { StateHost.process.value { _ in NoticeLog(includesThreads: true) } }

  /// Records a sentence without its final period for the open subscriptions; without one, it is discarded.
  package static func note(_ sentence: String) { notices.note(sentence) }

  /// Starts recording.
  ///
  /// - Parameter listener: the listener whose questions are recorded; nil for all.
  /// - Returns: The argument for `endSubscription(_:)`, which must be called once.
  package static func subscribe(for listener: NoticeListener? = nil) -> Int { notices.subscribe(for: listener) }

  /// The sentences since the subscription began, in order; ends the subscription.
  package static func endSubscription(_ subscription: Int) -> [String] { notices.endSubscription(subscription) }
}
